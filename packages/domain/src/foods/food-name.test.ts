import { expect, test } from 'vitest';
import { foodNameKey, foodWords, pluralOf } from './food-name.ts';

test.each([
  ['Tomatoes', 'tomato'],
  ['  Cherry   TOMATOES ', 'cherry tomato'],
  ['berries', 'berry'],
  ['bay leaves', 'bay leaf'],
  ['peaches', 'peach'],
  ['radishes', 'radish'],
  ['potatoes', 'potato'],
  ['avocados', 'avocado'],
  ['chives', 'chive'],
  ['olives', 'olive'],
  ['cheeses', 'cheese'],
  ['kiwis', 'kiwi'],
  ['anchovies', 'anchovy'],
  ['cookies', 'cookie'],
  ['lentils', 'lentil'],
  ['hummus', 'hummus'],
  ['couscous', 'couscous'],
  ['asparagus', 'asparagus'],
  ['molasses', 'molasses'],
  ['Swiss cheese', 'swiss cheese'],
  ['sea bass', 'sea bass'],
  ['watercress', 'watercress'],
  ['octopus', 'octopus'],
  ['jalapeños', 'jalapeno'],
  ['Crème fraîche', 'creme fraiche'],
  ['chillies', 'chili'],
  ['chilli flakes', 'chili flake'],
  ['yoghurt', 'yogurt'],
  ["confectioners' sugar", 'confectioner sugar'],
  ["lamb's lettuce", 'lamb lettuce'],
  ['half & half', 'half and half'],
  ['2% milk', '2 percent milk'],
  ['all-purpose flour', 'all purpose flour'],
  ['large fresh organic eggs', 'egg'],
  ['boneless, skinless chicken breasts', 'chicken breast'],
  ['free-range eggs', 'egg'],
  ['low-sodium soy sauce', 'soy sauce'],
  ['baby spinach', 'spinach'],
  ['finely chopped onion', 'onion'],
  ['frozen peas', 'pea'],
  ['dried apricots', 'dried apricot'],
  ['canned tomatoes', 'canned tomato'],
  ['ground beef', 'ground beef'],
  ['minced beef', 'minced beef'],
  ['minced garlic', 'garlic'],
  ['smoked salmon', 'smoked salmon'],
  ['coconut milk', 'coconut milk'],
  ['chicken stock', 'chicken stock'],
  ['frozen yogurt', 'frozen yogurt'],
  ['fresh coriander', 'fresh coriander'],
  ['fresh', 'fresh'],
  ['', ''],
])('%j → %j', (typed, key) => {
  expect(foodNameKey(typed)).toBe(key);
});

test('the key of a key is itself', () => {
  for (const name of ['Large Tomatoes', 'half & half', 'minced beef', 'bay leaves', 'couscous']) {
    expect(foodNameKey(foodNameKey(name))).toBe(foodNameKey(name));
  }
});

test('foodWords keeps the words that the key drops', () => {
  expect(foodWords('Fresh Gluten-Free Noodles')).toEqual(['fresh', 'gluten', 'free', 'noodle']);
});

test.each([
  ['cup', 'cups'],
  ['bunch', 'bunches'],
  ['tomato', 'tomatoes'],
  ['cherry', 'cherries'],
  ['leaf', 'leaves'],
  ['avocado', 'avocados'],
  ['radish', 'radishes'],
  ['Onion', 'Onions'],
])('%s, %s', (one, many) => {
  expect(pluralOf(one)).toBe(many);
});
