import { calendarDay } from '@game-plan/domain/calendar-day';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { exampleIngredient } from '#testing/examples/example-ingredient.ts';
import { ingredientsCsv } from './ingredients-csv.ts';

const rowsOf = (csv: string) => Papa.parse<string[]>(csv.replace('\uFEFF', '')).data;

describe('ingredientsCsv', () => {
  test('has the inventory’s columns and begins with a UTF-8 byte order mark', () => {
    const csv = ingredientsCsv([exampleIngredient({ expiryDate: calendarDay('2026-12-02') })]);
    expect(csv.startsWith('\uFEFF')).toBe(true);
    expect(rowsOf(csv)).toEqual([
      ['Name', 'Category', 'Quantity', 'Unit', 'Status', 'Expiry Date'],
      ['Eggs', 'protein', '12', 'piece', 'fresh', '2026-12-02'],
    ]);
  });

  test.each([
    ['quotes and commas', 'Ham, "smoked"', 'Ham, "smoked"'],
    ['umlauts', 'Käse für Ünal', 'Käse für Ünal'],
    ['a line break', 'two\nlines', 'two\nlines'],
    ['a formula', '=cmd|calc', "'=cmd|calc"],
    ['a plus', '+1+1', "'+1+1"],
    ['a minus', '-2+3', "'-2+3"],
    ['an at sign', '@SUM(A1)', "'@SUM(A1)"],
    ['a tab before a formula', '\t=1+1', "'\t'=1+1"],
    ['a formula behind a space', ' =1+1', "' =1+1"],
    ['a formula over two lines', '=1+1\n+2', "'=1+1\n'+2"],
    ['a formula behind a semicolon', 'Salt;=1+1', "Salt;'=1+1"],
  ])('keeps %s as text', (_, name, cell) => {
    const [, row] = rowsOf(ingredientsCsv([exampleIngredient({ name })]));
    expect(row?.[0]).toBe(cell);
  });

  test.each(['Salt; pepper', 'Salt\tpepper', 'Salt\rpepper', 'Salt\npepper'])('quotes %j', (name) => {
    expect(ingredientsCsv([exampleIngredient({ name })])).toContain(`\r\n"${name}",`);
  });
});
