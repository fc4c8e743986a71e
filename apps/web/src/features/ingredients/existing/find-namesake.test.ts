import { calendarDay } from '@game-plan/domain/calendar-day';
import { expect, test } from 'vitest';
import { exampleIngredient, ingredientsNamed } from '#testing/examples/example-ingredient.ts';
import { findNamesake } from './find-namesake.ts';

const TODAY = calendarDay('2026-11-21');
const INVENTORY = ingredientsNamed(['Egg noodles', 'Eggs', 'Spring onions', 'My mix']);

test.each([
  ['egg', 'Eggs'],
  ['large EGGS', 'Eggs'],
  ['scallions', undefined],
  ['my mix', 'My mix'],
  ['noodles', undefined],
  ['egg white', undefined],
  ['', undefined],
  ['!', undefined],
])('%j is %j', (name, expected) => {
  expect(findNamesake(INVENTORY, name, TODAY)?.name).toBe(expected);
});

test('does not match expired ingredients', () => {
  const past = exampleIngredient({ id: 1, expiryDate: calendarDay('2026-11-20') });
  const marked = exampleIngredient({ id: 2, status: 'expired' });
  expect(findNamesake([past, marked], 'eggs', TODAY)).toBeUndefined();
  expect(findNamesake([past, exampleIngredient({ id: 3 })], 'eggs', TODAY)?.id).toBe(3);
});
