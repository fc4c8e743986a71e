import { expect, test } from 'vitest';
import { mealsOfName } from './meals-of-name.ts';

test.each([
  ['Porridge with banana', ['breakfast']],
  ['Blueberry pancakes', ['breakfast']],
  ['Cottage pie', ['dinner']],
  ['Chicken tikka masala', ['dinner']],
  ['Grandma’s secret', ['dinner', 'lunch']],
])('%s is eaten at %j', (name, meals) => {
  expect(mealsOfName(name)).toEqual(expect.arrayContaining(meals));
  if (meals[0] === 'dinner') expect(mealsOfName(name)).not.toContain('breakfast');
});
