import { describe, expect, test } from 'vitest';
import { calendarDay } from '../calendar-day.ts';
import { readStoredThings } from '../shopping/stored/stored-things.ts';
import { type FoodPrice, priceBook } from './price-book.ts';

const price = (id: number, [quantity, unit, name, cents]: readonly [string, string, string, number]) =>
  ({ id, quantity, unit, name, cents }) satisfies FoodPrice;
const bookOf = (...paid: (readonly [string, string, string, number])[]) =>
  priceBook(paid.map((each, at) => price(paid.length - at, each)));
const AT_HOME = ['salt', 'water', 'cooking oil'];
const line = (amount: string, unit: string, name: string) => ({ amount, unit, name });

describe('what a recipe costs', () => {
  test.each([
    ['a part of what was bought', ['1', 'kg', 'Flour', 90], line('250', 'g', 'flour'), 23],
    ['more than was bought', ['500', 'g', 'beef mince', 450], line('1', 'kg', 'ground beef'), 900],
    ['pieces, of a price by the piece', ['6', 'piece', 'eggs', 210], line('2', '', 'eggs'), 70],
    ['cups, of a price by weight', ['1', 'kg', 'rice', 200], line('1', 'cup', 'rice'), 37],
    ['tins, of a price by weight', ['400', 'g', 'kidney beans', 55], line('2', 'can', 'kidney beans'), 72],
    ['milk by volume', ['2.272', 'l', 'semi skimmed milk', 145], line('500', 'ml', 'milk'), 32],
  ] as const)('%s', (_, paid, needed, cents) => {
    expect(bookOf(paid).costOf([needed], AT_HOME)).toEqual({ cents, knownShare: 1 });
  });

  test('the last price counts, whichever shop it was', () => {
    const book = bookOf(['1', 'kg', 'flour', 120], ['1', 'kg', 'flour', 80]);
    expect(book.costOf([line('1', 'kg', 'flour')], AT_HOME)?.cents).toBe(120);
  });

  test('how much of the amount is known is said, and what is at home without a price is left out', () => {
    const book = bookOf(['1', 'kg', 'rice', 200]);
    const lines = [
      line('400', 'g', 'rice'),
      line('100', 'g', 'saffron cake'),
      line('1', 'l', 'water'),
      line('', '', 'salt'),
    ];
    expect(book.costOf(lines, AT_HOME)).toEqual({ cents: 80, knownShare: 0.8 });
    expect(book.costOf([line('1', 'piece', 'dragon fruit')], AT_HOME)).toBeNull();
  });

  test('a single line costs fractions of a hundredth, for what is multiplied', () => {
    const book = bookOf(['2', 'kg', 'potatoes', 300]);
    expect(book.centsOf(line('1', 'g', 'potatoes'))).toBeCloseTo(0.15);
    expect(book.centsOf(line('1', 'g', 'caviar'))).toBeUndefined();
  });
});

test('a receipt says what was paid for all of each food', () => {
  const pasted =
    'TESCO\n2 x SEMI SKIMMED MILK 2L £3.10\nBANANAS LOOSE 0.845kg @ £0.89/kg £0.75\nCLUBCARD SAVING -£0.50\nLEMONS\n4 @ 0.50 2.00\nTOTAL £5.35';
  const { things } = readStoredThings(pasted, calendarDay('2026-11-29'));
  expect(things.map(({ name, quantity, unit, cents }) => [quantity, unit, name, cents])).toEqual([
    ['4', 'l', 'semi skimmed milk', 310],
    ['0.845', 'kg', 'bananas loose', 75],
    ['4', 'piece', 'lemons', 200],
  ]);
});
