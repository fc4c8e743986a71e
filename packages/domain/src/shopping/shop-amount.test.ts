import { describe, expect, test } from 'vitest';
import { parseAmount } from '../units/amount.ts';
import { unitsIn } from '../units/weights/weight-by-name.ts';
import { isSoldByJar, shopAmount } from './shop-amount.ts';

describe('shopAmount', () => {
  test.each([
    [150, 'g', 'Spaghetti', '500 g'],
    [510, 'g', 'Spaghetti', '500 g'],
    [600, 'g', 'Spaghetti', '1 kg'],
    [0.75, 'cup', 'Jasmine rice', '500 g'],
    [1.5, 'kg', 'Flour', '1.5 kg'],
    [60, 'g', 'Feta', '100 g'],
    [300, 'g', 'Chicken breast', '300 g'],
    [2, 'piece', 'Chicken breast', '2 piece'],
    [1.2, 'kg', 'Ground beef', '1.5 kg'],
    [10, 'oz', 'Chicken breast', '12 oz'],
    [1.3, 'lb', 'Ground beef', '1.5 lb'],
    [150, 'ml', 'Milk', '500 ml'],
    [3, 'cup', 'Milk', '1 l'],
    [1.2, 'l', 'Milk', '1.5 l'],
    [0.5, 'imperial pint', 'Milk', '1 imperial pint'],
    [2.5, 'imperial pint', 'Semi skimmed milk', '4 imperial pint'],
    [5, 'imperial pint', 'Milk', '6 imperial pint'],
    [100, 'ml', 'Heavy cream', '250 ml'],
    [1.05, 'l', 'Vegetable stock', '1 l'],
    [1.2, 'l', 'Vegetable stock', '1.5 l'],
    [1, 'l', 'Chicken broth', '1 l'],
    [20, 'g', 'Butter', '250 g'],
    [3, 'piece', 'Eggs', '6 piece'],
    [7, 'piece', 'Eggs', '12 piece'],
    [1, 'tsp', 'Cumin', '1 piece'],
    [1, 'tsp', 'Baking powder', '1 piece'],
    [null, 'piece', 'Paprika', '1 piece'],
    [2, 'tbsp', 'Soy sauce', '1 piece'],
    [1, 'tbsp', 'Sesame oil', '1 piece'],
    [2, 'tbsp', 'Honey', '1 piece'],
    [2, 'tbsp', 'Parsley', '1 bunch'],
    [0.5, 'bunch', 'Cilantro', '1 bunch'],
    [2, 'bunch', 'Spinach', '2 bunch'],
    [140, 'g', 'Baby spinach', '150 g'],
    [3, 'clove', 'Garlic', '1 piece'],
    [0.5, 'piece', 'Onion', '1 piece'],
    [1.5, 'piece', 'Lemon', '2 piece'],
    [200, 'g', 'Carrots', '3 piece'],
    [2, 'kg', 'Potatoes', '2 kg'],
    [150, 'g', 'Mushrooms', '150 g'],
    [1, 'cup', 'Blueberries', '150 g'],
    [2, 'piece', 'Bread', '500 g'],
    [6, 'piece', 'Flour tortillas', '8 piece'],
    [2, 'piece', 'Hamburger buns', '4 piece'],
    [2, 'cup', 'Chickpeas', '2 can'],
    [400, 'g', 'chopped tomatoes', '1 tin'],
    [1.04, 'kg', 'beef mince', '1 kg'],
    [25, 'kg', 'beef mince', '25 kg'],
    [2, 'cup', 'Canned tomatoes', '2 can'],
    [1, 'can', 'Chopped tomatoes', '1 can'],
    [1.5, 'can', 'Coconut milk', '2 can'],
    [200, 'g', 'Red lentils', '500 g'],
    [40, 'g', 'Walnuts', '100 g'],
    [60, 'g', 'Raisins', '100 g'],
    [70, 'g', 'Zorblax', '100 g'],
    [0.5, 'cup', 'Zorblax', '250 ml'],
    [2, 'tbsp', 'Zorblax', '1 piece'],
    [2.5, 'piece', 'Zorblax', '3 piece'],
    [null, 'piece', 'Zorblax', '1 piece'],
  ])('%d %s of %s: %s', (amount, unit, name, expected) => {
    const { quantity, unit: soldBy } = shopAmount({ name, amount, unit });
    expect(`${quantity} ${soldBy}`).toBe(expected);
  });

  const FOODS = [
    'Spaghetti',
    'Milk',
    'Eggs',
    'Onion',
    'Feta',
    'Chicken breast',
    'Bread',
    'Spinach',
    'Walnuts',
  ];

  test.each(FOODS)('%s: never notably less than is missing', (name) => {
    for (const unit of ['g', 'kg', 'oz', 'lb', 'cup', 'piece', 'bunch', 'ml']) {
      for (const amount of [0.3, 1, 2.6, 7, 49, 180, 333]) {
        const { quantity, unit: soldBy } = shopAmount({ name, amount, unit });
        const ratio = unitsIn({ name, unit: soldBy }, { name, unit });
        if (ratio !== null)
          expect((parseAmount(quantity) ?? 0) * ratio).toBeGreaterThanOrEqual(amount * 0.89);
      }
    }
  });
});

test.each([
  ['Cumin', true],
  ['Olive oil', true],
  ['Soy sauce', true],
  ['Vegetable stock', false],
  ['Milk', false],
  ['Flour', false],
  ['Basil', false],
])('%s is sold by the jar: %j', (name, expected) => {
  expect(isSoldByJar(name)).toBe(expected);
});
