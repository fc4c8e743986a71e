import { expect, test } from 'vitest';
import { cookedForm } from './cooked-form.ts';
import { dishFoods } from './dish-food.ts';

test.each([
  ['Eggs', 'spinach frittata', 'Eggs'],
  ['Ground beef', 'smoky beef meatballs in tomato sauce', 'meatballs'],
  ['Bread', 'smoky beef meatballs in tomato sauce', null],
  ['Canned tomatoes', 'smoky beef meatballs in tomato sauce', 'Canned tomatoes'],
  ['Ground beef', 'beef chili', 'Ground beef'],
])('%s in %s → %s', (ingredient, dishName, drawn) => {
  expect(cookedForm(ingredient, dishName)).toBe(drawn);
});

test.each([
  ['Golden Milk', ['Milk', 'Turmeric'], 'tomato'],
  ['Grape and Pineapple Fruit Salad', ['Grapes', 'Pineapple', 'Honey'], 'lettuce'],
  ['Pear Muffins', ['Pears', 'Ground ginger'], 'ginger'],
])('%s shows no %s', (name, ingredients, glyph) => {
  expect(dishFoods(name, ingredients).map((food) => food.glyph)).not.toContain(glyph);
});
