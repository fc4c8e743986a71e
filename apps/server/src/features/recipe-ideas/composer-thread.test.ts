import { health } from '@game-plan/contracts/health';
import { recipes } from '@game-plan/contracts/kitchen/recipes';
import { describe, expect, test } from 'vitest';
import { IDEA_DAY, stock } from '#testing/model/recipe-ideas.ts';
import { signUpAdmin } from '#testing/people.ts';
import { userIdOf } from '#testing/rows/belongings.ts';
import { fillRoom } from '#testing/rows/rows.ts';
import { startTestApp } from '#testing/test-app.ts';

const PATH = `${recipes.generate.path}?today=${IDEA_DAY}`;

describe('while ideas are composed', () => {
  test('others are answered: fifty people who ask at once hold up nobody', async () => {
    const app = await startTestApp();
    const ada = await signUpAdmin(app);
    await stock(ada);
    // What nobody knows takes long to make out.
    await fillRoom(app.db, await userIdOf(app.db, 'ada'), 100);
    await ada.call(recipes.generate, { query: { today: IDEA_DAY } });
    let answered = 0;
    const asking = Array.from({ length: 50 }, async () => {
      const { status } = await ada.send('GET', PATH);
      answered += 1;
      return status;
    });
    for (let time = 0; time < 20; time += 1) await app.client().call(health.process);
    expect(answered).toBeLessThan(50);
    expect(new Set(await Promise.all(asking))).toEqual(new Set([200]));
    await app.close();
  });

  test('who finds too many waiting is told to try again, in words, and loses nothing', async () => {
    const app = await startTestApp({ composerWaitingMax: 2 });
    const ada = await signUpAdmin(app);
    await stock(ada);
    const answers = await Promise.all(Array.from({ length: 12 }, () => ada.send('GET', PATH)));
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
});
