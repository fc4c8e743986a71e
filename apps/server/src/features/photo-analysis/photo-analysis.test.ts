import { meals } from '@game-plan/contracts/food/meals';
import { photoAnalysis } from '@game-plan/contracts/food/photo-analysis';
import { findFood } from '@game-plan/domain/foods/find-food';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answeredFood, mealAnswerText } from '#testing/model/meal-answers.ts';
import { PHOTO_DAY, startPhotoAnalysis } from '#testing/model/photo-analysis.ts';
import { insertAdmin } from '#testing/people.ts';
import { dataUrl, PRIVATE_WORDS, photoWithMetadata, smallPhoto } from '#testing/photos.ts';
import { startTestApp } from '#testing/test-app.ts';

const stew = answeredFood({
  name: 'Unobtainium stew',
  grams: 200,
  confidence: 0.4,
  calories: 250,
  protein: 10,
  carbs: 30,
  fat: 10,
});
const pie = { ...stew, name: 'Unobtainium pie', calories: 600 };

describe('photo analysis with a vision model', () => {
  let kitchen: Awaited<ReturnType<typeof startPhotoAnalysis>>;
  beforeAll(async () => {
    kitchen = await startPhotoAnalysis();
  });
  afterAll(() => kitchen.close());
  const analyze = () => kitchen.person.call(photoAnalysis.analyze, { body: kitchen.body });
  const logged = () => kitchen.person.call(meals.list, { query: { date: PHOTO_DAY } });

  test('is available', async () => {
    expect(await kitchen.person.call(photoAnalysis.available)).toEqual({ isAvailable: true });
  });

  test('logs a photo as a meal on the client’s day, with the food table’s figures or an estimate', async () => {
    const rice = findFood('cooked brown rice');
    const riceCalories = (rice?.per100g.calories ?? Number.NaN) * 1.5;
    kitchen.model.script({ says: mealAnswerText([answeredFood(), stew, pie]) });
    const { analysis, meal } = await analyze();
    expect(analysis).toMatchObject({
      mealDescription: 'Rice bowl',
      portionSize: 'one bowl',
      estimatedNutrition: { totalCalories: expect.closeTo(riceCalories + 850, 6) },
      ingredients: [
        {
          name: 'Cooked brown rice',
          estimatedQuantity: 150,
          unit: 'g',
          confidence: 0.88,
          isEstimate: false,
          isFlagged: false,
        },
        { name: 'Unobtainium stew', confidence: 0.4, isEstimate: true, isFlagged: false },
        { name: 'Unobtainium pie', isEstimate: true, isFlagged: true },
      ],
    });
    expect(meal).toMatchObject({ type: 'dinner', date: PHOTO_DAY });
    expect(meal.totalCalories).toBe(analysis.estimatedNutrition.totalCalories);
    expect(meal.foods.map(({ fdcId, isEstimate }) => ({ fdcId, isEstimate }))).toEqual([
      { fdcId: rice?.fdcId, isEstimate: false },
      { fdcId: undefined, isEstimate: true },
      { fdcId: undefined, isEstimate: true },
    ]);
    expect(meal.foods[1]).toMatchObject({ quantity: 200, unit: 'g', calories: 250, fat: 10 });
    expect(await logged()).toEqual([meal]);
  });

  test('logs a meal that only its owner can change and remove', async () => {
    kitchen.model.script({ says: mealAnswerText() });
    const { meal } = await analyze();
    const params = { id: String(meal.id) };
    expect((await kitchen.host.refused(meals.remove, { params })).status).toBe(404);
    const changed = await kitchen.person.call(meals.update, { params, body: { type: 'lunch' } });
    expect(changed).toMatchObject({ ...meal, type: 'lunch' });
    await kitchen.person.call(meals.remove, { params });
    expect((await logged()).map(({ id }) => id)).not.toContain(meal.id);
  });

  test('sends the model a small picture without personal data or metadata', async () => {
    kitchen.model.script({ says: mealAnswerText() });
    const imageBase64 = dataUrl(await photoWithMetadata());
    await kitchen.person.call(photoAnalysis.analyze, { body: { ...kitchen.body, imageBase64 } });
    const [asked] = kitchen.model.asked;
    expect(asked?.pictures).toHaveLength(1);
    const { width, height, exif } = await sharp(asked?.pictures[0]).metadata();
    expect({ width, height, exif }).toEqual({ width: 768, height: 1024, exif: undefined });
    const sent = `${asked?.rawBody}${JSON.stringify(asked?.headers)}${asked?.pictures[0]?.toString('latin1')}`;
    for (const word of [...PRIVATE_WORDS, 'lovelace', '@example.org', PHOTO_DAY, 'dinner', 'cookie']) {
      expect(sent).not.toContain(word);
    }
  });

  test('logs no meal for a photo without food', async () => {
    const before = await logged();
    kitchen.model.script({ says: mealAnswerText([]) });
    const { status, body } = await kitchen.person.refused(photoAnalysis.analyze, { body: kitchen.body });
    expect([status, body.detail]).toEqual([
      400,
      'No food was recognised on this photo. Please try another one',
    ]);
    expect(await logged()).toEqual(before);
  });

  test('requires a session', async () => {
    const stranger = kitchen.app.client();
    expect((await stranger.refused(photoAnalysis.analyze, { body: kitchen.body })).status).toBe(401);
    expect((await stranger.refused(photoAnalysis.available)).status).toBe(401);
    expect(kitchen.model.asked).toHaveLength(1);
  });
});

test.each([
  ['no models', undefined],
  ['no model that sees', { readPicture: undefined }],
])('with %s, says which setting is missing', async (_, assistant) => {
  const app = await startTestApp({ assistant });
  const person = await insertAdmin(app);
  const imageBase64 = dataUrl(await smallPhoto('png'));
  expect(await person.call(photoAnalysis.available)).toEqual({ isAvailable: false });
  const { status, body } = await person.refused(photoAnalysis.analyze, {
    body: { imageBase64, mealType: 'snack' },
  });
  expect([status, body.code]).toEqual([501, 'not_set_up']);
  expect(body.detail).toMatch(/^Photo analysis needs an AI model .*AI_PROVIDER.*AI_VISION_MODEL/);
  await app.close();
});

test('has a daily limit per person, and says when it is used up', async () => {
  const { model, host, person, body, close } = await startPhotoAnalysis({
    rateLimit: true,
    assistantDailyLimit: 2,
  });
  const says = mealAnswerText();
  model.script({ says }, { fails: 500, message: 'Oops' }, { says });
  const send = (more: object = {}) =>
    host.send('POST', photoAnalysis.analyze.path, { body: JSON.stringify({ ...body, ...more }) });
  const statuses = [(await send()).status];
  statuses.push((await send({ imageBase64: 'no photo' })).status, (await send()).status);
  expect(statuses).toEqual([201, 400, 502]);
  const refused = await send();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(80_000);
  expect(refused.body).toMatchObject({
    detail: 'You have used your 2 questions to the AI model for today. Try again in about 24 hours.',
  });
  expect((await person.call(photoAnalysis.analyze, { body })).meal.type).toBe('dinner');
  await close();
});
