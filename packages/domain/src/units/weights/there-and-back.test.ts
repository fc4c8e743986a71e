import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FOODS } from '../../foods/food-table.ts';
import { gramsOf } from './weight.ts';
import { unitsIn } from './weight-by-name.ts';

const POURABLE = FOODS.filter((food) => gramsOf(food, 1, 'cup') !== null);
const MEASURES = ['cup', 'tbsp', 'tsp', 'ml', 'l', 'pint'] as const;
const WEIGHTS = ['oz', 'lb', 'kg'] as const;
const GRAMS_AN_OUNCE = 28.349523125;

const anyAmount = fc.record({
  food: fc.constantFrom(...POURABLE),
  measure: fc.constantFrom(...MEASURES),
  weight: fc.constantFrom(...WEIGHTS),
  amount: fc.double({ min: 0.01, max: 100, noNaN: true }),
});

test('measure to grams to weight and back is lossless for every food with a known volume', () => {
  for (const { name } of POURABLE) {
    const there = unitsIn({ name, unit: 'cup' }, { name, unit: 'oz' }) ?? 0;
    expect(there * (unitsIn({ name, unit: 'oz' }, { name, unit: 'cup' }) ?? 0), name).toBeCloseTo(1, 9);
  }
  fc.assert(
    fc.property(anyAmount, ({ food: { name }, measure, weight, amount }) => {
      const round = [measure, 'g', weight, 'g', measure];
      const back = round.reduce((value, unit, at) => {
        const from = round[at - 1];
        return from === undefined ? value : value * (unitsIn({ name, unit: from }, { name, unit }) ?? 0);
      }, amount);
      expect(Math.abs(back / amount - 1)).toBeLessThan(1e-9);
    }),
  );
});

test('with rounding at each step, the loss is at most the rounding', () => {
  fc.assert(
    fc.property(anyAmount, ({ food: { name }, measure, amount }) => {
      const inGrams = amount * (unitsIn({ name, unit: measure }, { name, unit: 'g' }) ?? 0);
      const grams = Math.round(inGrams);
      const ounces = Math.round(10 * grams * (unitsIn({ name, unit: 'g' }, { name, unit: 'oz' }) ?? 0)) / 10;
      const gramsAgain = Math.round(ounces * (unitsIn({ name, unit: 'oz' }, { name, unit: 'g' }) ?? 0));
      const back = gramsAgain * (unitsIn({ name, unit: 'g' }, { name, unit: measure }) ?? 0);
      const lost = Math.abs(back - amount) * (inGrams / amount);
      expect(lost).toBeLessThanOrEqual(0.5 + 0.05 * GRAMS_AN_OUNCE + 0.5 + 1e-6);
    }),
  );
});
