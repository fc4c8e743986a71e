import { expect, test } from 'vitest';
import { reorderNounFirst } from './reorder-noun-first.ts';
import { isFood, readTypedMeal } from './typed-meal.ts';

test.each([
  [['chicken thigh', 'skinless', 'boneless', 'raw 200g'], ['raw chicken thigh, 200g']],
  [['onion', 'sautéed'], ['sautéed onion']],
  [
    ['rice', 'white', 'cooked', '200 g'],
    ['cooked white rice', '200 g'],
  ],
  [
    ['bread', 'whole wheat', '2 slices'],
    ['whole wheat bread', '2 slices'],
  ],
  [
    ['beef', 'lean', 'minced', '100g'],
    ['lean minced beef', '100g'],
  ],
  [
    ['steak', 'rump', 'raw', '225g'],
    ['raw rump steak', '225g'],
  ],
  [['chicken', 'breast', 'grilled'], ['grilled chicken breast']],
  [['egg', 'large', 'boiled x2'], ['large boiled egg x2']],
  [['300g raw chicken thigh', 'skinless boneless'], ['300g raw chicken thigh']],
  [['tuna', 'canned in water'], ['canned tuna']],
  [
    ['Oil', 'olive', '1 tbsp'],
    ['olive Oil', '1 tbsp'],
  ],
  [
    ['beans', 'kidney', 'canned', '120 g'],
    ['canned kidney beans', '120 g'],
  ],
  [
    ['nuts', 'almonds', '30 g'],
    ['almonds', '30 g'],
  ],
  [['fish', 'cod', 'baked'], ['baked cod']],
  [
    ['coffee', 'white', '1 sugar'],
    ['white coffee', '1 sugar'],
  ],
])('%j is %j', (pieces, reordered) => {
  expect(reorderNounFirst(pieces, isFood)).toEqual(reordered);
});

test.each([
  [['rice', 'chicken', 'peas']],
  [['eggs', 'toast', 'black coffee']],
  [['eggs and bacon', 'grilled']],
  [['milk', 'oats', 'banana']],
  [['beans', 'eggs', 'toast']],
  [['cheese', 'ham', 'tomato']],
  [['bread', 'banana']],
  [['xyzzy', 'raw']],
])('%j are several foods', (pieces) => {
  expect(reorderNounFirst(pieces, isFood)).toEqual(pieces);
});

test.each([
  ['chicken thigh, skinless, raw 200g', 1],
  ['salmon, wild, raw, 150g', 1],
  ['oats, rolled, dry, 40g, milk, semi skimmed, 200ml', 2],
])('%s is read as this many foods: %i', (text, count) => {
  expect(readTypedMeal(text)).toHaveLength(count);
});
