import { expect, test } from 'vitest';
import type { Eater } from '../../eater.ts';
import { recipeSuits } from './recipe-suits.ts';

const NUTRITION = { calories: 500, protein: 20, carbs: 60, fat: 15, isPartial: false };
const ANYONE: Eater = { allergies: [], diets: [] };
const dish = (name: string, foods: readonly string[], ...instructions: string[]) => ({
  name,
  cuisine: null,
  ingredients: foods.map((food) => ({ name: food, amount: '100', unit: 'g' })),
  instructions,
});

test.each([
  ['anyone', dish('Satay', ['chicken breast', 'peanut butter']), ANYONE, true],
  [
    'an allergy',
    dish('Satay', ['chicken breast', 'peanut butter']),
    { ...ANYONE, allergies: ['peanuts'] },
    false,
  ],
  ['an allergy elsewhere', dish('Soup', ['carrots']), { ...ANYONE, allergies: ['peanuts'] }, true],
  [
    'an allergy in a step',
    dish('Curry', ['chickpeas'], 'Serve with naan.'),
    { ...ANYONE, allergies: ['gluten'] },
    false,
  ],
  ['a diet', dish('Bolognese', ['beef mince']), { ...ANYONE, diets: ['vegetarian'] }, false],
  ['a dislike', dish('Salad', ['tomatoes', 'olives']), { ...ANYONE, dislikes: ['olives'] }, false],
  ['a dislike in the name', dish('Mushroom soup', ['cream']), { ...ANYONE, dislikes: ['mushrooms'] }, false],
  ['an unknown food', dish('Soup', ['carrots', 'zorblax']), { ...ANYONE, allergies: ['milk'] }, false],
  ['an unknown food, for anyone', dish('Soup', ['carrots', 'zorblax']), ANYONE, true],
] as const)('a recipe for somebody with %s', (_, recipe, limits, suits) => {
  const eater: Eater = { ...limits, allergies: [...limits.allergies], diets: [...limits.diets] };
  expect(recipeSuits(recipe, NUTRITION, eater)).toBe(suits);
});
