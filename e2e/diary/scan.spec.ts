import type { Page } from '@playwright/test';
import { barcodePicture, LEMONADE } from '../support/barcode-picture.ts';
import { expect, test } from '../support/fixtures.ts';
import { dayFromToday } from '../support/kitchen.ts';
import { setUpAdmin } from '../support/people.ts';

const foodsOfMeal = (page: Page) =>
  page.getByRole('list', { name: 'Foods of this meal' }).getByRole('listitem');

test('an unknown barcode that the camera reads becomes a food, which a picture of it adds to the meal; without a connection an error is shown and what was typed is kept', async ({
  page,
  context,
  problems,
}) => {
  await context.grantPermissions(['camera']);
  await setUpAdmin(page);
  await page.goto('/meal-log');
  await page.getByRole('radio', { name: 'Snack' }).click();
  const scan = page.getByRole('button', { name: 'Scan barcode' });
  const dialog = page.getByRole('dialog', { name: 'Scan Barcode' });
  await scan.click();
  await expect(dialog).toContainText(`${LEMONADE} is not known here`);
  await dialog.getByRole('button', { name: 'Scan another' }).click();
  await expect(dialog).toContainText(`${LEMONADE} is not known here`);
  await page.keyboard.press('Escape');

  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await scan.click();
  await expect(dialog).toContainText('This device is offline. Try again once you are connected.');
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog).toContainText(`${LEMONADE} is not known here`);
  await dialog.getByRole('button', { name: 'Add as my food' }).click();
  const label = page.getByRole('dialog', { name: 'New Food' });
  await expect(label.getByLabel('Barcode')).toHaveValue(LEMONADE);
  await label.getByLabel('Name').fill('Corner lemonade');
  await label.getByLabel('Values per').selectOption('100 ml');
  await label.getByLabel('Calories').fill('42');
  await label.getByRole('button', { name: 'Save and Add' }).click();
  await expect(foodsOfMeal(page)).toContainText(['Corner lemonade']);

  // Without a camera the same is read from a picture.
  await context.clearPermissions();
  await scan.click();
  await dialog
    .getByLabel('Choose or take a picture')
    .setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer: barcodePicture(LEMONADE) });
  await expect(dialog).toContainText('42 cal per 100 ml');
  await dialog.getByRole('button', { name: 'Add to Meal' }).click();
  await expect(page.getByRole('spinbutton', { name: 'Quantity of Corner lemonade' })).toHaveValue('200');
  await page.getByRole('button', { name: 'Log Snack (84 cal)' }).click();
  await expect(foodsOfMeal(page)).toHaveCount(0);
  const date = await dayFromToday(page, 0);
  const answer = await page.request.get('/api/meals', { params: { date } });
  expect(await answer.json()).toMatchObject([
    { foods: [{ name: 'Corner lemonade', quantity: 200, unit: 'ml', calories: 84, protein: null }] },
  ]);

  await context.setOffline(true);
  const search = page.getByRole('combobox', { name: 'Search foods' });
  await search.fill('2 eggs and toast');
  await expect(page.getByText(/No foods found.*This device is offline/)).toBeVisible();
  await expect(search).toHaveValue('2 eggs and toast');
  await context.setOffline(false);
  await expect(page.getByRole('option').first()).toContainText('Egg');
});
