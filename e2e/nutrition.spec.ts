import { expect, test } from './fixtures.ts';
import { dayFromToday } from './kitchen.ts';
import { food, logMeals } from './meals.ts';
import { setUpAdmin } from './people.ts';

// The two ends of the world's calendar: what the browser's day is, not the server's.
for (const timezoneId of ['Pacific/Pago_Pago', 'Pacific/Kiritimati']) {
  test.describe(`on a clock of ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('what was logged today stands against the goals, yesterday apart from it', async ({ page }) => {
      await setUpAdmin(page);
      await page.goto('/');
      await logMeals(page, [
        { type: 'breakfast', date: await dayFromToday(page, 0), foods: [food('Oatmeal', 400)] },
        {
          type: 'lunch',
          date: await dayFromToday(page, 0),
          foods: [food('Rice', 300), food('Salmon', 500), food('Tea', 0)],
        },
        { type: 'dinner', date: await dayFromToday(page, -1), foods: [food('Pizza', 2000)] },
      ]);
      await page.reload();
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

      await page.getByRole('tab', { name: 'Macros' }).click();
      await expect(page.getByRole('region', { name: 'Calorie Sources' }).getByRole('listitem')).toHaveText([
        /Pizza/,
      ]);
      await page.reload();
      await expect(page.getByRole('tab', { name: 'Macros', selected: true })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('tab', { name: 'Overview', selected: true })).toBeVisible();
    });
  });
}

test('a goal that is changed counts at once, everywhere', async ({ page }) => {
  await setUpAdmin(page);
  await page.goto('/nutrition?tab=goals');
  await page.getByLabel('Calories (cal a day)').fill('400');
  await page.getByRole('button', { name: 'Save Goals' }).click();
  await expect(page.getByText('Between 500 and 5,000')).toBeVisible();
  await page.getByLabel('Calories (cal a day)').fill('1800');
  await page.getByRole('button', { name: 'Save Goals' }).click();
  await expect(page.getByText('Goals updated')).toBeVisible();
  await page.getByRole('tab', { name: 'Overview' }).click();
  await expect(page.getByText('of 1,800 cal')).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('progressbar', { name: 'Calories: 0 of 1,800' })).toBeVisible();
});
