import { expect, test } from 'vitest';
import { gramsOf } from '../units/weights/weight.ts';
import { findFood } from './find-food.ts';
import { QUICK_ADD_FOODS } from './quick-add-foods.ts';

test('there are 43, each once', () => {
  expect(QUICK_ADD_FOODS).toHaveLength(43);
  expect(new Set(QUICK_ADD_FOODS.map(({ name }) => name)).size).toBe(43);
});

test.each(QUICK_ADD_FOODS)('$name is the same food in the table', ({ name, category, unit, fdcId }) => {
  const food = findFood(name);
  expect(food).toMatchObject({ fdcId, category });
  expect(food && gramsOf(food, 1, unit)).toBeGreaterThan(0);
  expect(name).toMatch(/^[A-Z][a-z]+(?: [A-Z][a-z]+)*$/);
});
