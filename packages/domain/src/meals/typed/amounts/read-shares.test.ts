import { expect, test } from 'vitest';
import { readShares } from './read-shares.ts';

test.each([
  // A weight for several people is the weight as bought.
  ['1/2 kg chicken breast for 4 people', '0.125 kg raw chicken breast'],
  ['600 g mince split between 3', '200 g raw mince'],
  ['500 g Nudeln für 4 Personen', '125 g dry Nudeln'],
  ['400 g cooked rice between 4', '100 g cooked rice'],
  ['0,5 kg potatoes for 2', '0.25 kg potatoes'],
  ['1 lb ground beef split between 4, 1 bun', '0.25 lb raw ground beef, 1 bun'],
  // Dishes that are shared whole.
  ['pizza, shared between 3', '0.333 pizza'],
  ['a bottle of wine between two', '0.5 bottle of wine'],
  ['nachos shared with 2 friends', '0.333 nachos'],
  ['2 pizzas between 4 people', '0.5 pizzas'],
  ['cake split 4 ways', '0.25 cake'],
  // What is left.
  ['the rest of the tomato soup', 'tomato soup'],
  ['rest of my curry and rice', 'curry and rice'],
  ['what was left of the lasagne', 'lasagne'],
  ['der Rest vom Auflauf', 'Auflauf'],
  ['last quarter of a pizza', '1/4 of a pizza'],
  ['remaining half of the burrito', 'half a burrito'],
  // Fractions in words, spoons, sips and helpings.
  ['an eighth of a quiche', '1/8 of a quiche'],
  ['three-quarters of a cup of rice', '3/4 of a cup of rice'],
  ['1 heaped tbsp peanut butter', '1.5 tbsp peanut butter'],
  ['2 and a bit slices of bread', '2 slices of bread'],
  ['between 5 and 6 dates', '5 to 6 dates'],
  ['double helping of rice', '2 servings of rice'],
  ['a few sips of cola', '60 ml cola'],
  ['a mouthful of cake', 'a bite of cake'],
  ['a glug of milk', 'a splash of milk'],
])('%s is %s', (typed, read) => expect(readShares(typed)).toBe(read));

test.each([
  'lasagne for 2',
  'oats for 3 days',
  'a slice of toast for breakfast',
  '2 eggs for lunch, 1 banana',
  'quarter chicken',
  'ravioli for two',
  'rest day pasta',
])('%s stays', (typed) => expect(readShares(typed)).toBe(typed));
