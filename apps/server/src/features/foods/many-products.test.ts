import { foods } from '@game-plan/contracts/food/foods';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertAdmin } from '#testing/people.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';
import { foodRow } from './food-row.ts';
import { storeLiveFoods } from './food-set-queries.ts';
import { settleFoods } from './food-word-queries.ts';

const product = (fdcId: number, name: string, brand: string) =>
  foodRow({
    fdcId,
    dataSet: 'branded',
    name,
    brand,
    per100g: { calories: 100, protein: 1, carbs: 2, fat: 3 },
    more: { fiber: null, sugar: null, saturatedFat: null, sodium: null },
    portions: [],
  });

describe('many products with the same word', () => {
  let app: TestApp;
  let ada: TestClient;
  beforeAll(async () => {
    app = await startTestApp();
    ada = await insertAdmin(app);
    const rows = [
      // The least plain are stored first.
      ...Array.from({ length: 260 }, (_, at) =>
        product(9_000_000 + at, `Zorbel chunks in thick dark sauce, number ${at}, cold`, 'Long'),
      ),
      ...Array.from({ length: 260 }, (_, at) => product(9_001_000 + at, 'Zorbel', `Brand ${at}`)),
      product(9_002_000, 'Zorbel wafers, quenelle style, with bits of everything', 'Rare'),
    ];
    await storeLiveFoods(app.db, 'none', rows, new Date());
    await settleFoods(app.db);
  });
  afterAll(() => app.close());

  const found = async (query: string) =>
    (await ada.call(foods.search, { query: { query } })).map(({ description }) => description);

  test('the shortest names come first', async () => {
    expect(await found('zorbel')).toEqual(Array.from({ length: 10 }, () => 'Zorbel'));
  });

  test.each(['zorbel quenelle', 'zorbel wafer', 'zorbel wafe', 'wafers zorbel'])(
    '%j finds the only product with all words, although it is the last',
    async (query) => {
      expect(await found(query)).toEqual(['Zorbel wafers, quenelle style, with bits of everything']);
    },
  );

  test('longer names are found by their other words', async () => {
    expect(await found('zorbel chunks')).toHaveLength(10);
    expect((await found('zorbel chunks'))[0]).toMatch(/^Zorbel chunks/);
  });

  test('a word without a product finds nothing', async () => {
    expect(await found('zorbel xyzzyq')).toEqual([]);
  });
});
