import { describe, expect, test } from 'vitest';
import { ledgerOf, type MovedSum } from './ledger.ts';

const moved = (
  name: string,
  unit: string,
  kind: MovedSum['kind'],
  amount: number,
  isBefore = false,
): MovedSum => ({ name, unit, kind, amount, isBefore });
const NOTHING = { before: 0, came: 0, eaten: 0, wasted: 0, unexplained: 0, there: 0, gramsOfOne: 1 };

describe('the ledger of a month', () => {
  test('says of a food what was there, came, was eaten, was thrown away and is there', () => {
    const { lines } = ledgerOf([
      moved('Milk', 'ml', 'bought', 500, true),
      moved('Milk', 'ml', 'bought', 2000),
      moved('milk', 'ml', 'cooked', -250),
      moved('Milk', 'ml', 'eaten', -1000),
      moved('Milk', 'ml', 'expired', -300),
      moved('Milk', 'ml', 'corrected', -150),
    ]);
    expect(lines).toEqual([
      {
        name: 'Milk',
        unit: 'ml',
        before: 500,
        came: 2000,
        eaten: 1250,
        wasted: 300,
        unexplained: -150,
        there: 800,
        gramsOfOne: expect.closeTo(1.03),
      },
    ]);
  });

  test('counts a food in grams that is kept in several units, and apart what has no weight', () => {
    const { lines, wastedGrams } = ledgerOf([
      moved('Rice', 'kg', 'bought', 1),
      moved('rice', 'g', 'thrown away', -250),
      moved('Zork', 'piece', 'bought', 2),
      moved('Zork', 'g', 'bought', 100),
    ]);
    expect(lines).toEqual([
      { ...NOTHING, name: 'rice', unit: 'g', came: 1000, wasted: 250, there: 750 },
      { ...NOTHING, name: 'Zork', unit: 'piece', came: 2, there: 2, gramsOfOne: null },
      { ...NOTHING, name: 'Zork', unit: 'g', came: 100, there: 100 },
    ]);
    expect(wastedGrams).toBe(250);
  });

  test('leaves out what has not moved and is not there', () => {
    expect(
      ledgerOf([moved('Tea', 'g', 'bought', 100, true), moved('Tea', 'g', 'eaten', -100, true)]).lines,
    ).toEqual([]);
  });
});
