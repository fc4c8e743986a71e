import type { Page } from '@playwright/test';
import { type FakeModel, startFakeModel } from '../apps/server/src/testing/model/fake-model.ts';
import { chatCompletions } from '../apps/server/src/testing/model/fake-model-protocol.ts';
import { answeredFood, mealAnswerText } from '../apps/server/src/testing/model/meal-answers.ts';
import { PRIVATE_WORDS, photoWithMetadata } from '../apps/server/src/testing/photos.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { expect, test as plain } from './support/fixtures.ts';
import { dayFromToday } from './support/kitchen.ts';
import { setUpAdmin } from './support/people.ts';

/** The app beside a model that sees what the test says it sees. */
const test = plain.extend<{ model: FakeModel }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  model: async ({}, use) => {
    const model = await startFakeModel(chatCompletions);
    await use(model);
    await model.close();
  },
  settings: async ({ model }, use) =>
    use({ AI_PROVIDER: 'openai', AI_BASE_URL: model.baseUrl, AI_VISION_MODEL: 'eyes-1' }),
});

async function openPhotoTab(page: Page): Promise<void> {
  await setUpAdmin(page);
  await page.goto('/meal-log');
  await page.getByRole('tab', { name: 'Photo Analysis' }).click();
}

test('a photo becomes a meal, and a malformed model answer keeps the photo', async ({
  page,
  model,
  problems,
}) => {
  problems.expect(/^502 POST \/api\/meals\/analyze-photo$/);
  await openPhotoTab(page);
  const chooser = page.getByLabel('Choose a meal photo');
  await chooser.setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('rice'),
  });
  await expect(page.getByText('Please choose an image file')).toBeVisible();
  await chooser.setInputFiles({
    name: 'huge.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.alloc(5 * 1024 * 1024 + 1),
  });
  await expect(page.getByText('Please select an image smaller than 5MB')).toBeVisible();
  const photo = page.getByRole('img', { name: 'Your meal' });
  await expect(photo).toBeHidden();

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

  await page.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Meal' });
  await dialog.getByRole('button', { name: 'Remove Zorblax paste' }).click();
  await dialog.getByRole('button', { name: /^Save Meal/ }).click();
  await expect(dialog).toBeHidden();
  await expect(foods).toHaveText([/rice, 150 g/i]);

  await page.getByRole('tab', { name: "Today's Meals" }).click();
  await expect(page.getByRole('list', { name: 'Dinner meals' })).toContainText(/rice 150 g/i);
  expect(await (await page.request.get(`/api/meals?date=${today}`)).json()).toEqual([
    expect.objectContaining({ type: 'dinner', foods: [expect.objectContaining({ quantity: 150 })] }),
  ]);

  await page.getByRole('tab', { name: 'Photo Analysis' }).click();
  await expect(analyze).toBeDisabled();
});
