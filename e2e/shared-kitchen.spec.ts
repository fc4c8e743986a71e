import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { inviteBen, setUpAdmin } from './support/people.ts';

const BREAD = { name: 'Bread', quantity: '1', unit: 'piece', category: 'other', recipeId: null };

test('Ben joins Ada’s kitchen, and each page shows what the other person does without being loaded again', async ({
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

  const bread = (of: Page) =>
    of.getByRole('dialog', { name: 'Shopping List' }).getByRole('checkbox', { name: /^Bread/ });
  for (const each of [page, ben]) await each.goto('/?list=open');
  await expect(bread(page)).not.toBeChecked();
  await bread(ben).click();
  await expect(bread(page)).toBeChecked();
  await ben.context().close();
});
