import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expect-accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { dayFromToday, stockKitchen } from './support/kitchen.ts';
import { setUpAdmin } from './support/people.ts';

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
