import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { dayFromToday } from '../support/kitchen.ts';
import { setUpAdmin } from '../support/people.ts';

function foodsOfMeal(page: Page) {
  return page.getByRole('list', { name: 'Foods of this meal' }).getByRole('listitem');
}

/** The name and the calories per 100 g of the food that a search answers first. */
async function firstFound(page: Page, query: string): Promise<{ name: string; per100g: number }> {
  const answer = await page.request.get('/api/foods/search', { params: { query } });
  const [first] = await answer.json();
  return { name: first.description, per100g: first.nutrients.calories };
}

async function mealsOf(page: Page, date: string) {
  const answer = await page.request.get('/api/meals', { params: { date } });
  expect(answer.status()).toBe(200);
  return answer.json();
}

async function expectToast(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();
}

// Each journey on another end of the world's calendar: the meal belongs to the browser's day, not the server's.
test.describe('on a computer, in time zone Pacific/Pago_Pago', () => {
  test.use({ timeZones: ['Pacific/Pago_Pago', 'Pacific/Honolulu'] });

  test('a breakfast typed in one line is read, added with Enter and logged, and is suggested next time', async ({
    page,
  }) => {
    await setUpAdmin(page);
    await page.goto('/meal-log');
    await page.getByRole('radio', { name: 'Breakfast' }).click();
    const search = page.getByRole('combobox', { name: 'Search foods' });
    await search.fill('2 slices whole wheat toast with butter, latte grande');
    const proposal = page.getByRole('option', { name: /3 foods as you typed them/ });
    await expect(proposal).toContainText('Whole wheat toast');
    await expect(proposal).toHaveAttribute('aria-selected', 'true');
    await search.press('Enter');
    await expect(foodsOfMeal(page)).toHaveText([/Whole wheat toast/, /Butter/, /Latte/]);

    // A comma is a decimal point in every browser.
    await page.getByRole('spinbutton', { name: 'Quantity of Latte' }).fill('1,5');
    await page.getByRole('button', { name: /^Log Breakfast/ }).click();
    await expectToast(page, 'Meal logged');

    await search.fill('whole wheat toast');
    const found = page.getByRole('option', { name: /^Whole wheat toast/ });
    await expect(found).toContainText('2 slices · 60 g');
  });

  test('a breakfast is composed, logged, viewed, changed, deleted and restored', async ({ page }) => {
    await setUpAdmin(page);
    await page.goto('/meal-log');
    await page.getByRole('radio', { name: 'Breakfast' }).click();
    await page.getByRole('button', { name: 'Log Breakfast (0 cal)' }).click();
    await expect(page.getByText('Please add some foods to log this meal')).toBeVisible();

    const search = page.getByRole('combobox', { name: 'Search foods' });
    await search.fill('br');
    await expect(page.getByText('Type at least 3 characters')).toBeVisible();
    await search.fill('brocoli');
    const broccoli = await firstFound(page, 'brocoli');
    expect(broccoli.name).toMatch(/broccoli/i);
    const options = page.getByRole('listbox', { name: 'Search results' }).getByRole('option');
    await expect(options.first()).toContainText(broccoli.name);
    await search.press('Enter');
    await expect(search).toHaveValue('');

    await page.getByRole('combobox', { name: `Unit of ${broccoli.name}` }).selectOption('g');
    await page.getByRole('spinbutton', { name: `Quantity of ${broccoli.name}` }).fill('200');
    const green = 2 * broccoli.per100g;
    await expect(
      page.getByRole('button', { name: `Log Breakfast (${Math.round(green)} cal)` }),
    ).toBeVisible();

    // An egg weighs 50 g; 100 g of egg have 143 kcal.
    await page.getByRole('button', { name: /^Eggs 2 pieces/ }).click();
    await expect(foodsOfMeal(page)).toHaveText([new RegExp(broccoli.name, 'i'), /Eggs/]);
    const total = Math.round(green + 143);
    await expect(page.getByRole('region', { name: 'Nutrition Breakdown' })).toContainText(
      `With this meal ${total}`,
    );
    await page.getByRole('button', { name: `Log Breakfast (${total} cal)` }).click();
    await expectToast(page, 'Meal logged');
    await expect(foodsOfMeal(page)).toHaveCount(0);

    await page.getByRole('tab', { name: "Today's Meals" }).click();
    const breakfast = page.getByRole('region', { name: 'Breakfast' });
    await expect(breakfast).toContainText(`${total} cal`);
    await expect(breakfast).toContainText('200 g');

    await breakfast.getByRole('button', { name: `Edit breakfast of ${total} cal` }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Meal' });
    await dialog.getByRole('spinbutton', { name: 'Quantity of Eggs' }).fill('4');
    const changed = Math.round(green + 286);
    await dialog.getByRole('button', { name: `Save Meal (${changed} cal)` }).click();
    await expectToast(page, 'Meal updated');
    await expect(dialog).toBeHidden();

    await breakfast.getByRole('button', { name: `Delete breakfast of ${changed} cal` }).click();
    await expectToast(page, 'Meal deleted');
    await expect(breakfast).toContainText('No breakfast logged');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectToast(page, 'Meal restored');
    await expect(breakfast).toContainText(`${changed} cal`);

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
    const todaysMeals = page.getByRole('region', { name: "Today's Meals" });
    await expect(todaysMeals).toContainText(`${changed} cal`);
    await expect(todaysMeals).toContainText(`${broccoli.name}, Eggs`);
    await expect(
      page
        .getByRole('region', { name: "Today's Nutrition" })
        .getByRole('progressbar', { name: `Calories: ${changed} of 2,000` }),
    ).toBeVisible();

    expect(await mealsOf(page, await dayFromToday(page, 0))).toEqual([
      expect.objectContaining({
        type: 'breakfast',
        totalCalories: expect.closeTo(green + 286, 1),
        foods: [
          expect.objectContaining({ name: broccoli.name, quantity: 200, unit: 'g' }),
          expect.objectContaining({ name: 'Eggs', quantity: 4, unit: 'piece' }),
        ],
      }),
    ]);
    expect(await mealsOf(page, await dayFromToday(page, 1))).toEqual([]);
  });
});

test.describe('on a phone, in time zone Pacific/Kiritimati', () => {
  test.use({
    timeZones: ['Pacific/Kiritimati', 'Pacific/Tongatapu'],
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });

  test('a snack is logged by touch alone', async ({ page }) => {
    await setUpAdmin(page);
    await page.goto('/');
    const bar = page.getByRole('navigation', { name: 'Main, bottom' });
    await bar.getByRole('link', { name: 'Meal Log' }).tap();
    await page.getByRole('radio', { name: 'Snack' }).tap();
    await page.getByRole('combobox', { name: 'Search foods' }).tap();
    await page.getByRole('combobox', { name: 'Search foods' }).fill('avacado');
    await page
      .getByRole('option', { name: /avocado/i })
      .first()
      .tap();
    await expect(foodsOfMeal(page)).toHaveText([/avocado/i]);
    await page.getByRole('button', { name: /^Banana/ }).tap();
    await expect(foodsOfMeal(page)).toHaveCount(2);
    await page.getByRole('button', { name: /^Remove .*avocado/i }).tap();
    await expect(foodsOfMeal(page)).toHaveText([/Banana/]);
    // A draft outlives the page.
    await page.reload();
    await page.getByRole('button', { name: /^Log Snack \(\d+ cal\)$/ }).tap();
    await expectToast(page, 'Meal logged');

    await page.getByRole('tab', { name: "Today's Meals" }).tap();
    await page.getByRole('button', { name: /^Edit snack of \d+ cal$/ }).tap();
    const dialog = page.getByRole('dialog', { name: 'Edit Meal' });
    await dialog.getByRole('radio', { name: 'Dinner' }).tap();
    await dialog.getByRole('button', { name: /^Save Meal/ }).tap();
    await expect(page.getByRole('list', { name: 'Dinner meals' })).toContainText('Banana');

    expect(await mealsOf(page, await dayFromToday(page, 0))).toEqual([
      expect.objectContaining({ type: 'dinner', foods: [expect.objectContaining({ name: 'Banana' })] }),
    ]);
    await bar.getByRole('link', { name: 'Dashboard' }).tap();
    await expect(page.getByRole('region', { name: "Today's Meals" })).toContainText('Banana');
  });

  test('yesterday’s dinner is logged, copied, changed and found from the nutrition screen', async ({
    page,
  }) => {
    await setUpAdmin(page);
    const [yesterday, today] = [await dayFromToday(page, -1), await dayFromToday(page, 0)];
    await page.goto('/meal-log?meal=dinner');
    await page.getByRole('button', { name: 'Previous day' }).tap();
    await expect(page).toHaveURL(`/meal-log?date=${yesterday}`);
    await page.getByRole('button', { name: /^Eggs/ }).tap();
    await page.getByRole('button', { name: /^Toast/ }).tap();
    await page.getByRole('button', { name: /^Log Dinner for / }).tap();
    await expectToast(page, 'Meal logged');

    await page.getByRole('tab', { name: /^Meals of / }).tap();
    await page.getByRole('button', { name: /^More for dinner of / }).tap();
    await page.getByRole('menuitem', { name: 'Copy' }).tap();
    const copy = page.getByRole('dialog', { name: 'Copy Meal' });
    await expect(copy.getByLabel('Copy to')).toHaveValue(today);
    await copy.getByRole('button', { name: 'Copy', exact: true }).tap();
    await expectToast(page, 'Meal copied');
    await expect(copy).toBeHidden();

    await page.getByRole('button', { name: 'Go to today' }).tap();
    await expect(page).toHaveURL('/meal-log?tab=today');
    await page.getByRole('button', { name: /^Edit dinner of / }).tap();
    const edit = page.getByRole('dialog', { name: 'Edit Meal' });
    await edit.getByRole('button', { name: 'Remove Toast' }).tap();
    await edit.getByRole('button', { name: 'Save Meal (143 cal)' }).tap();
    await expectToast(page, 'Meal updated');
    await expect(edit).toBeHidden();
    expect(await mealsOf(page, today)).toMatchObject([{ type: 'dinner', foods: [{ name: 'Eggs' }] }]);

    await page.goto('/nutrition');
    await page.getByRole('button', { name: 'Previous day' }).tap();
    await page.getByRole('link', { name: 'Meals of this day' }).tap();
    await expect(page).toHaveURL(`/meal-log?tab=today&date=${yesterday}`);
    await expect(page.getByRole('list', { name: 'Dinner meals' })).toContainText('Toast');
    await page.goBack();
    await expect(page).toHaveURL(`/nutrition?date=${yesterday}`);

    // What was eaten yesterday is one tap for today: the dinner is logged, the breakfast of yesterday is not.
    const removed = await mealsOf(page, today);
    for (const { id } of removed) await page.request.delete(`/api/meals/${id}`);
    await page.goto('/meal-log?meal=dinner');
    await page.getByRole('button', { name: 'Log Same as yesterday' }).tap();
    await expectToast(page, 'Meal logged');
    expect(await mealsOf(page, today)).toMatchObject([
      { type: 'dinner', foods: [{ name: 'Eggs' }, { name: 'Toast' }] },
    ]);
  });
});
