import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expect-accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { stockKitchen } from './support/kitchen.ts';
import { setUpAdmin } from './support/people.ts';

const TEXT = `Red lentil dhal
Serves 4
Prep: 10 mins | Cook: 30 mins
Jump to recipe

Ingredients
• 250 g red lentils
• 1 large onion, finely chopped
• 1 (400g) tin chopped tomatoes
For the topping
• 2 tbsp olive oil
• salt and pepper, to taste

Method
1. Fry the onion in the oil.
2. Add 250 g lentils and the tomatoes and simmer.`;

test.beforeEach(async ({ page }) => {
  await setUpAdmin(page);
});

const form = (page: Page, name = 'Add Recipe') => page.getByRole('dialog', { name });

async function pasteRecipe(page: Page) {
  await page.goto('/recipes');
  await page.getByRole('button', { name: 'Add Recipe' }).click();
  await form(page).getByRole('textbox', { name: 'Paste a recipe' }).fill(TEXT);
  await form(page).getByRole('button', { name: 'Fill In the Form' }).click();
  await expect(
    form(page).getByText('6 ingredient lines and 2 steps filled in. 1 line is left above.'),
  ).toBeVisible();
}

test('a pasted recipe is saved, and can do what every saved recipe can', async ({ page }) => {
  await stockKitchen(page, [{ name: 'Onions', category: 'vegetable', quantity: '3', unit: 'piece' }]);
  await pasteRecipe(page);
  const preview = form(page).getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('list', { name: 'Lines as read' }).getByRole('listitem')).toHaveCount(7);
  await expect(preview.getByText('vegan')).toBeVisible();
  await expectAccessible(page);
  await form(page).getByRole('button', { name: 'Save Recipe' }).dblclick();

  const dialog = page.getByRole('dialog', { name: 'Red lentil dhal' });
  const ingredients = dialog.getByRole('region', { name: 'Ingredients' });
  await expect(ingredients.getByText('4 of 6 in your kitchen')).toBeVisible();
  await expect(ingredients.getByText('For the topping')).toBeVisible();
  await expect(ingredients.getByText('finely chopped')).toBeVisible();
  await expect(dialog.getByRole('img', { name: 'Illustration of Red lentil dhal' })).toBeVisible();
  await expectAccessible(page);

  await dialog.getByRole('button', { name: 'One serving more' }).click();
  await expect(ingredients.getByRole('listitem').filter({ hasText: 'Red lentils' })).toContainText('315 g');
  await expect(dialog.getByText('Add 315 g lentils')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add Missing to Shopping List' }).click();
  await expect(dialog.getByRole('button', { name: 'Added to shopping list' })).toBeVisible();

  await dialog.getByRole('button', { name: 'Log This Meal' }).click();
  const log = page.getByRole('dialog', { name: /Log/ }).last();
  await log.getByRole('button', { name: /^Log/ }).click();
  await expect(page.getByText('Meal logged')).toBeVisible();

  await dialog.getByRole('button', { name: 'Save to Favorites' }).click();
  await expect(page.getByText('Added to favorites')).toBeVisible();
  await dialog.getByRole('button', { name: 'Start Cooking' }).click();
  await expect(page.getByRole('tab', { name: 'Favorites 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Dietary Filters' }).click();
  await page.getByRole('button', { name: 'vegan', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search recipes' }).fill('lentils');
  const cards = page.getByRole('list', { name: 'Recipes' }).getByRole('listitem');
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('Red lentil dhal');
});

test('an own recipe is edited, removed and restored', async ({ page }) => {
  await pasteRecipe(page);
  await form(page).getByRole('button', { name: 'Save Recipe' }).click();
  const dialog = page.getByRole('dialog', { name: 'Red lentil dhal' });
  await dialog.getByRole('button', { name: 'Edit Recipe' }).click();
  const edit = form(page, 'Edit Recipe');
  const lines = edit.getByRole('textbox', { name: 'Ingredients' });
  await expect(lines).toHaveValue(/1 \(400g\) tin chopped tomatoes\nFor the topping:\n2 tbsp olive oil/);
  await lines.fill(`${await lines.inputValue()}\n200 ml cream`);
  await edit.getByLabel('Name').fill('Creamy dhal');
  await edit.getByRole('button', { name: 'Save Recipe' }).click();
  const creamy = page.getByRole('dialog', { name: 'Creamy dhal' });
  await expect(creamy.getByRole('listitem').filter({ hasText: 'Cream' }).first()).toContainText('200 ml');
  await page.reload();
  await expect(creamy.getByRole('region', { name: 'Ingredients' })).toContainText('For the topping');

  await creamy.getByRole('button', { name: 'Remove Recipe' }).click();
  await expect(page.getByText('No recipes saved yet. Generate some recipes to get started!')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('link', { name: 'Creamy dhal' }).click();
  await creamy.getByRole('button', { name: 'Edit Recipe' }).click();
  await expect(form(page, 'Edit Recipe').getByRole('textbox', { name: 'Ingredients' })).toHaveValue(
    /200 ml cream$/,
  );
});

test('nothing typed is lost on a phone: by Back, by a reload, or without a connection', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/own|preview|ERR_INTERNET_DISCONNECTED|Failed/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('link', { name: 'Recipes' }).last().click();
  await page.getByRole('button', { name: 'Add Recipe' }).click();
  await form(page).getByLabel('Name').fill('Toast');
  await form(page).getByRole('textbox', { name: 'Ingredients' }).fill('2 slices bread');
  await page.goBack();
  await page
    .getByRole('alertdialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Cancel' })
    .click();
  page.on('dialog', (question) => void question.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Add Recipe' }).click();
  await expect(form(page).getByLabel('Name')).toHaveValue('Toast');
  await expect(form(page).getByText('What you wrote before is back.')).toBeVisible();
  await context.setOffline(true);
  await form(page).getByRole('button', { name: 'Save Recipe' }).click();
  await expect(page.getByText('Failed to save recipe')).toBeVisible();
  await context.setOffline(false);
  await form(page).getByRole('button', { name: 'Save Recipe' }).click();
  await expect(page.getByRole('dialog', { name: 'Toast' })).toBeVisible();
  expect((await (await page.request.get('/api/recipes')).json()).length).toBe(1);
});
