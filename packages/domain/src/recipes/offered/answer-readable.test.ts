import { expect, test } from 'vitest';
import type { ComposeRequest, StockItem } from '../composed-recipe.ts';
import { ANYONE, item, TODAY } from '../testing/family-stock.ts';
import { whatWouldHelp } from '../what-would-help.ts';
import { composeUnseen } from './compose-unseen.ts';

const requestFor = (stock: readonly StockItem[]): ComposeRequest => ({
  stock,
  eater: ANYONE,
  today: TODAY,
  seed: 1,
  meal: 'dinner',
});

/** Its amount cannot be read. */
const BROKEN: StockItem = {
  ...item('Moon beans'),
  get quantity(): string {
    throw new RangeError('Maximum call stack size exceeded');
  },
};
const GOOD = [item('Eggs'), item('Rice'), item('Onion'), item('Butter')];

test('an item that fails to be read is left out and named, and the others give their ideas', () => {
  const { recipes, unread } = composeUnseen(requestFor([...GOOD, BROKEN]), undefined);
  expect(unread).toEqual(['Moon beans']);
  expect(recipes).toEqual(composeUnseen(requestFor(GOOD), undefined).recipes);
  expect(recipes.length).toBeGreaterThan(0);
  expect(whatWouldHelp(requestFor([...GOOD, BROKEN]))).toEqual(whatWouldHelp(requestFor(GOOD)));
});

test('a failure that no item explains is not hidden', () => {
  const request = { ...requestFor(GOOD), meal: undefined };
  Object.defineProperty(request, 'seed', {
    enumerable: true,
    get() {
      throw new RangeError('no seed');
    },
  });
  expect(() => composeUnseen(request, undefined)).toThrow('no seed');
});

test.each(['handful cilantro', 'pinch salt', 'juice of one lemon'])(
  '%s, as typed from a recipe, is used like the food',
  (name) => {
    const { recipes, unread } = composeUnseen(requestFor([...GOOD, item(name), item('Tomatoes')]), undefined);
    expect(unread).toEqual([]);
    expect(recipes.length).toBeGreaterThan(0);
  },
);
