import type { Page } from '@playwright/test';
import { barcodePicture } from '../support/barcode-picture.ts';
import { expect, test } from '../support/fixtures.ts';
import { dayFromToday } from '../support/kitchen.ts';
import { setUpAdmin } from '../support/people.ts';

const LEMONADE = '5449000000996';

const foodsOfMeal = (page: Page) =>
  page.getByRole('list', { name: 'Foods of this meal' }).getByRole('listitem');

/** Opens the scanner and gives it a picture of the code. */
async function scanPicture(page: Page, code: string) {
  await page.getByRole('button', { name: 'Scan barcode' }).click();
  const dialog = page.getByRole('dialog', { name: 'Scan Barcode' });
  await dialog
    .getByLabel('Choose or take a picture')
    .setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer: barcodePicture(code) });
  return dialog;
}

test('a search without results leads to a new food, a scanned barcode becomes a food, and bare calories can be logged', async ({
  page,
}) => {
  await setUpAdmin(page);
  await page.goto('/meal-log');
  await page.getByRole('radio', { name: 'Snack' }).click();

  const search = page.getByRole('combobox', { name: 'Search foods' });
  await search.fill('zorblix bar');
  await page.getByRole('button', { name: 'Add ‘zorblix bar’ as my food' }).click();
  const label = page.getByRole('dialog', { name: 'New Food' });
  await expect(label.getByLabel('Name')).toHaveValue('zorblix bar');
  await label.getByLabel('Portion', { exact: true }).fill('bar');
  await label.getByLabel('Portion size').fill('60');
  for (const [field, figure] of [
    ['Calories', '879'],
    ['Protein (g)', '20'],
    ['Carbs (g)', '22,5'],
    ['Fat (g)', '7'],
    ['Fiber (g)', '10'],
    ['or Salt (g)', '0,5'],
  ] as const) {
    await label.getByLabel(field, { exact: true }).fill(figure);
  }
  await label.getByRole('button', { name: 'Save and Add' }).click();
  await expect(label.getByRole('alert')).toContainText('879 kJ are 210 kcal');
  await expect(label.getByRole('button', { name: 'Save anyway' })).toBeVisible();
  await label.getByLabel('Calories').fill('210');
  await label.getByRole('button', { name: 'Save and Add' }).click();
  await expect(label).toBeHidden();
  await expect(foodsOfMeal(page)).toContainText(['zorblix bar']);
  await search.fill('zorblix');
  await expect(page.getByRole('option').first()).toContainText('My foods');
  await search.fill('');

  const unknown = await scanPicture(page, LEMONADE);
  await expect(unknown).toContainText(`${LEMONADE} is not known here`);
  await unknown.getByRole('button', { name: 'Add as my food' }).click();
  await expect(label.getByLabel('Barcode')).toHaveValue(LEMONADE);
  await label.getByLabel('Name').fill('Corner lemonade');
  await label.getByLabel('Values per').selectOption('100 ml');
  await label.getByLabel('Calories').fill('42');
  await label.getByRole('button', { name: 'Save and Add' }).click();
  await expect(foodsOfMeal(page)).toContainText(['zorblix bar', 'Corner lemonade']);

  const known = await scanPicture(page, LEMONADE);
  await expect(known).toContainText('Corner lemonade');
  await expect(known).toContainText('42 cal per 100 ml');
  await known.getByRole('button', { name: 'Add to Meal' }).click();
  await expect(page.getByRole('spinbutton', { name: 'Quantity of Corner lemonade' })).toHaveValue('200');

  await page.getByRole('button', { name: 'Just calories' }).click();
  const calories = page.getByRole('dialog', { name: 'Just Calories' });
  await calories.getByLabel('Calories').fill('700');
  await calories.getByRole('button', { name: 'Add to Meal' }).click();
  await expect(page.getByText('Macros are known for 21% of the calories.')).toBeVisible();
  await page.getByRole('button', { name: 'Log Snack (994 cal)' }).click();
  await expect(foodsOfMeal(page)).toHaveCount(0);

  const date = await dayFromToday(page, 0);
  const answer = await page.request.get('/api/meals', { params: { date } });
  expect(await answer.json()).toMatchObject([
    {
      totalCalories: 994,
      totalProtein: 20,
      foods: [
        { name: 'zorblix bar', quantity: 1, unit: 'bar', fiber: 10, sugar: null, sodium: 200 },
        { name: 'Corner lemonade', quantity: 200, unit: 'ml', calories: 84, protein: null },
        { name: 'Restaurant', quantity: 1, unit: 'portion', calories: 700, protein: null },
      ],
    },
  ]);

  await page.goto('/nutrition?tab=macros');
  await expect(page.getByRole('region', { name: 'More Nutrients' })).toContainText(
    'Fiber10 gmeasured for 21% of calories',
  );
});
