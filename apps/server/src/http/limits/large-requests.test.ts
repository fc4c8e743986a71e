import { gzipSync } from 'node:zlib';
import { photoAnalysis } from '@game-plan/contracts/food/photo-analysis';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertAdmin } from '#testing/people.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';

const LARGEST_ANSWER = 10_000;

let app: TestApp;
let ada: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  ada = await insertAdmin(app);
});
afterAll(() => app.close());

const times = <Value>(count: number, value: Value) => Array.from({ length: count }, () => value);
const keys = (count: number, length: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`${at}`.padEnd(length, 'x'), true]));

const SAME_WORD_AGAIN = 'At most 50 entries';

test.each([
  ['PUT', '/api/profile', { fitnessGoals: times(500_000, 1) }, '“fitness goals” must be at most 200 entries'],
  ['PUT', '/api/profile', { allergies: times(100_000, 'nuts') }, SAME_WORD_AGAIN],
  ['PUT', '/api/profile', { allergies: times(500_000, 1) }, SAME_WORD_AGAIN],
  ['PUT', '/api/profile', { healthConditions: times(500_000, 1) }, SAME_WORD_AGAIN],
  ['PUT', '/api/profile', { sportsInterests: times(500_000, 1) }, SAME_WORD_AGAIN],
  ['PUT', '/api/preferences', { dislikes: times(500_000, 1) }, 'entries'],
  ['PUT', '/api/preferences', { atHome: times(500_000, 1) }, 'in this list'],
  ['POST', '/api/cart', { serviceId: 1, customizations: keys(5000, 5) }, 'At most 20 options'],
  ['POST', '/api/cart', { serviceId: 1, customizations: keys(1, 900_000) }, 'customizations'],
  ['POST', '/api/recipes', { name: 'Soup', servings: 1, ingredients: times(9000, {}) }, 'entries'],
  ['POST', '/api/meals', { type: 'lunch', date: '2026-11-21', foods: times(9000, {}) }, 'entries'],
  ['POST', '/api/recipes/remove', { ids: times(200_000, 'x') }, 'entries'],
])('%s %s with far too much is refused with a short message', async (method, path, body, sentence) => {
  const answer = await ada.send(method, path, { body: JSON.stringify(body) });
  expect(answer.status).toBe(400);
  const answerText = JSON.stringify(answer.body);
  expect(answerText).toContain(sentence);
  expect(answerText.length).toBeLessThan(LARGEST_ANSWER);
  const { errors } = answer.body as { errors: Record<string, string[]> };
  expect(Object.values(errors).flat().length).toBeLessThanOrEqual(20);
});

test.each([
  ['choices', JSON.stringify({ serviceId: 1, customizations: keys(60_000, 5) })],
  [
    'fields of lists',
    JSON.stringify({ name: 'Soup', ingredients: times(50_000, { name: 'Egg', amount: '1' }) }),
  ],
  ['lists inside each other', '['.repeat(400_000) + ']'.repeat(400_000)],
  ['empty objects', JSON.stringify(times(300_000, {}))],
])('a request with more %s than any endpoint takes is refused unparsed', async (_, text) => {
  for (const sent of [text, text.replaceAll(':', ' :')]) {
    const answer = await ada.send('POST', '/api/cart', { body: sent.slice(0, 1_000_000) });
    expect([answer.status, answer.body]).toMatchObject([413, { detail: 'The request has too many fields' }]);
  }
});

test('of the largest body that an endpoint takes, no million values are parsed', async () => {
  const body = JSON.stringify({ imageBase64: times(3_000_000, 1) });
  const answer = await ada.send('POST', photoAnalysis.analyze.path, { body });
  expect([answer.status, answer.body]).toMatchObject([413, { detail: 'The request has too many fields' }]);
});

test('a compressed request is not expanded beyond the limit', async () => {
  const { origin } = app;
  const compressed = gzipSync(JSON.stringify({ fitnessGoals: times(5_000_000, 1) }));
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    body: compressed,
  });
  expect([413, 415]).toContain(answer.status);
});

test('repeated values are merged', async () => {
  const answer = await ada.send('PUT', '/api/profile', {
    body: JSON.stringify({ allergies: times(60, 'Kiwi'), fitnessGoals: times(60, 'endurance') }),
  });
  expect(answer.body).toMatchObject({ allergies: ['Kiwi'], fitnessGoals: ['endurance'] });
});
