import { expect, test } from 'vitest';
import { foodsOfKind } from './food-kinds.ts';

test.each([
  ['fruit', 'apple'],
  ['Fruits', 'apple'],
  ['veg', 'carrot'],
  ['nuts', 'mixed nut'],
  ['fizzy drinks', 'cola'],
  ['takeaway', 'hamburger'],
])('the first food of kind %s is %s', (query, first) => {
  expect(foodsOfKind(query)[0]?.name).toBe(first);
});

test('a food’s name, or more than a kind’s name, is not a kind', () => {
  expect(['apple', 'fruit salad', 'pine nuts', ''].flatMap(foodsOfKind)).toEqual([]);
});
