import { foods } from '@game-plan/contracts/food/foods';
import { expect, onTestFinished, test } from 'vitest';
import { insertPerson } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';
import { settleFoods } from './food-word-queries.ts';

test('search results are cached until an import by any process', async () => {
  const app = await startTestApp();
  onTestFinished(() => app.close());
  const ada = await insertPerson(app, 'ada');
  const search = async (query: string) =>
    (await ada.call(foods.search, { query: { query } })).map(({ description }) => description);
  const before = await search('quinoa');
  expect(await search('quinoa')).toEqual(before);

  await app.db.execute(`
    insert into foods (fdc_id, data_set, name, words, keys, head, plainness)
    values (990001, 'foundation', 'Quinoa, purple', '{quinoa,purple}', '{}', 'quinoa', 1)`);
  await app.db.execute(`
    insert into food_sets (data_set, fingerprint, foods, changed_at) values ('foundation', 'imported', 1, now())`);
  await settleFoods(app.db);
  expect(await search('quinoa')).toContain('Quinoa, purple');

  // Ranking keeps the names that it has read, of a food that stays the same row, too.
  expect(await search('purple grain')).toEqual([]);
  await app.db.execute(`
    update foods set name = 'Grain, purple', words = '{grain,purple}', head = 'grain' where fdc_id = 990001`);
  await settleFoods(app.db);
  expect(await search('purple grain')).toEqual(['Grain, purple']);
  await app.db.execute(`delete from foods where fdc_id = 990001`);
  await settleFoods(app.db);
  expect(await search('quinoa')).toEqual(before);
});
