import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FIRST_OWN_ID } from '../food-row.ts';
import { searchedFoods } from '../served/served-table.ts';

/**
 * The figures of USDA FoodData Central per 100 g, independent of the table. A new food gets a line here, copied from
 * its page (https://fdc.nal.usda.gov/food-details/<fdcId>); an empty field was not measured.
 */
const FIGURES = new URL('./usda-figures.csv', import.meta.url);

const [, ...lines] = readFileSync(FIGURES, 'utf8').trim().split('\n');
const usda = new Map(
  lines.map((line) => {
    const [fdcId, ...figures] = line.split(',');
    const [calories, protein, carbs, fat] = figures.map((figure) => (figure === '' ? null : Number(figure)));
    return [Number(fdcId), { calories, protein, carbs, fat }];
  }),
);

/** All foods except dishes that are computed from a recipe. */
const OF_USDA = searchedFoods().filter(({ fdcId }) => fdcId < FIRST_OWN_ID);

test('every food has the figures of FoodData Central', () => {
  expect(OF_USDA.length).toBeGreaterThan(1500);
  const own = OF_USDA.map(({ name, fdcId, per100g }) => [name, fdcId, per100g]);
  expect(own).toEqual(OF_USDA.map(({ name, fdcId }) => [name, fdcId, usda.get(fdcId)]));
});

test('every line of figures belongs to a food of the table', () => {
  const known = new Set(OF_USDA.map(({ fdcId }) => fdcId));
  expect([...usda.keys()].filter((fdcId) => !known.has(fdcId))).toEqual([]);
});
