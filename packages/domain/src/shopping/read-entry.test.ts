import { expect, test } from 'vitest';
import { readShoppingEntry } from './read-entry.ts';

test.each([
  ['2 lemons', '2', '', 'lemons'],
  ['  2   lemons ', '2', '', 'lemons'],
  ['500 g flour', '500', 'g', 'flour'],
  ['500g flour', '500', 'g', 'flour'],
  ['1.5kg potatoes', '1.5', 'kg', 'potatoes'],
  ['1,5 l milk', '1,5', 'l', 'milk'],
  ['2 Grams saffron', '2', 'g', 'saffron'],
  ['2 tablespoons soy sauce', '2', 'tbsp', 'soy sauce'],
  ['1/2 cup olive oil', '1/2', 'cup', 'olive oil'],
  ['½ cup of olive oil', '½', 'cup', 'olive oil'],
  ['1½ lb beef', '1½', 'lb', 'beef'],
  ['1 1/2 lbs ground beef', '1 1/2', 'lb', 'ground beef'],
  ['2-3 onions', '2-3', '', 'onions'],
  ['2 – 3 cloves garlic', '2 – 3', 'clove', 'garlic'],
  ['3 cans tomatoes', '3', 'cans', 'tomatoes'],
  ['2 pcs avocado', '2', '', 'avocado'],
  ['2x milk', '2', '', 'milk'],
  ['2 x milk', '2', '', 'milk'],
  ['2 × oat milk', '2', '', 'oat milk'],
  ['2 large eggs', '2', '', 'large eggs'],
  ['a lemon', '1', '', 'lemon'],
  ['A bunch of parsley', '1', 'bunch', 'parsley'],
  ['a dozen eggs', '12', '', 'eggs'],
  ['1/2 dozen eggs', '6', '', 'eggs'],
  ['2 cans', '2', '', 'cans'],
  ['milk 2 l', '2', 'l', 'milk'],
  ['flour, 500g', '500', 'g', 'flour'],
  ['eggs x6', '6', '', 'eggs'],
  ['eggs × 6', '6', '', 'eggs'],
  ['flour', '', '', 'flour'],
  ['2% milk', '', '', '2% milk'],
  ['100% orange juice', '', '', '100% orange juice'],
  ['5-spice powder', '', '', '5-spice powder'],
  ['7up', '', '', '7up'],
  ['00 flour', '', '', '00 flour'],
  ['80/20 ground beef', '', '', '80/20 ground beef'],
  ['0 lemons', '', '', '0 lemons'],
  ['-2 lemons', '', '', '-2 lemons'],
  ['avocado', '', '', 'avocado'],
  ['apple', '', '', 'apple'],
  ['2', '', '', '2'],
  ['', '', '', ''],
  ['flour type 405', '', '', 'flour type 405'],
  ['2 crème fraîche', '2', '', 'crème fraîche'],
  ['two lemons', '2', '', 'lemons'],
  ['half a cabbage', '0.5', '', 'cabbage'],
  ['2 x 400g tins chickpeas', '2', 'tins', 'chickpeas (400g)'],
  ['1 (14.5-ounce) can diced tomatoes', '1', 'can', 'diced tomatoes (14.5-ounce)'],
  ['400g tin tomatoes', '1', 'tin', 'tomatoes (400 g)'],
  ['8 8-inch tortillas', '8', '', '8-inch tortillas'],
  ['2-inch piece of ginger', '', '', '2-inch piece of ginger'],
  ['1 cup plus 2 tbsp flour', '1.13', 'cup', 'flour'],
  ['2 whole chickens', '2', '', 'whole chickens'],
  ['Butter - 250 g', '250', 'g', 'Butter'],
  ['vodka 40% 700 ml', '700', 'ml', 'vodka 40%'],
  ['a few lemons', '', '', 'a few lemons'],
  ['pinch of salt', '', '', 'pinch of salt'],
  ['salt and pepper', '', '', 'salt and pepper'],
  ['eggs, 6 large', '6', '', 'large eggs'],
])('%s', (typed, quantity, unit, name) => {
  expect(readShoppingEntry(typed)).toEqual({ name, quantity, unit });
});

test('reads a text of any length, and loses nothing of it', () => {
  for (const text of [`x${' 1'.repeat(2e5)}x`, `milk ${'x '.repeat(2e5)}2y`, `2 ${'lemons, '.repeat(2e5)}`]) {
    const { name, quantity } = readShoppingEntry(text);
    expect(name.length + quantity.length).toBeGreaterThanOrEqual(text.trim().length - 5);
  }
});
