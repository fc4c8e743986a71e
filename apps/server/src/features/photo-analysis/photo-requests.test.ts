import { meals } from '@game-plan/contracts/food/meals';
import { photoAnalysis } from '@game-plan/contracts/food/photo-analysis';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mealAnswerText } from '#testing/model/meal-answers.ts';
import { startPhotoAnalysis } from '#testing/model/photo-analysis.ts';
import { dataUrl, decompressionBomb } from '#testing/photos.ts';

const MEGABYTE = 1024 * 1024;

let kitchen: Awaited<ReturnType<typeof startPhotoAnalysis>>;
beforeAll(async () => {
  kitchen = await startPhotoAnalysis();
});
afterAll(() => kitchen.close());
const send = (path: string, more: object) =>
  kitchen.person.send('POST', path, { body: JSON.stringify({ ...kitchen.body, ...more }) });

test.each([
  ['no photo', { imageBase64: undefined }, 400, 'Please choose an image file'],
  ['text', { imageBase64: dataUrl(Buffer.from('hello, world')) }, 400, 'Please choose a JPEG'],
  ['a bomb', { imageBase64: dataUrl(decompressionBomb()) }, 400, 'too many pixels'],
  ['5 MB and a byte', { imageBase64: dataUrl(Buffer.alloc(5 * MEGABYTE + 1)) }, 413, 'smaller than 5MB'],
  ['20 MB', { imageBase64: dataUrl(Buffer.alloc(20 * MEGABYTE)) }, 413, 'smaller than 5MB'],
  ['no meal type', { mealType: 'brunch' }, 400, 'Choose a meal type'],
  ['a day that does not exist', { date: '2026-02-30' }, 400, 'Not a day'],
])('%s is refused, and the model is not called', async (_, change, status, words) => {
  kitchen.model.script();
  const answer = await send(photoAnalysis.analyze.path, change);
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({ detail: expect.stringContaining(words) });
  expect(kitchen.model.asked).toEqual([]);
});

test('a body of 2 MB is accepted here and refused elsewhere', async () => {
  const padding = 'x'.repeat(2 * MEGABYTE);
  kitchen.model.script({ says: mealAnswerText() });
  expect((await send(photoAnalysis.analyze.path, { padding })).status).toBe(201);
  const { status, body } = await send(meals.create.path, { padding });
  expect([status, body]).toEqual([413, expect.objectContaining({ detail: 'The request is too large' })]);
});
