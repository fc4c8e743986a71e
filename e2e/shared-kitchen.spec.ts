import { expect, test } from './support/fixtures.ts';
import { inviteBen, setUpAdmin } from './support/people.ts';

const EGGS = { name: 'Eggs', category: 'protein', quantity: '6', unit: 'piece' };
const BREAD = { name: 'Bread', quantity: '1', unit: 'piece', category: 'other', recipeId: null };

test('Ben brings his food to Ada’s kitchen, what one ticks the other sees, and he leaves it whole', async ({
  page,
  browser,
  app,
}) => {
  await setUpAdmin(page);
  const ben = await inviteBen(page, browser, app);
  await page.request.post('/api/ingredients', { data: EGGS });
  await ben.request.post('/api/ingredients', { data: { ...EGGS, quantity: '4' } });
  await page.request.post('/api/shopping-list', { data: BREAD });

  await page.goto('/profile');
  await page.getByLabel('Invite somebody by their username').fill('ben');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(page.getByText('Invited, has not answered')).toBeVisible();

  await ben.goto('/');
  await ben.getByRole('link', { name: 'See what you would share' }).click();
  await expect(ben.getByText(/It has 1 ingredient and 1 thing on the list\./)).toBeVisible();
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
  expect(await (await page.request.get('/api/ingredients')).json()).toMatchObject([
    { name: 'Eggs', quantity: '10' },
  ]);

  await ben.goto('/profile');
  await ben.getByRole('button', { name: 'Leave this kitchen' }).click();
  await ben.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(ben.getByText('You have a kitchen of your own now')).toBeVisible();
  expect(await (await ben.request.get('/api/ingredients')).json()).toEqual([]);
  expect(await (await page.request.get('/api/ingredients')).json()).toMatchObject([
    { name: 'Eggs', quantity: '10' },
  ]);
});
