import { expectAccessible, faults } from '../support/expect-accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { dayFromToday } from '../support/kitchen.ts';
import { food, logMeals } from '../support/meals.ts';
import { setUpAdmin } from '../support/people.ts';

test('each tab of the nutrition dashboard, empty and full, and of the meal log, and its dialog; text half as large again stays readable on a phone', async ({
  page,
}) => {
  await setUpAdmin(page);
  await page.goto('/nutrition');
  await expect(page.getByText('Nothing logged this week yet.')).toBeVisible();
  await expectAccessible(page);

  // The page is told of them, as of what another device adds.
  for (const daysAgo of [0, 1, 3, 20]) {
    const date = await dayFromToday(page, -daysAgo);
    await logMeals(page, [{ type: 'lunch', date, foods: [food('Salmon rice bowl', 1900)] }]);
  }
  await page.getByRole('radio', { name: 'This Month' }).click();
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

  // In the app, as a click costs a third of loading it.
  await page.getByRole('link', { name: 'Meal Log' }).first().click();
  await page.getByRole('button', { name: /^Eggs/ }).click();
  await page.getByRole('combobox', { name: 'Search foods' }).fill('tomato');
  await expect(page.getByRole('option')).toHaveCount(10);
  await expectAccessible(page);
  await page.getByRole('tab', { name: "Today's Meals" }).click();
  const edit = page.getByRole('button', { name: 'Edit lunch of 1,900 cal' });
  await expect(edit).toBeVisible();
  await expectAccessible(page);
  await edit.click();
  const dialog = page.getByRole('dialog', { name: 'Edit Meal' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.addStyleTag({ content: 'html { font-size: 24px !important }' });
  await page.getByRole('tab').first().click();
  const types = page.getByRole('radiogroup', { name: 'Meal type' }).getByRole('radio');
  await expect(types).toHaveCount(4);
  for (const type of await types.all()) {
    // The word stays inside its part.
    expect(await type.evaluate((part) => part.scrollWidth - part.clientWidth)).toBe(0);
  }
  await page.getByRole('link', { name: 'Dashboard' }).last().click();
  const field = page.getByLabel('Add an ingredient by name');
  await expect(field).toBeVisible();
  expect((await field.boundingBox())?.width).toBeGreaterThan(200);
});
