import { calendarDay } from '@game-plan/domain/calendar-day';
import { expect, test } from 'vitest';
import { exampleIngredient, ingredientsNamed } from '#testing/examples/example-ingredient.ts';
import { isInventorySort, searchIngredients, sortIngredients } from './arrange-ingredients.ts';

const KITCHEN = [
  exampleIngredient({ name: 'milk 2', category: 'dairy', expiryDate: calendarDay('2026-11-25') }),
  exampleIngredient({ name: 'Éclair', category: 'grain' }),
  exampleIngredient({ name: 'milk 10', category: 'dairy', expiryDate: calendarDay('2026-11-22') }),
  exampleIngredient({ name: 'Apples', category: 'fruit' }),
  exampleIngredient({ name: 'chicken', category: 'protein', expiryDate: calendarDay('2026-11-22') }),
];

test.each([
  ['added', ['milk 2', 'Éclair', 'milk 10', 'Apples', 'chicken']],
  ['name', ['Apples', 'chicken', 'Éclair', 'milk 2', 'milk 10']],
  ['expiry', ['chicken', 'milk 10', 'milk 2', 'Apples', 'Éclair']],
  ['category', ['chicken', 'Apples', 'milk 2', 'milk 10', 'Éclair']],
] as const)('by %s: %j', (sort, names) => {
  expect(sortIngredients(KITCHEN, sort).map(({ name }) => name)).toEqual(names);
});

test.each([
  ['', ['Cherry tomato', 'Crème fraîche', 'Eggs', 'Tomato paste']],
  ['tomatoes', ['Cherry tomato', 'Tomato paste']],
  ['PASTE tom', ['Tomato paste']],
  ['creme', ['Crème fraîche']],
  ['egg', ['Eggs']],
  ['  ', ['Cherry tomato', 'Crème fraîche', 'Eggs', 'Tomato paste']],
  ['xyz', []],
  ['!', []],
])('%j finds %j', (typed, names) => {
  const list = ingredientsNamed(['Cherry tomato', 'Crème fraîche', 'Eggs', 'Tomato paste']);
  expect(searchIngredients(list, typed).map(({ name }) => name)).toEqual(names);
});

test.each([
  ['name', true],
  ['constructor', false],
  [null, false],
])('%j is a sort: %s', (value, expected) => {
  expect(isInventorySort(value)).toBe(expected);
});
