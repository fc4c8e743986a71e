import { describe, expect, test } from 'vitest';
import { FOODS } from '../food-table.ts';
import { stockMatcher } from './stock-matcher.ts';
import { canReplace } from './substitutes.ts';

describe('stockMatcher', () => {
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
    expect(stockMatcher(stock)(needed)).toBe(expected);
  });

  test('agrees with canReplace for every food of the table', () => {
    const names = FOODS.map(({ name }) => name);
    const stock = names.filter((_, index) => index % 25 === 0);
    const matches = stockMatcher(stock);
    for (const needed of names) {
      expect([needed, matches(needed)]).toEqual([needed, stock.some((kept) => canReplace(kept, needed))]);
    }
  });
});
