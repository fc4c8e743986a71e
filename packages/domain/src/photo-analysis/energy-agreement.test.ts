import { expect, test } from 'vitest';
import { energyAgrees, fitsInWeight } from './energy-agreement.ts';

const figures = (
  calories: number | null,
  protein: number | null,
  carbs: number | null,
  fat: number | null,
) => ({
  calories,
  protein,
  carbs,
  fat,
});

test.each([
  ['exact', figures(400, 25, 30, 20), true],
  ['14% under the calories', figures(100, 10, 11.5, 0), true],
  ['exactly 15% under', figures(100, 0, 21.25, 0), true],
  ['a little more than 15% under', figures(100, 0, 21.2, 0), false],
  ['exactly 15% over', figures(200, 57.5, 0, 0), true],
  ['a little more than 15% over', figures(200, 57.6, 0, 0), false],
  ['twice the calories', figures(250, 10, 20, 42), false],
  ['calories of nothing', figures(300, 0, 0, 0), false],
  ['macros without calories', figures(0, 10, 10, 10), false],
  ['beer: alcohol is no macro', figures(153, 1.6, 12.6, 0), false],
  ['tea, rounded', figures(2, 0, 1, 0), true],
  ['rounding alone, at its most', figures(12, 1, 2, 0.55), true],
  ['nothing at all', figures(0, 0, 0, 0), true],
  ['fat not measured', figures(300, 0, 0, null), true],
  ['calories not measured', figures(null, 10, 10, 10), true],
])('%s: agrees %s', (_, nutrients, expected) => {
  expect(energyAgrees(nutrients)).toBe(expected);
});

test.each([
  ['oil', figures(884, 0, 0, 100), 100, true],
  ['sugar', figures(387, 0, 100, 0), 100, true],
  ['more macros than weight', figures(1000, 60, 60, 58), 150, false],
  ['more calories than fat has', figures(1200, 0, 0, 100), 100, false],
  ['a rounded crumb', figures(4, 0, 1, 0), 0.6, true],
  ['nothing measured', figures(null, null, null, null), 10, true],
])('%s: fits its weight %s', (_, nutrients, grams, expected) => {
  expect(fitsInWeight(nutrients, grams)).toBe(expected);
});
