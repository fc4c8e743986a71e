import { describe, expect, test } from 'vitest';
import { FOODS } from '../food-table.ts';
import { servesAs } from './same-food.ts';
import { stockServes } from './stock-serves.ts';

describe('stockServes', () => {
  test.each([
    [['Chicken breast'], 'chicken', true],
    [['Chicken stock'], 'chicken', false],
    [['Scallions'], 'spring onion', true],
    [['Coconut milk'], 'milk', false],
    [['Brown rice', 'Salt'], 'Rice', true],
    [['Grandma’s relish'], 'grandma’s relish', true],
    [['Grandma’s relish'], 'relish of a stranger', false],
    [[], 'salt', false],
  ])('a stock of %j for %s: %s', (stock, needed, expected) => {
    expect(stockServes(stock)(needed)).toBe(expected);
  });

  test('agrees with servesAs for every food of the table', () => {
    const names = FOODS.map(({ name }) => name);
    const stock = names.filter((_, index) => index % 25 === 0);
    const serves = stockServes(stock);
    for (const needed of names) {
      expect([needed, serves(needed)]).toEqual([needed, stock.some((kept) => servesAs(kept, needed))]);
    }
  });
});
