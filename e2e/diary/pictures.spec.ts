import type { Page } from '@playwright/test';
import { answeredFood, mealAnswerText } from '../../apps/server/src/testing/model/meal-answers.ts';
import { PRIVATE_WORDS, photoWithMetadata } from '../../apps/server/src/testing/photos.ts';
import { barcodePicture, LEMONADE } from '../support/barcode-picture.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { dayFromToday } from '../support/kitchen.ts';
import { setUpAdmin } from '../support/people.ts';

const foodsOfMeal = (page: Page) =>
  page.getByRole('list', { name: 'Foods of this meal' }).getByRole('listitem');

test('a photo becomes a meal, and a malformed model answer keeps the photo; an unknown barcode that the camera reads becomes a food, which a picture of it adds to the meal; without a connection an error is shown and what was typed is kept', async ({
  page,
  context,
  sharedApp: { model },
  problems,
}) => {
  await context.grantPermissions(['camera']);
  await setUpAdmin(page);
  await page.goto('/meal-log');
  problems.expect(/^502 POST \/api\/meals\/analyze-photo$/);
  await page.getByRole('tab', { name: 'Photo Analysis' }).click();
  const chooser = page.getByLabel('Choose a meal photo');
  const photo = page.getByRole('img', { name: 'Your meal' });
  await chooser.setInputFiles({
    name: 'dinner.jpg',
    mimeType: 'image/jpeg',
    buffer: await photoWithMetadata(),
  });
  await expect(photo).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Dinner' }).click();

  model.script(...Array.from({ length: 4 }, () => ({ says: '{"mealDescription": "Rice' })));
  const analyze = page.getByRole('button', { name: 'Analyze Meal' });
  await analyze.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Analysis failed' })).toBeVisible();
  await expect(photo).toBeVisible();
  const date = await dayFromToday(page, 0);
  expect(await (await page.request.get(`/api/meals?date=${date}`)).json()).toEqual([]);

  // A food that no table knows, whose macros make 17 kcal and not 900.
  const answer = mealAnswerText([
    answeredFood(),
    answeredFood({ name: 'Zorblax paste', grams: 50, calories: 900, protein: 1, carbs: 1, fat: 1 }),
  ]);
  model.script({ says: answer });
  await analyze.click();
  await expect(page.getByRole('heading', { name: 'Meal Logged Successfully!' })).toBeVisible();
  await expect(foodsOfMeal(page)).toHaveText([
    /rice, 150 g.*88% sure/i,
    /Zorblax paste, 50 g.*Estimate.*Check figures/,
  ]);
  const [sent] = model.asked.flatMap(({ pictures }) => pictures);
  expect(sent?.subarray(0, 3).toString('hex')).toBe('ffd8ff');
  for (const word of PRIVATE_WORDS) expect(sent?.includes(word)).toBe(false);

  expect(await (await page.request.get(`/api/meals?date=${date}`)).json()).toEqual([
    expect.objectContaining({
      type: 'dinner',
      foods: [expect.objectContaining({ quantity: 150 }), expect.objectContaining({ quantity: 50 })],
    }),
  ]);

  await page.getByRole('tab', { name: 'Log a Meal' }).click();
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
  const meals = await (await page.request.get('/api/meals', { params: { date } })).json();
  expect(meals).toHaveLength(2);
  expect(meals.find(({ type }: { type: string }) => type === 'snack')).toMatchObject({
    foods: [{ name: 'Corner lemonade', quantity: 200, unit: 'ml', calories: 84, protein: null }],
  });

  await context.setOffline(true);
  const search = page.getByRole('combobox', { name: 'Search foods' });
  await search.fill('2 eggs and toast');
  await expect(page.getByText(/No foods found.*This device is offline/)).toBeVisible();
  await expect(search).toHaveValue('2 eggs and toast');
  await context.setOffline(false);
  await expect(page.getByRole('option').first()).toContainText('Egg');
});
