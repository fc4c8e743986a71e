import { describe, expect, test } from 'vitest';
import { recipes } from './recipes.ts';

const OMELETTE = {
  name: 'Omelette',
  servings: 2,
  prepTime: 5,
  cookTime: 10,
  calories: 310,
  protein: 21,
  carbs: 2,
  fat: 24,
  ingredients: [{ name: 'Eggs', amount: 4, unit: 'piece', available: true }],
};

const isTaken = (change: object) => recipes.create.body?.safeParse({ ...OMELETTE, ...change }).success;

describe('the bounds of a recipe to be saved', () => {
  test.each([
    ['servings', 1, 1000],
    ['calories', 0, 100_000],
    ['protein', 0, 100_000],
    ['carbs', 0, 100_000],
    ['fat', 0, 100_000],
    ['prepTime', 0, 10_080],
    ['cookTime', 0, 10_080],
  ] as const)('%s: from %i to %i', (field, least, most) => {
    expect([least, most].map((value) => isTaken({ [field]: value }))).toEqual([true, true]);
    expect([least - 1, most + 1].map((value) => isTaken({ [field]: value }))).toEqual([false, false]);
  });

  test('an amount: from 0 to a million', () => {
    const ofAmount = (amount: number) => isTaken({ ingredients: [{ ...OMELETTE.ingredients[0], amount }] });
    expect([0, 1_000_000, -1, 1_000_001].map(ofAmount)).toEqual([true, true, false, false]);
  });
});
