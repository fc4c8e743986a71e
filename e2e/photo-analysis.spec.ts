import { answeredFood, mealAnswerText } from '../apps/server/src/testing/model/meal-answers.ts';
import { PRIVATE_WORDS, photoWithMetadata } from '../apps/server/src/testing/photos.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { dayFromToday } from './support/kitchen.ts';
import { setUpAdmin } from './support/people.ts';

test('a photo becomes a meal, and a malformed model answer keeps the photo', async ({
  page,
  sharedApp: { model },
  problems,
}) => {
  problems.expect(/^502 POST \/api\/meals\/analyze-photo$/);
  await setUpAdmin(page);
  await page.goto('/meal-log');
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
  const today = await dayFromToday(page, 0);
  expect(await (await page.request.get(`/api/meals?date=${today}`)).json()).toEqual([]);

  // A food that no table knows, whose macros make 17 kcal and not 900.
  const answer = mealAnswerText([
    answeredFood(),
    answeredFood({ name: 'Zorblax paste', grams: 50, calories: 900, protein: 1, carbs: 1, fat: 1 }),
  ]);
  model.script({ says: answer });
  await analyze.click();
  await expect(page.getByRole('heading', { name: 'Meal Logged Successfully!' })).toBeVisible();
  const foods = page.getByRole('list', { name: 'Foods of this meal' }).getByRole('listitem');
  await expect(foods).toHaveText([/rice, 150 g.*88% sure/i, /Zorblax paste, 50 g.*Estimate.*Check figures/]);
  const [sent] = model.asked.flatMap(({ pictures }) => pictures);
  expect(sent?.subarray(0, 3).toString('hex')).toBe('ffd8ff');
  for (const word of PRIVATE_WORDS) expect(sent?.includes(word)).toBe(false);

  expect(await (await page.request.get(`/api/meals?date=${today}`)).json()).toEqual([
    expect.objectContaining({
      type: 'dinner',
      foods: [expect.objectContaining({ quantity: 150 }), expect.objectContaining({ quantity: 50 })],
    }),
  ]);
});
