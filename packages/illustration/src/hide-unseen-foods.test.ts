import { expect, test } from 'vitest';
import { dishFoods, hasPieces } from './dish-food.ts';
import { hideUnseenFoods } from './hide-unseen-foods.ts';
import { readName } from './read-name.ts';
import { vesselForDish } from './vessels/vessel-for-dish.ts';

/** The glyphs that lie in a dish. */
function glyphsIn(name: string, ingredients: readonly string[]): string[] {
  const words = readName(name);
  const foods = dishFoods(words, ingredients);
  return hideUnseenFoods(foods, words, vesselForDish(words, foods))
    .filter(hasPieces)
    .map(({ glyph }) => glyph);
}

test.each([
  ['Blueberry Muffins', ['Eggs', 'Blueberries'], ['blueberry']],
  ['Vanilla Banana Baked Oats', ['Eggs', 'Bananas'], ['banana']],
  ['Spaghetti Carbonara', ['Spaghetti', 'Eggs', 'Bacon', 'Parmesan'], ['bacon', 'cheeseShaving']],
  ['Shakshuka', ['Eggs', 'Tomatoes'], ['boiledEgg', 'tomato']],
  ['Egg curry', ['Eggs', 'Tomatoes'], ['boiledEgg']],
  ['Tomato soup', ['Tomatoes', 'Onion', 'Garlic', 'Lemon'], ['tomato']],
  ['French onion soup', ['Onions', 'Garlic', 'Gruyere'], ['onion', 'gratedCheese']],
  ['Aglio e olio', ['Spaghetti', 'Garlic', 'Red pepper flakes'], ['garlic']],
  ['Roast chicken', ['Whole chicken', 'Garlic', 'Lemon'], ['chickenBreast', 'garlic', 'citrusSlice']],
  ['Chocolate cake', ['Cocoa powder', 'Eggs', 'Flour'], []],
  ['Stir-fried beef', ['Beef', 'Ginger'], ['meatStrips']],
  ['Eggplant parmesan', ['Eggplant'], ['aubergine']],
])('%s of %j shows %j', (name, ingredients, glyphs) => {
  expect(glyphsIn(name, ingredients)).toEqual(glyphs);
});

const PANCAKES = readName('Pancakes');

test('an ingredient that is not visible still gives its colour and lies beside the dish', () => {
  const [eggs] = hideUnseenFoods(dishFoods(PANCAKES, ['Eggs']), PANCAKES, 'pancakes');
  expect(eggs).toMatchObject({ role: 'unseen', glyph: 'boiledEgg' });
});

test.each([
  ['Olive oil cake', []],
  ['Peanut butter cookies', []],
  ['Soy sauce noodles', []],
  ['Fish sauce wings', ['drumstick']],
])('%s without ingredients shows no olive, butter, bean or fish', (name, glyphs) => {
  expect(glyphsIn(name, [])).toEqual(glyphs);
});
