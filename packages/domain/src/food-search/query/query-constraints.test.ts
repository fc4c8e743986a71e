import { expect, test } from 'vitest';
import { describeConstraint, readConstraints } from './query-constraints.ts';

const read = (text: string) => {
  const { food, constraints } = readConstraints(text);
  return [food, ...constraints.map(describeConstraint)];
};

test.each([
  ['gluten free flour', ['flour', 'gluten-free']],
  ['Gluten-Free Bread', ['bread', 'gluten-free']],
  ['plant milk', ['milk', 'vegan']],
  ['non-dairy creamer', ['creamer', 'dairy-free']],
  ['egg free mayo', ['mayo', 'egg-free']],
  ['eggless cake', ['cake', 'egg-free']],
  ['keto bread', ['bread', 'keto']],
  ['low carb tortilla', ['tortilla', 'low in carbs']],
  ['sugar-free syrup', ['syrup', 'sugar-free']],
  ['jam, no sugar added', ['jam', 'sugar-free']],
  ['unsalted butter', ['butter', 'unsalted']],
  ['fat free milk', ['milk', 'fat-free']],
  ['low-fat yoghurt', ['yogurt', 'low in fat']],
  ['non alcoholic beer', ['beer', 'alcohol-free']],
  ['virgin mojito', ['mojito', 'alcohol-free']],
  ['decaf', ['', 'caffeine-free']],
  ['pizza without cheese', ['pizza', 'without cheese']],
  ['sandwich without meat', ['sandwich', 'vegetarian']],
  ['pork free sausage', ['sausage', 'without pork']],
  ['vegan gluten free cookie', ['cookie', 'vegan', 'gluten-free']],
])('%s', (text, expected) => expect(read(text)).toEqual(expected));

test.each([
  'free range eggs',
  'extra virgin olive oil',
  'no bake cheesecake',
  'eggplant',
  'skin free chicken',
  'sweetened condensed milk',
  'light beer',
  'plant protein powder',
])('%s has no constraint', (text) => expect(read(text)).toEqual([text]));
