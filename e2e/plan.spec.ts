import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expect-accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { dayFromToday, stockKitchen } from './support/kitchen.ts';
import { inviteBen, setUpAdmin } from './support/people.ts';

const saveRecipe = async (page: Page, name: string, ingredients: string[]) => {
  const data = { name, servings: 2, ingredients, instructions: ['Cook it.'] };
  expect((await page.request.post('/api/recipes/own', { data })).status()).toBe(201);
};

test('a week is planned, shopped for and cooked, and one Undo puts all of it back', async ({ page }) => {
  await setUpAdmin(page);
  await stockKitchen(page, [{ name: 'Beef mince', category: 'protein', quantity: '500', unit: 'g' }]);
  await saveRecipe(page, 'Bolognese', ['500 g beef mince']);
  await saveRecipe(page, 'Cottage pie', ['500 g beef mince']);
  await page.goto('/plan');
  const today = await dayFromToday(page, 0);
  const tomorrow = await dayFromToday(page, 1);
  const plan = async (day: string, recipe: string) => {
    await page
      .getByRole('button', { name: /^Plan a meal for/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Plan a Meal' });
    await dialog.getByLabel('What to eat').fill(recipe);
    await dialog.getByRole('list', { name: 'Your recipes' }).getByRole('button', { name: recipe }).click();
    await dialog.getByLabel('Day').fill(day);
    await dialog.getByRole('button', { name: 'Plan' }).click();
    await expect(dialog).toBeHidden();
  };
  await plan(today, 'Bolognese');
  await plan(tomorrow, 'Cottage pie');
  await expectAccessible(page);

  // The mince is for today's meal, so that tomorrow's has to be bought.
  await page.goto(`/plan?week=${tomorrow}`);
  const pie = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Cottage pie' }) });
  await expect(pie.last().getByText('1 to buy')).toBeVisible();
  await page.getByRole('button', { name: 'Shop for This Week' }).click();
  await expect(page.getByText('Added to shopping list')).toBeVisible();

  await page.goto(`/plan?week=${today}`);
  await page.getByRole('button', { name: 'Bolognese: more' }).click();
  await page.getByRole('menuitem', { name: 'Cooked' }).click();
  await expect(page.getByText('1 left over, now in your inventory', { exact: false })).toBeVisible();
  await expect(page.getByText('Cooked', { exact: true })).toBeVisible();
  const names = async () => {
    const answer = await page.request.get('/api/ingredients');
    return ((await answer.json()) as { name: string; quantity: string }[]).map(
      ({ name, quantity }) => `${quantity} ${name}`,
    );
  };
  expect(await names()).toEqual(['1 Bolognese (cooked)']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Bolognese is planned again')).toBeVisible();
  expect(await names()).toEqual(['500 Beef mince']);
});

test('a planned meal is dragged to another day', async ({ page }) => {
  await setUpAdmin(page);
  await saveRecipe(page, 'Soup', ['4 carrots']);
  await page.goto('/plan');
  await page.getByRole('button', { name: 'Plan a meal for Monday' }).click();
  await page.getByLabel('What to eat').fill('Leftovers');
  await page.getByRole('button', { name: 'Plan', exact: true }).last().click();
  const meals = (day: string) => page.getByRole('list', { name: `Planned for ${day}` });
  await expect(meals('Monday').getByText('Leftovers')).toBeVisible();
  await meals('Monday')
    .getByRole('listitem')
    .dragTo(page.getByRole('button', { name: 'Plan a meal for Friday' }));
  await expect(meals('Friday').getByText('Leftovers')).toBeVisible();
  await expect(meals('Monday')).toBeHidden();
});

test('two people of a kitchen fill a week, shop, cook and undo, and each sees what the other does', async ({
  page,
  browser,
  app,
  problems,
}) => {
  await setUpAdmin(page);
  const ben = await inviteBen(page, browser, app);
  problems.watch(ben);
  await page.request.post('/api/kitchen/invitations', { data: { username: 'ben' } });
  const [invitation] = await (await ben.request.get('/api/kitchen/invitations')).json();
  await ben.request.post(`/api/kitchen/invitations/${invitation.id}/accept`, { data: { bring: true } });
  await ben.request.put('/api/kitchen/me', { data: { agreesToBeCookedFor: true } });
  await stockKitchen(page, [
    { name: 'Chicken breast', category: 'protein', quantity: '600', unit: 'g' },
    { name: 'White rice', category: 'grain', quantity: '1', unit: 'kg' },
  ]);
  await saveRecipe(page, 'Chicken and rice', ['400 g chicken breast', '200 g rice', '2 carrots']);
  const today = await dayFromToday(page, 0);
  await page.goto('/plan');
  await ben.goto('/plan');

  await page.getByRole('button', { name: 'Fill the Week' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fill the Week' });
  await dialog.getByRole('button', { name: 'New ideas, too' }).click();
  await dialog.getByRole('button', { name: 'Propose Meals' }).click();
  await expect(dialog.getByText('Chicken and rice')).toBeVisible();
  await expect(dialog.getByText(/can be more than \d+% better/)).toBeVisible();
  await expectAccessible(page);
  expect(await (await page.request.get(`/api/plan?from=${today}&to=${today}`)).json()).toEqual([]);
  await dialog.getByRole('button', { name: 'Plan This Meal' }).click();
  await expect(dialog).toBeHidden();

  // Ben's page shows it without being loaded again; he shops for it, and Ada's list has it.
  const meal = ben.getByRole('heading', { name: 'Chicken and rice' });
  await expect(meal).toBeVisible();
  await ben.getByRole('button', { name: 'Shop for This Week' }).click();
  await expect(ben.getByText('Added to shopping list')).toBeVisible();
  const listed = async (who: Page) =>
    ((await (await who.request.get('/api/shopping-list')).json()) as { name: string }[]).map(
      ({ name }) => name,
    );
  expect(await listed(page)).toEqual(['Carrots']);

  await page.getByRole('button', { name: 'Chicken and rice: more' }).click();
  await page.getByRole('menuitem', { name: 'Cooked' }).click();
  await expect(page.getByText('Chicken and rice cooked')).toBeVisible();
  await expect(ben.getByText('Cooked', { exact: true })).toBeVisible();
  const eaten = async (who: Page) =>
    ((await (await who.request.get(`/api/meals?date=${today}`)).json()) as { foods: object[] }[]).flatMap(
      ({ foods }) => foods,
    );
  for (const who of [page, ben]) expect(await eaten(who)).toMatchObject([{ name: 'Chicken and rice' }]);
  expect(await listed(ben)).toEqual([]);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Chicken and rice is planned again')).toBeVisible();
  await expect(ben.getByText('Cooked', { exact: true })).toBeHidden();
  for (const who of [page, ben]) expect(await eaten(who)).toEqual([]);
  expect(await listed(ben)).toEqual(['Carrots']);
});
