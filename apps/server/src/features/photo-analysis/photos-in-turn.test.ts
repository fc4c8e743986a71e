import { meals } from '@game-plan/contracts/food/meals';
import { photoAnalysis } from '@game-plan/contracts/food/photo-analysis';
import { expect, onTestFinished, test } from 'vitest';
import { mealAnswerText } from '#testing/model/meal-answers.ts';
import { startPhotoAnalysis } from '#testing/model/photo-analysis.ts';
import { dataUrl } from '#testing/photos.ts';
import { addAttempts } from '#testing/rows/rows.ts';
import type { TestClient } from '#testing/test-client.ts';

async function open(options: Parameters<typeof startPhotoAnalysis>[0] = {}) {
  const kitchen = await startPhotoAnalysis(options);
  onTestFinished(() => kitchen.close());
  const send = (client: TestClient, more: object = {}) =>
    client.send('POST', photoAnalysis.analyze.path, { body: JSON.stringify({ ...kitchen.body, ...more }) });
  return { ...kitchen, send };
}

test('many photos of one person do not delay another person’s', async () => {
  const { model, host, person, send } = await open();
  const answer = { says: mealAnswerText() };
  model.script('never answers', 'never answers', ...Array.from({ length: 6 }, () => answer));
  for (let count = 0; count < 6; count += 1) void send(person).catch(() => undefined);
  await expect.poll(() => model.asked).toHaveLength(2);
  expect((await send(host)).status).toBe(201);
  expect(model.asked).toHaveLength(3);
});

test('photos beyond the queue limit are refused with a message, earlier ones are analysed', async () => {
  const { model, person, send } = await open();
  const answer = { says: mealAnswerText() };
  const isFull = Promise.withResolvers<void>();
  const whenFull = () => isFull.promise.then(() => answer);
  model.script(whenFull, whenFull, ...Array.from({ length: 20 }, () => answer));
  // Two at the model, twenty that wait, and one too many.
  const sent = Array.from({ length: 23 }, () => send(person));
  const { status, body } = await Promise.race(sent);
  expect([status, body]).toMatchObject([
    503,
    { detail: 'Many photos are being looked at just now. Please try again in a moment.' },
  ]);
  isFull.resolve();
  const answers = await Promise.all(sent);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(22);
});

test('unreadable photos have a rate limit too, separate from the model’s', async () => {
  const { app, model, person, send } = await open({ rateLimit: true });
  const damaged = { imageBase64: dataUrl(Buffer.from('\xff\xd8\xff no photo', 'latin1')) };
  expect((await send(person, damaged)).status).toBe(400);
  await addAttempts(app.db, 'photoByUser', 198);
  expect((await send(person, damaged)).status).toBe(400);
  const { status, body } = await send(person, damaged);
  expect(status).toBe(429);
  expect(body).toMatchObject({
    detail: expect.stringContaining('You have sent many photos in the last hour.'),
  });
  expect(model.asked).toEqual([]);
});

test('cancelling aborts one’s own photo and logs nothing, another person’s goes on', async () => {
  const { model, host, person, send } = await open();
  model.script('never answers', 'never answers');
  const cancelled = send(person);
  const others = send(host);
  others.catch(() => undefined);
  await expect.poll(() => model.asked).toHaveLength(2);
  await person.call(photoAnalysis.cancel);
  const { status, body } = await cancelled;
  expect([status, body]).toMatchObject([409, { detail: 'The analysis was cancelled' }]);
  expect(await person.call(meals.list)).toEqual([]);
  expect(await Promise.race([others, person.call(meals.list)])).toEqual([]);
});
