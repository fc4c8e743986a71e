import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { setUpAdmin } from './support/people.ts';

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Shopping List' });
const item = (page: Page, name: string | RegExp): Locator => dialog(page).getByRole('checkbox', { name });
const group = (page: Page, name: string): Locator =>
  dialog(page).getByRole('region', { name }).getByRole('listitem');

async function add(page: Page, typed: string): Promise<void> {
  const field = dialog(page).getByRole('textbox', { name: 'Add an item' });
  await field.fill(typed);
  await field.press('Enter');
  await expect(dialog(page).getByText(/^On the list/)).toBeVisible();
}

async function kitchen(page: Page): Promise<{ name: string; quantity: string; unit: string }[]> {
  return (await page.request.get('/api/ingredients')).json();
}

test.beforeEach(async ({ page }) => {
  await setUpAdmin(page);
});

test('a weekly shopping list is written, summed, ticked, moved to the kitchen, cleared and restored', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Open list' }).click();
  await expect(page).toHaveURL(/\?list=open$/);
  for (const typed of ['2 lemons', '500 g flour', 'milk 2 l', '1 lemon', '1 kg flour'])
    await add(page, typed);
  await expect(group(page, 'Fruit & vegetables')).toHaveText(['lemons 3']);
  await expect(group(page, 'Baking & spices')).toHaveText(['flour 1.5 kg']);
  await expect(group(page, 'Dairy, eggs & chilled')).toHaveText(['milk 2 l']);

  await dialog(page).getByRole('button', { name: 'Edit milk' }).click();
  await dialog(page).getByRole('textbox', { name: 'Quantity' }).fill('3');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(item(page, 'milk 3 l')).toBeVisible();

  await item(page, /^lemons/).click();
  await expect(group(page, 'Ticked')).toHaveText(['lemons 3']);
  await dialog(page).getByRole('button', { name: 'Add them' }).click();
  await expect(group(page, 'Ticked')).toHaveText([/In your ingredients/]);
  await item(page, /^flour/).click();
  await expect(group(page, 'Ticked')).toHaveCount(2);
  await item(page, /^lemons/).click();
  await expect(group(page, 'Fruit & vegetables')).toHaveText([/^lemons/]);
  await item(page, /^lemons/).click();
  await expect(group(page, 'Ticked')).toHaveCount(2);
  await expect.poll(async () => (await kitchen(page)).map(({ name }) => name)).toEqual(['flour', 'lemons']);

  await page.reload();
  await expect(group(page, 'Ticked')).toHaveCount(2);
  await dialog(page).getByRole('button', { name: 'Remove completed' }).click();
  await expect(group(page, 'Ticked')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(group(page, 'Ticked')).toHaveCount(2);

  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('region', { name: 'Shopping List' })).toContainText('1 item');
});

/** Longer than twice the ten seconds after which an open list asks what another device has changed. */
const NEWS = { timeout: 30_000 };

test('on two devices, a tick is never undone by the other, and no addition is lost', async ({
  page,
  context,
}) => {
  await page.request.post('/api/shopping-list', { data: { name: 'Lemons', quantity: '1' } });
  const other = await context.newPage();
  await page.goto('/?list=open');
  await other.goto('/?list=open');
  await item(page, /^Lemons/).click();
  // The other device knows nothing of the tick, and changes what it shows.
  await dialog(other).getByRole('button', { name: 'Edit Lemons' }).click();
  await dialog(other).getByRole('textbox', { name: 'Name' }).fill('Limes');
  await dialog(other).getByRole('button', { name: 'Save' }).click();
  for (const device of [page, other]) {
    await expect(item(device, /^Limes/)).toBeChecked(NEWS);
  }

  await Promise.all([add(page, '2 eggs'), add(other, '4 eggs')]);
  for (const device of [page, other]) await expect(item(device, 'eggs 6')).toBeVisible(NEWS);
  await other.close();
});
