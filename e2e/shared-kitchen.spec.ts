import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { stockKitchen, TWELVE_FOODS } from './support/kitchen.ts';
import { BEN, fillInSignup, otherBrowser, setUpAdmin } from './support/people.ts';

const EGGS = { name: 'Eggs', category: 'protein', quantity: '6', unit: 'piece' };
const BREAD = { name: 'Bread', quantity: '1', unit: 'piece', category: 'other', recipeId: null };
const OTHER_FOODS = TWELVE_FOODS.filter(({ name }) => name !== EGGS.name);

async function eggsOf(page: Page): Promise<string[]> {
  const foods: { name: string; quantity: string }[] = await (
    await page.request.get('/api/ingredients')
  ).json();
  return foods.filter(({ name }) => name === EGGS.name).map(({ quantity }) => quantity);
}

test('Ben joins Ada’s kitchen by one link, brings his food, is included in recipes, and leaves with his food', async ({
  page,
  browser,
  app,
}) => {
  await setUpAdmin(page);
  await page.request.post('/api/ingredients', { data: EGGS });
  await page.request.post('/api/shopping-list', { data: BREAD });
  await page.goto('/admin');
  await page.getByLabel('Invite someone').fill(BEN.email);
  await page.getByRole('checkbox', { name: /^Also invite them to my kitchen/ }).check();
  await page.getByRole('button', { name: 'Send Invite' }).click();
  const link = await page.getByTitle(/\/signup\?invite=/).textContent();

  const ben = await otherBrowser(browser, app);
  await ben.goto(link ?? '');
  await expect(ben.getByText(/^You are also invited to share a kitchen/)).toBeVisible();
  await fillInSignup(ben, BEN);
  await ben.getByRole('button', { name: 'Create Account' }).click();
  await expect(ben.getByText('Ada Marsh invites you to share a kitchen.')).toBeVisible();
  await ben.request.post('/api/ingredients', { data: { ...EGGS, quantity: '4' } });
  await page.goto('/profile');
  await expect(page.getByText('Invited, no answer yet')).toBeVisible();
  await ben.getByRole('link', { name: 'See what you would share' }).click();
  await expect(ben.getByText(/It has 1 ingredient and 1 thing on the list\./)).toBeInViewport();
  await expect(ben.getByRole('checkbox', { name: /^Bring 1 ingredient\b/ })).toBeChecked();
  await ben.getByRole('button', { name: 'Join' }).click();
  await expect(ben.getByRole('button', { name: 'Leave this kitchen' })).toBeVisible();

  // Ada's page is not loaded again: she is told of it.
  await expect(page.getByText('Ben Okoro', { exact: true })).toBeVisible();
  await page.goto('/?list=open');
  const bread = page.getByRole('dialog', { name: 'Shopping List' }).getByRole('checkbox', { name: /^Bread/ });
  await expect(bread).not.toBeChecked();
  await ben.goto('/?list=open');
  await ben
    .getByRole('dialog', { name: 'Shopping List' })
    .getByRole('checkbox', { name: /^Bread/ })
    .click();
  await expect(bread).toBeChecked();
  expect(await eggsOf(page)).toEqual(['10']);

  await stockKitchen(page, OTHER_FOODS);
  await ben.request.put('/api/profile', { data: { allergies: ['dairy'] } });
  await ben.goto('/profile');
  await ben.getByRole('checkbox', { name: /^The others may cook for me/ }).click();
  await page.goto('/');
  const eaters = page.getByRole('group', { name: 'Cooking for' });
  await expect(eaters.getByRole('button', { name: 'Ben Okoro', pressed: true })).toBeVisible();
  await page.getByRole('button', { name: 'Generate Recipe Ideas' }).click();
  await page
    .getByRole('region', { name: 'Recipe suggestions' })
    .getByRole('listitem')
    .first()
    .getByRole('button')
    .click();
  const idea = page.getByRole('dialog');
  await expect(idea.getByText(/Ada 1 serving, Ben 1\b.*do not suit Ben were left out\./)).toBeVisible();
  await expect(idea.getByRole('region', { name: 'Ingredients' })).not.toContainText(/cheddar|butter|milk/i);

  await ben.getByRole('button', { name: 'Leave this kitchen' }).click();
  await ben.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(ben.getByText('You now have your own kitchen')).toBeVisible();
  expect(await eggsOf(ben)).toEqual([]);
  expect(await eggsOf(page)).toEqual(['10']);

  await page.goto('/profile');
  await page.getByLabel('Invite someone by their username').fill('ben');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(page.getByText('Invited, no answer yet')).toBeVisible();
});
