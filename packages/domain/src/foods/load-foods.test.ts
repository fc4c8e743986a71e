import { expect, test } from 'vitest';
import { ALLERGENS } from '../eater.ts';
import { INGREDIENT_CATEGORIES, INGREDIENT_UNITS } from '../ingredient.ts';
import { FOOD_TRAITS } from '../safety/food-facts.ts';
import { vocabulary } from '../testing/lexicon-files.ts';
import { AISLES } from './aisles/aisle.ts';
import { FOOD_STATES } from './food.ts';

test('the vocabulary of the lexicon is that of the domain', () => {
  expect(vocabulary()).toMatchObject({
    aisles: AISLES,
    allergens: ALLERGENS,
    categories: INGREDIENT_CATEGORIES,
    'counts-as': FOOD_TRAITS,
    states: FOOD_STATES,
    units: INGREDIENT_UNITS,
  });
});
