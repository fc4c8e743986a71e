import { expect, test } from 'vitest';
import { dishFoods } from './dish-food.ts';
import { readName } from './read-name.ts';

const glyphsOf = (name: string, ingredients: readonly string[]) =>
  dishFoods(readName(name), ingredients).map(({ glyph }) => glyph);

test.each([
  ['Spinach Frittata', 'Eggs', ['boiledEgg']],
  ['Smoky Beef Meatballs in Tomato Sauce', 'Ground beef', ['meatball']],
  ['Smoky Beef Meatballs in Tomato Sauce', 'Canned tomatoes', ['tomato']],
  ['Beef Chili', 'Ground beef', ['mince']],
])('%s: %s becomes %j', (name, ingredient, glyphs) => {
  expect(glyphsOf(name, [ingredient])).toEqual(glyphs);
});

test('the crumbs in meatballs are not drawn', () => {
  const roles = (name: string) => dishFoods(readName(name), ['Ground beef', 'Bread']).map(({ role }) => role);
  expect(roles('Meatballs')).not.toContain('bread');
  expect(roles('Beef Sandwich')).toContain('bread');
});

test.each([
  ['Golden Milk', ['Milk', 'Turmeric'], 'tomato'],
  ['Grape and Pineapple Fruit Salad', ['Grapes', 'Pineapple', 'Honey'], 'lettuce'],
  ['Pear Muffins', ['Pears', 'Ground ginger'], 'ginger'],
])('%s shows no %s', (name, ingredients, glyph) => {
  expect(glyphsOf(name, ingredients)).not.toContain(glyph);
});

test.each([
  ['Roasted Beets with Feta', ['Rote Bete', 'Feta', 'Öl'], ['beetroot', 'crumble', 'dice']],
  ['Beet Salad', ['Beets', 'Zorblax'], ['beetroot', 'dice']],
  ['Parsnip and Carrot Mash', ['Pastinaken', 'Karotten'], ['carrot', 'carrot']],
])('%s of %j: a food of another language is the one that the name tells', (name, ingredients, glyphs) => {
  expect(glyphsOf(name, ingredients)).toEqual(glyphs);
});
