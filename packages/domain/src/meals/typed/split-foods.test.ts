import { expect, test } from 'vitest';
import { splitFoods, splitListedFoods } from './split-foods.ts';
import { isFood } from './typed-meal.ts';

test.each([
  ['2 eggs 1 toast 1 banana', ['2 eggs', '1 toast', '1 banana']],
  ['chicken 150g rice 200g', ['chicken 150g', 'rice 200g']],
  ['tuna 1 can rice 1 cup', ['tuna 1 can', 'rice 1 cup']],
  ['100g chicken breast 200g rice broccoli', ['100g chicken breast', '200g rice', 'broccoli']],
  ['banana 2 eggs coffee', ['banana', '2 eggs', 'coffee']],
  ['250ml milk 30g oats 1 scoop whey', ['250ml milk', '30g oats', '1 scoop whey']],
  ['coffee 2 sugars', ['coffee', '2 sugars']],
  ['jacket potato tuna mayo', ['jacket potato with tuna mayo']],
  ['2 crumpets butter honey', ['2 crumpets with butter and honey']],
  ['burger cheese bacon', ['burger with cheese and bacon']],
  ['sweet potato fries', ['sweet potato fries']],
  ['pancake mix', ['pancake mix']],
  ['hot dog bun', ['hot dog bun']],
  ['rice beans plantain', ['rice', 'beans', 'plantain']],
  ['eggs bacon toast', ['eggs', 'bacon', 'toast']],
  ['5 egg whites 2 whole eggs scrambled', ['5 egg whites', '2 whole eggs scrambled']],
  ['chicken breast sweet potato green beans', ['chicken breast', 'sweet potato', 'green beans']],
])('several foods: %s', (clause, foods) => expect(splitFoods(clause, isFood)).toEqual(foods));

test.each([
  'greek yogurt 2% 200g',
  'protein bar 60g',
  'lemon garlic chicken',
  'turkey bacon avocado wrap',
  'strawberry banana smoothie',
  'beef mushroom barley soup',
  'sweet potato black bean burger',
  'chicken rice',
  'dal and 2 rotis',
  '7up 330ml',
])('one food, or separated by a word: %s', (clause) => expect(splitFoods(clause, isFood)).toEqual([clause]));

test('two names of one food are not a list', () => {
  expect(splitListedFoods('chicken doner kebab')).toBeNull();
  expect(splitListedFoods('fish fingers chips')).toEqual(['fish fingers', 'chips']);
});
