import type { Page } from '@playwright/test';
import { expectAccessible, faults } from '../support/expect-accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { dayFromToday } from '../support/kitchen.ts';
import { food, logMeals } from '../support/meals.ts';
import { setUpAdmin } from '../support/people.ts';

/**
 * Where it is another day than in UTC, by which the server counts: the meals belong to the browser's day. At every hour that is so
 * at one end of the world's calendar.
 */
const OTHER_DAY =
  new Date().getUTCHours() < 11
    ? ['Pacific/Pago_Pago', 'Pacific/Honolulu']
    : ['Pacific/Kiritimati', 'Pacific/Tongatapu'];

test.describe('where it is another day than on the server', () => {
  test.use({ timeZones: OTHER_DAY });

  test('today’s meals are shown against the goals, without yesterday’s; a breakfast typed in one line is read, added with Enter and logged, and is suggested next time', async ({
    page,
  }) => {
    await setUpAdmin(page);
    await logMeals(page, [
      { type: 'breakfast', date: await dayFromToday(page, 0), foods: [food('Oatmeal', 400)] },
      {
        type: 'lunch',
        date: await dayFromToday(page, 0),
        foods: [food('Rice', 300), food('Salmon', 500), food('Tea', 0)],
      },
      { type: 'dinner', date: await dayFromToday(page, -1), foods: [food('Pizza', 2000)] },
    ]);
    await page.goto('/');
    const meals = page.getByRole('region', { name: "Today's Meals" });
    await expect(meals.getByText('Rice, Salmon +1 more')).toBeVisible();
    await expect(meals.getByRole('link', { name: 'Plan dinner' })).toBeVisible();
    await expect(page.getByRole('progressbar', { name: 'Calories: 1,200 of 2,000' })).toBeVisible();
    const activity = page.getByRole('region', { name: 'Recent Activity' });
    await expect(activity.getByRole('listitem').first()).toContainText('Logged Dinner, 2,000 calories');

    await page.getByRole('link', { name: 'Details' }).click();
    await expect(page.getByRole('img', { name: '1,200 of 2,000 calories, 60 percent' })).toBeVisible();
    await page.getByRole('button', { name: 'Previous day' }).click();
    await expect(page.getByRole('img', { name: '2,000 of 2,000 calories, 100 percent' })).toBeVisible();
    await expect(
      page.getByRole('listitem').filter({ hasText: 'Calorie Goal Hit' }).getByText('Earned'),
    ).toBeVisible();
    await expect(page).toHaveURL(`/nutrition?date=${await dayFromToday(page, -1)}`);

    await page.getByRole('link', { name: 'Meal Log' }).first().click();
    await page.getByRole('radio', { name: 'Breakfast' }).click();
    const search = page.getByRole('combobox', { name: 'Search foods' });
    await search.fill('2 slices whole wheat toast with butter, latte grande');
    const proposal = page.getByRole('option', { name: /3 foods as you typed them/ });
    await expect(proposal).toContainText('Whole wheat toast');
    await expect(proposal).toHaveAttribute('aria-selected', 'true');
    await search.press('Enter');
    const foods = page.getByRole('list', { name: 'Foods of this meal' }).getByRole('listitem');
    await expect(foods).toHaveText([/Whole wheat toast/, /Butter/, /Latte/]);
    // A comma is a decimal point in every browser.
    await page.getByRole('spinbutton', { name: 'Quantity of Latte' }).fill('1,5');
    await page.getByRole('button', { name: /^Log Breakfast/ }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Meal logged' })).toBeVisible();
    const today = await page.request.get('/api/meals', { params: { date: await dayFromToday(page, 0) } });
    expect(await today.json()).toContainEqual(
      expect.objectContaining({
        type: 'breakfast',
        foods: [
          expect.objectContaining({ name: 'Whole wheat toast' }),
          expect.objectContaining({ name: 'Butter' }),
          expect.objectContaining({ quantity: 1.5 }),
        ],
      }),
    );
    await search.fill('whole wheat toast');
    await expect(page.getByRole('option', { name: /^Whole wheat toast/ })).toContainText('2 slices · 60 g');
  });
});

/** A week that begins with a night of 23 hours, and a day on either side of it. */
const WEEK = [
  { date: '2025-03-08', calories: [5000] },
  { date: '2025-03-09', calories: [1900] },
  { date: '2025-03-10', calories: [900, 1200] },
  { date: '2025-03-12', calories: [2000] },
  { date: '2025-03-14', calories: [1500] },
  { date: '2025-03-15', calories: [2500] },
  { date: '2025-03-16', calories: [5000] },
];

/** Waits until the address asks for exactly these. */
async function expectSearch(page: Page, search: Readonly<Record<string, string>>): Promise<void> {
  await expect.poll(() => Object.fromEntries(new URL(page.url()).searchParams)).toEqual(search);
}

test('each tab of the nutrition dashboard, empty and full, with a week’s figures, and period, date and tab in the address; the meal log and its dialog; text half as large again stays readable on a phone', async ({
  page,
}) => {
  await setUpAdmin(page);
  await page.goto('/nutrition');
  await expect(page.getByText('Nothing logged this week yet.')).toBeVisible();
  await expectAccessible(page);

  // The page is told of them, as of what another device adds.
  for (const { date, calories } of WEEK) {
    await logMeals(
      page,
      calories.map((each) => ({ type: 'lunch', date, foods: [food(`Rice of ${date.slice(-2)}`, each)] })),
    );
  }
  const today = await dayFromToday(page, 0);
  await logMeals(page, [{ type: 'lunch', date: today, foods: [food('Salmon rice bowl', 1900)] }]);
  await page.getByLabel('Date', { exact: true }).fill('2025-03-10');
  await expectSearch(page, { date: '2025-03-10' });
  await expect(page.getByText('Monday, March 10, 2025')).toBeVisible();
  const summary = page.getByRole('region', { name: 'Nutrition Summary' });
  await expect(summary.getByRole('progressbar', { name: 'Calories: 2,100 of 2,000 cal' })).toBeVisible();
  await expect(summary.getByRole('progressbar', { name: 'Protein: 105 of 150 g' })).toBeVisible();

  await page.getByRole('radio', { name: 'This Week' }).click();
  await expectSearch(page, { period: 'week', date: '2025-03-10' });
  await page.reload();
  await expect(page.getByRole('radio', { name: 'This Week' })).toBeChecked();
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue('2025-03-10');
  // 10,000 kcal and a twentieth of that in grams, over the five days logged.
  for (const bar of [
    'Calories: 2,000 of 2,000 cal',
    'Protein: 100 of 150 g',
    'Carbs: 100 of 250 g',
    'Fat: 100 of 65 g',
  ]) {
    await expect(summary.getByRole('progressbar', { name: bar })).toBeVisible();
  }
  await expect(page.getByRole('img', { name: '2,000 of 2,000 calories, 100 percent' })).toBeVisible();
  const week = page.getByRole('region', { name: 'Weekly Summary' });
  await expect(week).toContainText('Mar 9 – 15, 2025');
  await expect(week.getByRole('definition')).toHaveText(['2,000 cal', '100 g', '5 / 7', '100%']);
  await expect(week.getByRole('table').getByRole('row', { name: /Monday/ })).toContainText('2,100');

  await page.getByRole('tab', { name: 'Macros' }).click();
  await expectSearch(page, { period: 'week', date: '2025-03-10', tab: 'macros' });
  const sources = page.getByRole('region', { name: 'Calorie Sources' }).getByRole('listitem');
  await expect(sources).toHaveText([
    /Rice of 15 ?2,500 cal, 25%/,
    /Rice of 10 2 times ?2,100 cal, 21%/,
    /Rice of 12 ?2,000 cal, 20%/,
    /Rice of 09 ?1,900 cal, 19%/,
    /Rice of 14 ?1,500 cal, 15%/,
  ]);
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Trends' }).click();
  await expect(page.getByText('Trend Analysis Coming Soon')).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Goals' }).click();
  const rates = page.getByRole('region', { name: 'Achievement Rates' });
  // Off by 5, 5, 0, 25 and 25 percent.
  for (const bar of [
    'Weekly Consistency: 5/7 days',
    'Calorie Goal Accuracy: 88%',
    'Protein Goal Achievement: 67%',
  ]) {
    await expect(rates.getByRole('progressbar', { name: bar })).toBeVisible();
  }
  await expectAccessible(page);

  await page.goBack();
  await expectSearch(page, { period: 'week', date: '2025-03-10', tab: 'trends' });
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Macros', selected: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Overview', selected: true })).toBeVisible();
  await page.getByRole('radio', { name: 'This Month' }).click();
  await expectSearch(page, { period: 'month', date: '2025-03-10' });
  await expect(page.getByRole('region', { name: 'Calories per Day' })).toContainText('7 days logged');
  await expect(summary.getByRole('progressbar', { name: 'Calories: 2,857 of 2,000 cal' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Previous month' }).click();
  // A tab that was open keeps its text out of sight.
  await expect(page.getByText('February 2025', { exact: true }).filter({ visible: true })).toBeVisible();
  await expect(summary.getByRole('progressbar', { name: 'Calories: Nothing logged' })).toBeVisible();

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
