import { expect, test } from 'vitest';
import { unitWeights } from './unit-weights.ts';

test.each([
  ['nothing known but weight', [], 'g, lb, oz, kg'],
  ['a piece', [{ unit: 'piece', grams: 50 }], 'piece, g, lb, oz, kg'],
  ['one volume tells the others', [{ unit: 'cup', grams: 240 }], 'cup, g, tbsp, tsp, lb, oz, kg, ml, l'],
  ['a word of the source', [{ unit: 'slice, thin', grams: 20 }], 'slice, thin, g, lb, oz, kg'],
  ['grams as a portion stay where they stand', [{ unit: 'g', grams: 1 }], 'g, lb, oz, kg'],
  ['a portion without weight is none', [{ unit: 'piece', grams: 0 }], 'g, lb, oz, kg'],
])('%s', (_, portions, units) => {
  expect(
    unitWeights(portions)
      .map(({ unit }) => unit)
      .join(', '),
  ).toBe(units);
});

test('a spoon has its share of a cup’s weight', () => {
  const weights = unitWeights([{ unit: 'cup', grams: 240 }]);
  expect(weights.find(({ unit }) => unit === 'tbsp')?.grams).toBeCloseTo(15, 2);
});

test('the first of two weights for a unit counts', () => {
  const weights = unitWeights([
    { unit: 'piece', grams: 50 },
    { unit: 'piece', grams: 38 },
  ]);
  expect(weights.filter(({ unit }) => unit === 'piece')).toEqual([{ unit: 'piece', grams: 50 }]);
});
