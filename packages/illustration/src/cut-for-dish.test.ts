import { expect, test } from 'vitest';
import { cutForDish } from './cut-for-dish.ts';
import { dishFoods } from './dish-food.ts';
import { readName } from './read-name.ts';
import { vesselForDish } from './vessels/vessel-for-dish.ts';

test.each([
  ['Grilled chicken breast', 'Chicken breast', 'chickenBreast'],
  ['Chicken curry', 'Chicken breast', 'chunk'],
  ['Chicken schnitzel', 'Chicken breast', 'cutlet'],
  ['Wiener schnitzel', 'Veal', 'cutlet'],
  ['Tonkatsu', 'Pork loin', 'cutlet'],
  ['Pork chops with apples', 'Pork', 'porkChop'],
  ['Fish and chips', 'Cod', 'batteredFish'],
  ['Fish and chips', 'Potatoes', 'fry'],
  ['Steak and potatoes', 'Potatoes', 'potato'],
  ['Baked cod', 'Cod', 'whiteFish'],
  ['Beef stew', 'Beef', 'chunk'],
  ['Beef stir-fry', 'Beef', 'meatStrips'],
  ['Salmon poke bowl', 'Salmon', 'salmonFillet'],
  ['Salmon chowder', 'Salmon', 'chunk'],
  ['Coleslaw', 'Carrots', 'shreds'],
  ['Carrot soup', 'Carrots', 'carrot'],
  ['Tuna salad', 'Canned tuna', 'chunk'],
  ['Egg bhurji', 'Tomatoes', 'dice'],
  ['Cucumber raita', 'Cucumber', 'dice'],
  ['Tzatziki', 'Cucumber', 'shreds'],
  ['Fattoush', 'Cucumber', 'cucumber'],
])('%s: %s becomes %s', (name, ingredient, glyph) => {
  const words = readName(name);
  const foods = dishFoods(words, [ingredient]);
  const [food] = foods;
  if (food === undefined) throw new Error('Nothing was read');
  expect(cutForDish(food, words, vesselForDish(words, foods)).glyph).toBe(glyph);
});
