import { expect, test } from 'vitest';
import { findFood } from '../foods/find-food.ts';
import { searchedFoodNamed } from '../foods/served/served-table.ts';
import { traceFood } from './trace-food.ts';

const guess = { calories: 250, protein: 10, carbs: 30, fat: 10 };

test.each([
  ['Broccoli', 'broccoli'],
  ['Cooked brown rice', 'cooked brown rice'],
  ['prawns', 'cooked shrimp'],
  ['White rice', 'cooked white rice'],
  ['Spaghetti', 'cooked pasta'],
  ['Oats', 'cooked oatmeal'],
  ['Grilled chicken breast', 'cooked chicken breast'],
  ['raw tuna', 'tuna steak'],
  ['Egg', 'egg'],
])('%s is known and has the table’s figures for the estimated weight', (name, known) => {
  const per100g = findFood(known)?.per100g;
  const food = traceFood({ name, grams: 200, ...guess });
  expect(food).toMatchObject({ name, grams: 200, isEstimate: false, isFlagged: false });
  expect(food.fdcId).toBe(findFood(known)?.fdcId);
  expect(food.calories).toBeCloseTo((per100g?.calories ?? Number.NaN) * 2, 9);
  expect(food.fat).toBeCloseTo((per100g?.fat ?? Number.NaN) * 2, 9);
});

test.each([
  ['French fries', 'fast food french fry'],
  ['Fish and chips', 'fish and chips'],
])('%s have the figures that a diary takes for the name', (name, known) => {
  const per100g = searchedFoodNamed(known)?.per100g;
  const { calories, isEstimate } = traceFood({ name, grams: 200, ...guess });
  expect(isEstimate).toBe(false);
  expect(calories).toBeCloseTo((per100g?.calories ?? Number.NaN) * 2, 9);
});

test('fibre, sugar, saturated fat and sodium come from the table, too, and never from a model', () => {
  const broccoli = traceFood({ name: 'Broccoli', grams: 200, ...guess });
  expect(broccoli).toMatchObject({ fiber: expect.closeTo(5.2, 1), sodium: expect.closeTo(66, 0) });
  expect(traceFood({ name: 'Unobtainium stew', grams: 200, ...guess })).not.toHaveProperty('sodium');
});

test('a food of the table is not flagged for its alcohol', () => {
  const wine = traceFood({ name: 'red wine', grams: 150, calories: 0, protein: 0, carbs: 0, fat: 0 });
  expect(wine).toMatchObject({ isEstimate: false, isFlagged: false });
  expect(wine.calories).toBeGreaterThan(100);
});

test.each([
  ['that agree', guess, 150, false],
  ['that contradict themselves', { ...guess, calories: 500 }, 150, true],
  ['that do not fit in the weight', guess, 20, true],
])('an unknown food keeps the model’s figures as an estimate; figures %s', (_, figures, grams, flagged) => {
  expect(traceFood({ name: 'Unobtainium stew', grams, ...figures })).toEqual({
    name: 'Unobtainium stew',
    grams,
    ...figures,
    isEstimate: true,
    isFlagged: flagged,
  });
});
