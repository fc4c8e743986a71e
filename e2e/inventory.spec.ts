import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/expect-accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { dayFromToday, stockKitchen, TWELVE_FOODS } from './support/kitchen.ts';
import { setUpAdmin } from './support/people.ts';

const EGGS = { name: 'Eggs', category: 'protein', quantity: '6', unit: 'piece' };

function cards(page: Page): Locator {
  return page.getByRole('list', { name: 'Ingredients' }).getByRole('listitem');
}

test('what does not load without a connection loads once it is back, and the form keeps what was typed; holding Enter down adds a food only once; a CSV file is exported that a spreadsheet opens correctly; on a phone, Back closes a form and the menu before it leaves the page', async ({
  page,
  problems,
}) => {
  await setUpAdmin(page);
  problems.expect(/^net::ERR_INTERNET_DISCONNECTED GET \S+\/assets\//);
  // The rules that a form is checked by, and a dialog. That a tab does so too is in `profile.spec.ts`.
  const parts = '**/assets/{zod,quick-add-dialog}-*.js';
  await page.route(parts, (route) => route.abort('internetdisconnected'));
  await page.goto('/');
  // A document of its own, as after a reload or from a bookmark: a step back from it loads another one.
  await page.goto('/ingredients');
  await expect(page.getByText('No ingredients in your inventory. Add some to get started!')).toBeVisible();
  await expectAccessible(page);
  const quickAdd = page.getByRole('button', { name: 'Quick Add', exact: true });
  await quickAdd.click();
  await expect(page.getByText('This did not open')).toBeVisible();
  await page.getByRole('button', { name: 'Custom Add' }).click();
  const form = page.getByRole('dialog', { name: 'Custom Add' });
  await form.getByLabel('Name').fill('Ramps');
  await form.getByLabel('Quantity').fill('2');
  await form.getByLabel('Category').selectOption('vegetable');
  await form.getByLabel('Unit').selectOption('bunch');
  await form.getByRole('button', { name: 'Add Ingredient' }).click();
  await expect(page.getByText('This could not be checked')).toBeVisible();
  await page.unroute(parts);
  await form.getByRole('button', { name: 'Add Ingredient' }).click();
  await expect(form).toBeHidden();
  await expect(cards(page)).toHaveText([/Ramps/]);

  await quickAdd.click();
  const dialog = page.getByRole('dialog', { name: 'Quick Add' });
  await dialog.getByRole('searchbox').fill('banana');
  await expect(dialog.getByText('1 food. Enter adds Banana.')).toBeVisible();
  for (let times = 0; times < 5; times++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  const added = page.getByRole('status').filter({ hasText: 'Ingredient has been added to your inventory' });
  await expect(added).toBeVisible();
  await dialog.getByRole('searchbox').fill('spin');
  await dialog.getByRole('button', { name: /^Add .*spinach/i }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(cards(page)).toHaveText([/spinach/i, /banana/i, /Ramps/]);

  // The page is told of them, as of what another device adds.
  const day = await dayFromToday(page, 3);
  await stockKitchen(page, [
    ...TWELVE_FOODS,
    { ...EGGS, name: '=HYPERLINK("http://example.org")' },
    { ...EGGS, name: 'Müsli, "crunchy"', category: 'grain', expiryDate: day },
  ]);
  await expect(cards(page)).toHaveCount(17);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export List' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('ingredients.csv');
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  const lines = text.slice(1).trimEnd().split('\r\n');
  expect(lines).toHaveLength(18);
  expect(lines.slice(0, 3)).toEqual([
    'Name,Category,Quantity,Unit,Status,Expiry Date',
    `"Müsli, ""crunchy""",grain,6,piece,fresh,${day}`,
    `"'=HYPERLINK(""http://example.org"")",protein,6,piece,fresh,`,
  ]);
  await expectAccessible(page);

  const phone = { width: 390, height: 844 };
  await page.setViewportSize(phone);
  await page.getByRole('link', { name: 'View expiring items' }).click();
  await expect(page.getByRole('button', { name: /^Expiring Soon/, pressed: true })).toBeInViewport({
    ratio: 1,
  });
  await page.goBack();
  // What the Tab key leads to is not under the bar.
  const edge = (one: Locator, side: 'top' | 'bottom') =>
    one.evaluate((element, name) => element.getBoundingClientRect()[name], side);
  const bar = await edge(page.getByRole('navigation', { name: 'Main, bottom' }), 'top');
  await cards(page).first().getByRole('button').focus();
  for (let times = 0; times < 6; times++) {
    await page.keyboard.press('Tab');
    await expect.poll(() => edge(page.locator(':focus'), 'bottom')).toBeLessThan(bar);
  }
  await page.getByRole('button', { name: 'Custom Add' }).click();
  await expect(form).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(phone);
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
