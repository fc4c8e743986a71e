import { expect, test } from 'vitest';
import { FOODS } from '../foods/food-table.ts';
import { tablePortions, type UnitWeight } from '../units/weights/unit-weights.ts';
import { defaultPortion } from './default-portion.ts';

test.each<[name: string, portions: readonly UnitWeight[], calories: number | null, expected: string]>([
  ['a piece', [{ unit: 'piece', grams: 50 }], 143, '1 piece'],
  [
    'the first of several',
    [
      { unit: 'cup', grams: 243 },
      { unit: 'piece', grams: 50 },
    ],
    143,
    '1 cup',
  ],
  [
    'not a whole chicken',
    [
      { unit: 'piece', grams: 920 },
      { unit: 'cup', grams: 140 },
    ],
    215,
    '1 cup',
  ],
  ['100 g where only a whole one is known', [{ unit: 'piece', grams: 4518 }], 30, '100 g'],
  ['100 g where only grams are known', [{ unit: 'g', grams: 1 }], 50, '100 g'],
  ['100 g where nothing is known', [], 50, '100 g'],
  ['a portion where no calories are', [{ unit: 'cup', grams: 240 }], null, '1 cup'],
  ['100 g where nothing at all is known', [], null, '100 g'],
])('%s', (_, portions, calories, expected) => {
  const { quantity, unit } = defaultPortion(portions, calories);
  expect(`${quantity} ${unit}`).toBe(expected);
});

test.each([
  ['mayonnaise', '1 tbsp'],
  ['olive oil', '1 tbsp'],
  ['butter', '1 tbsp'],
  ['peanut butter', '1 tbsp'],
  ['honey', '1 tbsp'],
  ['white rice', '100 g'],
  ['cooked white rice', '1 cup'],
  ['potato chip', '30 g'],
  ['dark chocolate', '30 g'],
  ['strawberry', '1 cup'],
  ['big mac burger', '1 piece'],
  ['egg', '1 piece'],
  ['milk', '1 cup'],
])('%s: %s', (name, expected) => {
  const food = FOODS.find((candidate) => candidate.name === name);
  const { quantity, unit } = defaultPortion(tablePortions(food?.grams ?? {}), food?.per100g.calories ?? null);
  expect(`${quantity} ${unit}`).toBe(expected);
});

test('no food of the table has a default portion above a thousand calories', () => {
  for (const { name, grams, per100g } of FOODS) {
    const portions = tablePortions(grams);
    const { quantity, unit } = defaultPortion(portions, per100g.calories);
    const weight = portions.find((portion) => portion.unit === unit)?.grams ?? 1;
    expect((quantity * weight * (per100g.calories ?? 0)) / 100, name).toBeLessThanOrEqual(1000);
  }
});
