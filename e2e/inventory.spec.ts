import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { dayFromToday, stockKitchen } from './support/kitchen.ts';
import { setUpAdmin } from './support/people.ts';

const EGGS = { name: 'Eggs', category: 'protein', quantity: '6', unit: 'piece' };

function cards(page: Page): Locator {
  return page.getByRole('list', { name: 'Ingredients' }).getByRole('listitem');
}

async function expectToast(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  await setUpAdmin(page);
});

test('holding Enter down adds a food only once', async ({ page }) => {
  await page.goto('/ingredients');
  await page.getByRole('button', { name: 'Quick Add', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Quick Add' });
  await dialog.getByRole('searchbox').fill('banana');
  await expect(dialog.getByText('1 food. Enter adds Banana.')).toBeVisible();
  for (let times = 0; times < 5; times++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expectToast(page, 'Ingredient has been added to your inventory');
  await dialog.getByRole('searchbox').fill('spin');
  await dialog.getByRole('button', { name: /^Add .*spinach/i }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(cards(page)).toHaveText([/spinach/i, /banana/i]);
});

test('exports a CSV file that a spreadsheet opens correctly', async ({ page }) => {
  await page.goto('/ingredients');
  const day = await dayFromToday(page, 3);
  await stockKitchen(page, [
    { ...EGGS, name: '=HYPERLINK("http://example.org")' },
    { ...EGGS, name: 'Müsli, "crunchy"', category: 'grain', expiryDate: day },
  ]);
  await page.reload();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export List' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('ingredients.csv');
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(text.slice(1).trimEnd().split('\r\n')).toEqual([
    'Name,Category,Quantity,Unit,Status,Expiry Date',
    `"Müsli, ""crunchy""",grain,6,piece,fresh,${day}`,
    `"'=HYPERLINK(""http://example.org"")",protein,6,piece,fresh,`,
  ]);
});

test('on a phone, Back closes a form and the menu before it leaves the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  // A document of its own, as after a reload or from a bookmark: a step back from it loads another one.
  await page.goto('/ingredients');
  await page.getByRole('button', { name: 'Custom Add' }).click();
  await expect(page.getByRole('dialog', { name: 'Custom Add' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  // The step back is taken back by one forward, a moment later.
  await expect(page).toHaveURL('/ingredients');
  await expect(page.getByRole('button', { name: 'Custom Add' })).toBeFocused();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL('/ingredients');
  await page.goBack();
  await expect(page).toHaveURL('/');
});
