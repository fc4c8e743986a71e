import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { stockKitchen, TWELVE_FOODS } from './support/kitchen.ts';
import { setUpAdmin } from './support/people.ts';

function suggestions(page: Page) {
  return page.getByRole('region', { name: 'Recipe suggestions' }).getByRole('listitem');
}

async function generate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Generate Recipe Ideas' }).click();
  await expect(page.getByText(/Found \d+ recipe suggestions for you!/)).toBeVisible();
}

async function getJson(page: Page, path: string) {
  const answer = await page.request.get(path);
  expect(answer.status()).toBe(200);
  return answer.json();
}

test.beforeEach(async ({ page }) => {
  await setUpAdmin(page);
});

test('an empty kitchen has nothing to generate from, until the first food is added', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Generate Recipe Ideas' });
  await expect(button).toBeDisabled();
  const name = page.getByRole('textbox', { name: 'Add an ingredient by name' });
  await name.fill('   ');
  await expect(page.getByRole('button', { name: 'Add', exact: true })).toBeDisabled();
  await name.fill('  Eggs ');
  await name.press('Enter');
  await expect(page.getByText('Ingredient has been added to your inventory')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Your ingredients' }).getByRole('listitem')).toHaveText([
    'Eggs',
  ]);
  await expect(name).toHaveValue('');
  await expect(button).toBeEnabled();
});

test('twelve foods become ideas; one is opened, kept, and still kept after a restart', async ({
  page,
  app,
}) => {
  await stockKitchen(page, TWELVE_FOODS);
  await page.goto('/');
  const chips = page.getByRole('list', { name: 'Your ingredients' }).getByRole('listitem');
  await expect(chips).toHaveCount(9);
  await expect(chips.last()).toHaveText('+4 more');

  await generate(page);
  await expect(suggestions(page)).toHaveCount(4);

  const card = suggestions(page).first();
  const onCard = await card.textContent();
  await card.getByRole('button').click();
  const dialog = page.getByRole('dialog');
  const name = await dialog.getByRole('heading', { level: 2 }).first().textContent();
  expect(name).toBeTruthy();
  expect(onCard).toContain(name);
  for (const fact of ['Prep time', 'Cook time', 'Servings', 'Calories', 'Difficulty', 'Cuisine']) {
    await expect(dialog.getByRole('term').filter({ hasText: fact })).toBeVisible();
  }
  const lines = dialog.getByRole('region', { name: 'Ingredients' }).getByRole('listitem');
  const have = await lines.filter({ hasText: /Have$/ }).count();
  const missing = await lines.filter({ hasText: /Missing$/ }).count();
  expect(have).toBeGreaterThan(0);
  expect(have + missing).toBe(await lines.count());
  await expect(dialog.getByRole('region', { name: 'Instructions' }).getByRole('listitem')).not.toHaveCount(0);

  await dialog.getByRole('button', { name: 'Save to Favorites' }).click();
  await expect(page.getByText('Added to favorites')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Remove from Favorites' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Start Cooking' }).click();
  await expect(dialog).toBeHidden();

  // Or it would be asking while the server is away.
  await page.goto('about:blank');
  await app.restart();

  const favorites = await getJson(page, '/api/recipes?favorites=true');
  expect(favorites).toEqual([expect.objectContaining({ name, isFavorite: true })]);
  await page.goto('/');
  await card.getByRole('button').click();
  await expect(dialog.getByRole('button', { name: 'Remove from Favorites' })).toBeVisible();
});

test('what an idea is missing goes to the shopping list', async ({ page }) => {
  // Of cheese alone nearly every idea needs something from the shop.
  await stockKitchen(
    page,
    TWELVE_FOODS.filter((food) => food.name === 'Cheddar cheese'),
  );
  await page.goto('/');
  await generate(page);

  await suggestions(page)
    .filter({ hasText: /Missing: \d+ items/ })
    .first()
    .getByRole('button')
    .click();
  const dialog = page.getByRole('dialog');
  const lines = dialog.getByRole('region', { name: 'Ingredients' }).getByRole('listitem');
  // The dialog is there before its lines are.
  await expect(dialog.getByRole('button', { name: 'Add Missing to Shopping List' })).toBeVisible();
  const missing = await lines.filter({ hasText: /Missing$/ }).allInnerTexts();
  await dialog.getByRole('button', { name: 'Add Missing to Shopping List' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Added to shopping list' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close dialog' }).click();

  const list = page.getByRole('region', { name: 'Shopping List' });
  await expect(list).toContainText(missing.length === 1 ? '1 item' : `${missing.length} items`);
  const items = await getJson(page, '/api/shopping-list');
  expect(items).toHaveLength(missing.length);
  expect(items).toEqual(
    items.map(() => expect.objectContaining({ category: 'recipes', isCompleted: false })),
  );
});

test('a new click gives new ideas', async ({ page }) => {
  await stockKitchen(page, TWELVE_FOODS);
  await page.goto('/');
  /** The names of the ideas that a click brings, once they are shown. */
  const click = async (): Promise<string[]> => {
    const [answer] = await Promise.all([
      page.waitForResponse(/\/api\/recipes\/generate\b/),
      page.getByRole('button', { name: 'Generate Recipe Ideas' }).click(),
    ]);
    const ideas: { name: string }[] = await answer.json();
    const names = ideas.slice(0, 4).map(({ name }) => name);
    await expect(suggestions(page)).toContainText(names);
    return names;
  };
  expect(await click()).not.toEqual(await click());
});

test('a newcomer types chicken, rice and eggs, and cooks an idea without buying anything', async ({
  page,
}) => {
  await page.goto('/');
  const name = page.getByRole('textbox', { name: 'Add an ingredient by name' });
  const chips = page.getByRole('list', { name: 'Your ingredients' }).getByRole('listitem');
  for (const [at, food] of ['chicken', 'rice', 'eggs'].entries()) {
    await name.fill(food);
    await name.press('Enter');
    await expect(chips).toHaveCount(at + 1);
  }
  await generate(page);
  const ready = suggestions(page).filter({ hasText: '100% match' }).first();
  await ready.getByRole('button').click();
  const dialog = page.getByRole('dialog');
  const lines = dialog.getByRole('region', { name: 'Ingredients' }).getByRole('listitem');
  await expect(lines.filter({ hasText: /Have$/ })).not.toHaveCount(0);
  await expect(lines.filter({ hasText: /Missing/ })).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Add Missing to Shopping List' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Start Cooking' }).click();
  await expect(dialog).toBeHidden();
});
