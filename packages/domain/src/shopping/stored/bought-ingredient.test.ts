import { expect, test } from 'vitest';
import { readShoppingEntry } from '../read-entry.ts';
import { boughtIngredient } from './bought-ingredient.ts';

test.each([
  ['Lemons', '2', '', 'fruit', '2', 'piece'],
  ['flour', '500', 'g', 'pantry', '500', 'g'],
  ['Milk', '1', 'Liter', 'dairy', '1', 'l'],
  ['olive oil', '2', 'tablespoons', 'pantry', '2', 'tbsp'],
  ['canned tomatoes', '3', 'cans', 'pantry', '3', 'can'],
  ['eggs', '6', 'item', 'protein', '6', 'piece'],
  ['Salt', 'to taste', '', 'spice', 'to taste', 'piece'],
  ['coffee', '', '', 'beverage', '1', 'piece'],
  ['Milk', '4', 'pints', 'dairy', '4', 'pint'],
  ['cream', '30', 'cl', 'dairy', '300', 'ml'],
  ['garlic', '3', 'cloves', 'vegetable', '3', 'clove'],
  ['smoked gouda', '200', 'g', 'dairy', '200', 'g'],
  ['coriander', '1', 'bunch', 'vegetable', '1', 'bunch'],
  ['elderflower soda', '1', 'bottle', 'beverage', '1', 'bottle'],
  ['Grandma’s secret', '1', '', 'pantry', '1', 'piece'],
])('%s, %s %s: %s, %s %s', (name, quantity, unit, category, kept, keptUnit) => {
  expect(boughtIngredient({ name, quantity, unit })).toEqual({
    name,
    category,
    quantity: kept,
    unit: keptUnit,
  });
});

test.each(['toilet paper', 'Dish soap', 'cat food'])('%s is not an ingredient', (name) => {
  expect(boughtIngredient({ name, quantity: '1', unit: '' })).toBeNull();
});

test.each([
  ['tomatoes', 'tins', 'canned tomatoes', 'pantry'],
  ['tomatoes (400 g)', 'can', 'canned tomatoes (400 g)', 'pantry'],
  ['peaches', 'tin', 'canned peaches', 'fruit'],
  ['tuna', 'cans', 'tuna', 'protein'],
  ['coconut milk', 'can', 'coconut milk', 'pantry'],
  ['beer', 'cans', 'beer', 'beverage'],
  ['Tinned tomatoes', 'tins', 'Tinned tomatoes', 'pantry'],
  ['Grandma’s secret', 'tin', 'Grandma’s secret', 'pantry'],
  ['tomatoes', 'kg', 'tomatoes', 'vegetable'],
  ['black beans', 'lb', 'dried black beans', 'pantry'],
])('%s by the %s is kept as %s', (name, unit, kept, category) => {
  expect(boughtIngredient({ name, quantity: '3', unit })).toMatchObject({ name: kept, category });
});

test.each([
  ['jasmine rice 5kg sack', 'jasmine rice: 5 kg'],
  ['olive oil 500ml bottle', 'olive oil: 500 ml'],
  ['spaghetti 500g x 2', 'spaghetti: 1000 g'],
  ['2 bags of spinach (200g)', 'spinach: 400 g'],
  ['2 x 1.5kg flour', 'flour: 3 kg'],
  ['2 x 400g tins chickpeas', 'chickpeas (400g): 2 tin'],
  ['beer 6 x 330ml', '330ml beer: 6 piece'],
  ['Grandma’s secret 200g x 2', 'Grandma’s secret 200g: 2 piece'],
  ['a few bags of spinach (200g)', 'a few bags of spinach (200g): 1 piece'],
])('%s is in stock as %s', (typed, inStock) => {
  const kept = boughtIngredient(readShoppingEntry(typed));
  expect(`${kept?.name}: ${kept?.quantity} ${kept?.unit}`).toBe(inStock);
});
