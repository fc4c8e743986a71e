import { expectAccessible, faults } from '../support/expect-accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { dayFromToday, stockKitchen, TWELVE_FOODS } from '../support/kitchen.ts';
import { food, logMeals } from '../support/meals.ts';
import { setUpAdmin } from '../support/people.ts';

test('the dashboard, empty and with ideas', async ({ page }) => {
  await setUpAdmin(page);
  await page.goto('/');
  await expect(page.getByText('Ideas from your own kitchen')).toBeVisible();
  await expectAccessible(page);

  // The page is told of them, as of what another device adds.
  await stockKitchen(page, TWELVE_FOODS);
  await page.getByRole('button', { name: 'Generate Recipe Ideas' }).click();
  const cards = page.getByRole('region', { name: 'Recipe suggestions' }).getByRole('listitem');
  await expect(cards).toHaveCount(4);
  await expectAccessible(page);

  await cards.first().getByRole('button').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});

test('the inventory, empty and full, and its dialogs', async ({ page }) => {
  await setUpAdmin(page);
  await page.goto('/ingredients');
  await expect(page.getByText('No ingredients in your inventory. Add some to get started!')).toBeVisible();
  await expectAccessible(page);

  // The page is told of them, as of what another device adds.
  await stockKitchen(page, TWELVE_FOODS);
  await expect(page.getByRole('list', { name: 'Ingredients' }).getByRole('listitem')).toHaveCount(12);
  await expectAccessible(page);

  for (const name of ['Quick Add', 'Custom Add']) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name, exact: true }).click();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});

test('each tab of the nutrition dashboard, empty and full', async ({ page }) => {
  await setUpAdmin(page);
  await page.goto('/nutrition');
  await expect(page.getByText('Nothing logged this week yet.')).toBeVisible();
  await expectAccessible(page);

  for (const daysAgo of [0, 1, 3, 20]) {
    const date = await dayFromToday(page, -daysAgo);
    await logMeals(page, [{ type: 'lunch', date, foods: [food('Salmon rice bowl', 1900)] }]);
  }
  await page.goto('/nutrition?period=month');
  for (const [tab, card] of [
    ['Overview', 'Calories per Day'],
    ['Macros', 'Calorie Sources'],
    ['Goals', 'Achievement Rates'],
  ]) {
    await page.getByRole('tab', { name: tab ?? '' }).click();
    await expect(page.getByRole('region', { name: card ?? '' })).toBeVisible();
    await expectAccessible(page);
  }
  await page.getByRole('tab', { name: 'Trends' }).click();
  await expect(page.getByText('Trend Analysis Coming Soon')).toBeVisible();
  expect(await faults(page)).toEqual([]);
});

test('each tab of the meal log, and its dialog', async ({ page }) => {
  await setUpAdmin(page);
  await page.goto('/meal-log');
  await page.getByRole('button', { name: /^Eggs/ }).click();
  await page.getByRole('combobox', { name: 'Search foods' }).fill('tomato');
  await expect(page.getByRole('option')).toHaveCount(10);
  await expectAccessible(page);

  const date = await dayFromToday(page, 0);
  await logMeals(page, [{ type: 'lunch', date, foods: [food('Salmon rice bowl', 1900)] }]);
  await page.reload();
  await page.getByRole('tab', { name: "Today's Meals" }).click();
  const edit = page.getByRole('button', { name: 'Edit lunch of 1,900 cal' });
  await expect(edit).toBeVisible();
  await expectAccessible(page);
  await edit.click();
  await expect(page.getByRole('dialog', { name: 'Edit Meal' })).toBeVisible();
  await expectAccessible(page);
});

test('the recipes screen, empty, with ideas and with favorites', async ({ page }) => {
  await setUpAdmin(page);
  await page.goto('/recipes');
  await expect(page.getByText('No recipes saved yet. Generate some recipes to get started!')).toBeVisible();
  await expectAccessible(page);

  await stockKitchen(page, TWELVE_FOODS);
  await page.reload();
  await page.getByRole('button', { name: 'Generate New Recipes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start Cooking' }).click();
  const cards = page.getByRole('list', { name: 'Recipes' }).getByRole('listitem');
  await expect(cards).not.toHaveCount(0);
  await expectAccessible(page);

  await cards
    .first()
    .getByRole('button', { name: /^Save .* to favorites$/ })
    .click();
  await expect(page.getByText('Added to favorites')).toBeVisible();
  await page.getByRole('tab', { name: /^Favorites/ }).click();
  await expect(cards).toHaveCount(1);
  await expectAccessible(page);
});

test('text half as large again stays readable on a phone', async ({ page }) => {
  await setUpAdmin(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const enlarge = () => page.addStyleTag({ content: 'html { font-size: 24px !important }' });

  await page.goto('/meal-log');
  await enlarge();
  for (const type of await page.getByRole('radiogroup', { name: 'Meal type' }).getByRole('radio').all()) {
    // The word stays inside its part.
    expect(await type.evaluate((part) => part.scrollWidth - part.clientWidth)).toBe(0);
  }

  await page.goto('/');
  await enlarge();
  const field = await page.getByLabel('Add an ingredient by name').boundingBox();
  expect(field?.width).toBeGreaterThan(200);
});
