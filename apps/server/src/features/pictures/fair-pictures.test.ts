import { pictures } from '@game-plan/contracts/kitchen/pictures';
import { recipes } from '@game-plan/contracts/kitchen/recipes';
import { expect, onTestFinished, test } from 'vitest';
import { IDEA_DAY, stock } from '#testing/model/recipe-ideas.ts';
import { insertAdmin, insertPerson } from '#testing/people.ts';
import { userIdOf } from '#testing/rows/fill-owned-rows.ts';
import { countWaitingPictures, readPictureLine } from '#testing/rows/picture-rows.ts';
import { exhaustLimit } from '#testing/rows/rows.ts';
import { startTestApp } from '#testing/test-app.ts';

async function open(options: Parameters<typeof startTestApp>[0] = {}) {
  let seed = 0;
  const app = await startTestApp({
    ...options,
    randomSeed: () => {
      seed += 1;
      return seed;
    },
  });
  onTestFinished(() => app.close());
  const ada = await insertAdmin(app);
  const bea = await insertPerson(app, 'bea');
  await stock(ada);
  await stock(bea);
  return { app, ada, bea };
}
const today = { query: { today: IDEA_DAY } };

test('only a person’s newest ideas wait for a picture, and do not delay anybody else’s', async () => {
  const { app, ada, bea } = await open();
  const first = await ada.call(recipes.generate, today);
  for (let click = 1; click < 12; click += 1) await ada.call(recipes.generate, today);
  const ideas = await bea.call(recipes.generate, today);

  expect(await countWaitingPictures(app.db, await userIdOf(app.db, 'ada'))).toBe(16);
  const oldest = await ada.call(pictures.ofIdeas, { query: { ids: first.map(({ id }) => id).join() } });
  expect(new Set(oldest.map(({ isPending }) => isPending))).toEqual(new Set([false]));

  const line = await readPictureLine(app.db);
  const idOfAda = await userIdOf(app.db, 'ada');
  expect(line.filter((userId) => userId === idOfAda)).toHaveLength(16);
  const lastOfBea = line.lastIndexOf(await userIdOf(app.db, 'bea'));
  expect(lastOfBea).toBeLessThan(4 * ideas.length);
});

test('a person who has used up their picture limit still gets ideas', async () => {
  const { app, ada } = await open({ rateLimit: true });
  expect((await ada.call(recipes.generate, today))[0]?.isImagePending).toBe(true);
  await exhaustLimit(app.db, 'ideaPicturesByUser');
  const ideas = await ada.call(recipes.generate, today);
  expect(ideas.length).toBeGreaterThan(0);
  expect(new Set(ideas.map(({ isImagePending }) => isImagePending ?? false))).toEqual(new Set([false]));
});
