import { expect, test } from 'vitest';
import { mergeEntry } from './merge-entry.ts';
import type { ShoppingEntry } from './read-entry.ts';

const entry = (name: string, quantity = '1', unit = ''): ShoppingEntry => ({ name, quantity, unit });

test.each([
  ['lemons', 'Lemon'],
  ['Scallions', 'spring onions'],
  ['coriander leaves', 'Cilantro'],
  ['Grandma’s relish', 'grandma’s Relish'],
  ['Crème fraîche', 'creme fraiche'],
  ['large eggs', 'Eggs'],
  ['Eggs', 'large eggs'],
  ['basmati rice', 'rice'],
])('%s and %s are one line', (name, added) => {
  const line = entry(name, '2');
  expect(mergeEntry([entry('Milk'), line], entry(added))).toEqual({ line, quantity: '3', unit: '' });
});

test.each([
  ['milk', 'coconut milk'],
  ['chicken', 'chicken breast'],
  ['chicken', 'chicken stock'],
  ['tomatoes', 'canned tomatoes'],
  ['onion', 'red onion'],
  ['rice', 'basmati rice'],
  ['biscuits', 'digestive biscuits'],
  ['eggs', 'eggs (6)'],
  ['milk', 'milk (semi-skimmed)'],
  ['Paper towels', 'Toilet paper'],
])('%s and %s are two', (name, added) => {
  expect(mergeEntry([entry(name)], entry(added))).toBeUndefined();
});

test('uses the first line with a convertible unit', () => {
  const lines = [entry('Lemons', '2', 'bag'), entry('Lemons', '2'), entry('Lemon', '5')];
  expect(mergeEntry(lines, entry('lemon'))).toEqual({ line: lines[1], quantity: '3', unit: '' });
});
