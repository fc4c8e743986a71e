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

test.each([
  ['1 kg', 'flour', '2 cup', '1.25 kg'],
  ['2 cup', 'flour', '1 kg', '1.25 kg'],
  ['100 g', 'butter', '3 oz', '185 g'],
  ['1 l', 'milk', '1 cup', '1.24 l'],
  ['1 gallon', 'milk', '2 cup', '1.13 gallon'],
  ['1 quart', 'zorblax', '1 cup', '1.25 quart'],
  ['6 ', 'eggs', '1 dozen', '18 '],
  ['1 dozen', 'eggs', '2 dozen', '3 dozen'],
  ['2 piece', 'tomatoes', '200 g', undefined],
  ['1 can', 'tomatoes', '400 g', undefined],
  ['1 kg', 'zorblax', '2 cup', undefined],
])('%s of %s and %s are %s', (on, name, added, sum) => {
  const [line, more] = [on, added].map((text) => {
    const [quantity = '', unit = ''] = text.split(' ');
    return entry(name, quantity, unit);
  });
  const merged = line && more && mergeEntry([line], more);
  expect(merged && `${merged.quantity} ${merged.unit}`).toBe(sum);
});
