import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { inviteBen, setUpAdmin } from './support/people.ts';

const BREAD = { name: 'Bread', quantity: '1', unit: 'piece', category: 'other', recipeId: null };

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Shopping List' });
const item = (page: Page, name: string | RegExp): Locator => dialog(page).getByRole('checkbox', { name });
async function add(page: Page, typed: string): Promise<void> {
  const field = dialog(page).getByRole('textbox', { name: 'Add an item' });
  await field.fill(typed);
  await field.press('Enter');
  await expect(dialog(page).getByText(/^On the list/)).toBeVisible();
}

test('Ben joins Ada’s kitchen, and each page shows what the other person does without being loaded again; on their list no tick is undone and no addition is lost', async ({
  page,
  browser,
  app,
}) => {
  await setUpAdmin(page);
  await page.request.post('/api/shopping-list', { data: BREAD });
  const ben = await inviteBen(page, browser, app);
  await page.request.post('/api/kitchen/invitations', { data: { username: 'ben' } });
  await page.goto('/profile');
  await expect(page.getByText('Invited, no answer yet')).toBeVisible();
  await ben.goto('/');
  await ben.getByRole('link', { name: 'See what you would share' }).click();
  await expect(ben.getByText(/It has 1 thing on the list\./)).toBeInViewport();
  await ben.getByRole('button', { name: 'Join' }).click();
  await expect(ben.getByRole('button', { name: 'Leave this kitchen' })).toBeVisible();
  // Ada's page is told of it.
  await expect(page.getByText('Ben Okoro', { exact: true })).toBeVisible();

  for (const each of [page, ben]) {
    await each.getByRole('link', { name: 'Dashboard' }).first().click();
    await each.getByRole('link', { name: 'Open list' }).click();
  }
  // Ben changes what he saw before Ada's tick.
  await dialog(ben).getByRole('button', { name: 'Edit Bread' }).click();
  await item(page, /^Bread/).click();
  await dialog(ben).getByRole('textbox', { name: 'Name' }).fill('Rolls');
  await dialog(ben).getByRole('button', { name: 'Save' }).click();
  for (const each of [page, ben]) await expect(item(each, /^Rolls/)).toBeChecked();

  await Promise.all([add(page, '2 eggs'), add(ben, '4 eggs')]);
  for (const each of [page, ben]) await expect(item(each, 'eggs 6')).toBeVisible();
  await ben.context().close();
});
