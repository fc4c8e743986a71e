import type { Locator, Page } from '@playwright/test';
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

const form = (page: Page) => page.getByRole('dialog', { name: 'Add Recipe' });

async function pasteRecipe(page: Page) {
  await page.getByRole('button', { name: 'Add Recipe' }).click();
  await form(page).getByRole('textbox', { name: 'Paste a recipe' }).fill(TEXT);
  await form(page).getByRole('button', { name: 'Fill In the Form' }).click();
  await expect(
    form(page).getByText('6 ingredient lines and 2 steps filled in. 1 line is left above.'),
  ).toBeVisible();
}

test('a pasted recipe is not lost by Back, is saved, and can do what every saved recipe can', async ({
  page,
}) => {
  await page.goto('/recipes');
  await expect(page.getByText('No recipes saved yet. Generate some recipes to get started!')).toBeVisible();
  await expectAccessible(page);
  await stockKitchen(page, [{ name: 'Onions', category: 'vegetable', quantity: '3', unit: 'piece' }]);
  await pasteRecipe(page);
  const preview = form(page).getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('list', { name: 'Lines as read' }).getByRole('listitem')).toHaveCount(7);
  await expect(preview.getByText('vegan')).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await form(page).getByRole('button', { name: 'Save Recipe' }).dblclick();

  const dialog = page.getByRole('dialog', { name: 'Red lentil dhal' });
  const ingredients = dialog.getByRole('region', { name: 'Ingredients' });
  await expect(ingredients.getByText('4 of 6 in your kitchen')).toBeVisible();
  await expect(ingredients.getByText('For the topping')).toBeVisible();
  await expect(ingredients.getByText('finely chopped')).toBeVisible();
  await expect(dialog.getByRole('img', { name: 'Illustration of Red lentil dhal' })).toBeVisible();
  const panel = dialog.getByRole('region', { name: 'AI Recipe Image' });
  await expect(panel.getByRole('button', { name: 'Generate New Image' })).toBeVisible();
  await expectAccessible(page);
  // On a phone the image panel is below the steps.
  await page.setViewportSize({ width: 390, height: 844 });
  const top = async (locator: Locator) => (await locator.boundingBox())?.y ?? Number.NaN;
  const steps = dialog.getByRole('heading', { name: 'Instructions' });
  await expect.poll(async () => (await top(panel)) - (await top(steps))).toBeGreaterThan(0);
  await page.setViewportSize({ width: 1280, height: 800 });

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
  await page.getByRole('tab', { name: 'Favorites 1' }).click();
  const cards = page.getByRole('list', { name: 'Recipes' }).getByRole('listitem');
  await expect(cards).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'All Recipes' }).click();
  await page.getByRole('button', { name: 'Dietary Filters' }).click();
  await page.getByRole('button', { name: 'vegan', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search recipes' }).fill('lentils');
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('Red lentil dhal');
  await expectAccessible(page);
});
