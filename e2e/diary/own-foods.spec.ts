import type { Page } from '@playwright/test';
import { barcodePicture, LEMONADE } from '../support/barcode-picture.ts';
import { expect, test } from '../support/fixtures.ts';
import { dayFromToday } from '../support/kitchen.ts';
import { setUpAdmin } from '../support/people.ts';

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

test('an unknown barcode in a picture becomes a food, which the same picture adds to the meal', async ({
  page,
}) => {
  await setUpAdmin(page);
  await page.goto('/meal-log');
  await page.getByRole('radio', { name: 'Snack' }).click();

  const unknown = await scanPicture(page, LEMONADE);
  await expect(unknown).toContainText(`${LEMONADE} is not known here`);
  await unknown.getByRole('button', { name: 'Add as my food' }).click();
  const label = page.getByRole('dialog', { name: 'New Food' });
  await expect(label.getByLabel('Barcode')).toHaveValue(LEMONADE);
  await label.getByLabel('Name').fill('Corner lemonade');
  await label.getByLabel('Values per').selectOption('100 ml');
  await label.getByLabel('Calories').fill('42');
  await label.getByRole('button', { name: 'Save and Add' }).click();
  await expect(foodsOfMeal(page)).toContainText(['Corner lemonade']);

  const known = await scanPicture(page, LEMONADE);
  await expect(known).toContainText('42 cal per 100 ml');
  await known.getByRole('button', { name: 'Add to Meal' }).click();
  await expect(page.getByRole('spinbutton', { name: 'Quantity of Corner lemonade' })).toHaveValue('200');
  await page.getByRole('button', { name: 'Log Snack (84 cal)' }).click();
  await expect(foodsOfMeal(page)).toHaveCount(0);

  const date = await dayFromToday(page, 0);
  const answer = await page.request.get('/api/meals', { params: { date } });
  expect(await answer.json()).toMatchObject([
    { foods: [{ name: 'Corner lemonade', quantity: 200, unit: 'ml', calories: 84, protein: null }] },
  ]);
});
