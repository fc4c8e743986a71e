import { expect, test } from 'vitest';
import { labelServing, usdaPortion } from './portion.ts';

test.each([
  [
    'SR Legacy',
    { amount: 1, measure: null, text: 'cup, chopped', grams: 91 },
    { unit: 'cup, chopped', grams: 91 },
  ],
  ['Foundation', { amount: 2, measure: 'tablespoon', text: '', grams: 33.9 }, { unit: 'tbsp', grams: 16.95 }],
  [
    'Foundation, with more',
    { amount: 1, measure: 'cup', text: 'sliced', grams: 90 },
    { unit: 'cup, sliced', grams: 90 },
  ],
  ['FNDDS', { amount: null, measure: null, text: '1 cup', grams: 244 }, { unit: 'cup', grams: 244 }],
  ['half a cup', { amount: 0.5, measure: null, text: 'cup', grams: 56 }, { unit: 'cup', grams: 112 }],
  ['a weight', { amount: 3, measure: null, text: 'oz', grams: 85 }, undefined],
  ['a note', { amount: null, measure: null, text: 'Quantity not specified', grams: 100 }, undefined],
  ['a guideline', { amount: null, measure: null, text: 'Guideline amount per cup', grams: 61 }, undefined],
  ['no weight', { amount: 1, measure: null, text: 'cup', grams: 0 }, undefined],
  ['none of it', { amount: 0, measure: null, text: 'cup', grams: 10 }, undefined],
])('%s', (_what, described, portion) => {
  expect(usdaPortion(described)).toEqual(portion);
});

test.each([
  ['grams', 28, 'g', '1 SLICE', { unit: 'slice', grams: 28 }],
  ['millilitres, whose figures are those of 100 ml', 355, 'ml', '1 can', { unit: 'can', grams: 355 }],
  ['the newer name of millilitres', 240, 'MLT', '', { unit: 'serving', grams: 240 }],
  ['another unit', 2, 'IU', '1 drop', undefined],
  ['no size', undefined, 'ml', '1 can', undefined],
])('the serving of a label in %s', (_, size, unit, household, serving) =>
  expect(labelServing({ size, unit, household })).toEqual(serving),
);
