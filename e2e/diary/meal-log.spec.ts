import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { dayFromToday } from '../support/kitchen.ts';
import { setUpAdmin } from '../support/people.ts';

function foodsOfMeal(page: Page) {
  return page.getByRole('list', { name: 'Foods of this meal' }).getByRole('listitem');
}

async function mealsOf(page: Page, date: string) {
  const answer = await page.request.get('/api/meals', { params: { date } });
  expect(answer.status()).toBe(200);
  return answer.json();
}

async function expectToast(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();
}

// At one end of the world's calendar: the meal belongs to the browser's day, not the server's. The other end is in `nutrition.spec.ts`.
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
});
