import { expect, test } from 'vitest';
import { foodsOfKind } from './food-kinds.ts';

test.each([
  ['fruit', 'apple'],
  ['Fruits', 'apple'],
  ['veg', 'carrot'],
  ['nuts', 'mixed nut'],
  ['fizzy drinks', 'cola'],
  ['takeaway', 'hamburger'],
])('%s: the first of its kind is %s', (query, first) => {
  expect(foodsOfKind(query)[0]?.name).toBe(first);
});

test('what names a food, or more than a kind, is of none', () => {
  expect(['apple', 'fruit salad', 'pine nuts', ''].flatMap(foodsOfKind)).toEqual([]);
});
