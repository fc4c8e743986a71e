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
  // Until then the dialog has a heading of its own.
  await expect(dialog.getByRole('region', { name: 'Ingredients' })).toBeVisible();
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
