import { recipes } from '@game-plan/contracts/kitchen/recipes';
import { expect, test } from 'vitest';
import { IDEA_DAY, stock } from '#testing/model/recipe-ideas.ts';
import { insertAdmin, insertPerson } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const PATH = `${recipes.generate.path}?today=${IDEA_DAY}`;

test('with a full queue, further requests are refused with a message and lose nothing', async () => {
  const app = await startTestApp({ composerWaitingMax: 2 });
  const ada = await insertAdmin(app);
  const others = ['ben', 'cleo', 'dora'].map((name) => insertPerson(app, name));
  const people = [ada, ...(await Promise.all(others))];
  await Promise.all(people.map((person) => stock(person)));
  // Two clicks of each at once.
  const clicks = [...people, ...people].map((person) => person.send('GET', PATH));
  const answers = await Promise.all(clicks);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
  const refused = answers.find(({ status }) => status === 503);
  expect(refused?.headers.get('retry-after')).toBe('5');
  expect(refused?.body).toMatchObject({
    code: 'unavailable',
    detail: 'Many people are asking for ideas just now. Try again in a moment.',
  });
  const ideas = await ada.call(recipes.generate, { query: { today: IDEA_DAY } });
  expect(ideas.length).toBeGreaterThan(0);
  await app.close();
});
