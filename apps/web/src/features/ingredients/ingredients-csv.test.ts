import { calendarDay } from '@game-plan/domain/calendar-day';
import { expect, test } from 'vitest';
import { exampleIngredient } from '#testing/examples/example-ingredient.ts';
import { ingredientsCsv } from './ingredients-csv.ts';

test('has the inventory’s columns', () => {
  expect(ingredientsCsv([exampleIngredient({ expiryDate: calendarDay('2026-12-02') })])).toBe(
    '\uFEFFName,Category,Quantity,Unit,Status,Expiry Date\r\nEggs,protein,12,piece,fresh,2026-12-02\r\n',
  );
});
