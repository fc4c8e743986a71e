import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { setUpAdmin } from './support/people.ts';

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Shopping List' });
const item = (page: Page, name: string | RegExp): Locator => dialog(page).getByRole('checkbox', { name });
async function add(page: Page, typed: string): Promise<void> {
  const field = dialog(page).getByRole('textbox', { name: 'Add an item' });
  await field.fill(typed);
  await field.press('Enter');
  await expect(dialog(page).getByText(/^On the list/)).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  await setUpAdmin(page);
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
