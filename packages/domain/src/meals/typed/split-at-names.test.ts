import { expect, test } from 'vitest';
import { splitAtNames } from './split-at-names.ts';

const NAMES = ['Mac & Cheese (mum-style)', 'Gran’s Lentil Soup', 'Soup'];

test.each([
  ["2 eggs, gran's lentil soup and toast", ['2 eggs', ['Gran’s Lentil Soup', null], 'toast']],
  ['2 bowls of grans lentil soup', [['Gran’s Lentil Soup', 2]]],
  ['leftover gran’s lentil soup x2 with bread', [['Gran’s Lentil Soup', 2], 'bread']],
  ["gran's lentil soup, 2 servings", [['Gran’s Lentil Soup', 2]]],
  [
    'mac & cheese (mum-style), soup',
    [
      ['Mac & Cheese (mum-style)', null],
      ['Soup', null],
    ],
  ],
  ['tomato soup', ['tomato soup']],
  ['soup maker', ['soup maker']],
  [' ', []],
])('%s', (text, parts) => {
  const read = splitAtNames(text, NAMES);
  expect(read.map((part) => (typeof part === 'string' ? part : [part.name, part.amount.count]))).toEqual(
    parts,
  );
});
