import { calendarDay } from '@game-plan/domain/calendar-day';
import { findFood } from '@game-plan/domain/foods/find-food';
import { expect, test } from 'vitest';
import { exampleIngredient, ingredientsNamed } from '#testing/examples/example-ingredient.ts';
import { findExisting } from './find-existing.ts';

const TODAY = calendarDay('2026-11-21');
const INVENTORY = ingredientsNamed([
  'Egg noodles',
  'Eggs',
  'Spring onions',
  'Coconut milk',
  'Zucchini',
  'My mix',
]);

test.each([
  ['egg', 'Eggs'],
  ['large EGGS', 'Eggs'],
  ['scallions', 'Spring onions'],
  ['courgette', 'Zucchini'],
  ['my mix', 'My mix'],
  ['milk', undefined],
  ['rice noodles', undefined],
  ['egg white', undefined],
  ['', undefined],
  ['!', undefined],
])('%j matches %j', (name, expected) => {
  expect(findExisting(INVENTORY, name, TODAY, findFood)?.name).toBe(expected);
});

test('does not match expired ingredients', () => {
  const past = exampleIngredient({ id: 1, expiryDate: calendarDay('2026-11-20') });
  const marked = exampleIngredient({ id: 2, status: 'expired' });
  expect(findExisting([past, marked], 'eggs', TODAY, findFood)).toBeUndefined();
  expect(findExisting([past, exampleIngredient({ id: 3 })], 'eggs', TODAY, findFood)?.id).toBe(3);
});

test('matches by words when the food table is not loaded', () => {
  expect(findExisting(INVENTORY, 'egg', TODAY, () => undefined)?.name).toBe('Eggs');
  expect(findExisting(INVENTORY, 'scallions', TODAY, () => undefined)).toBeUndefined();
});
