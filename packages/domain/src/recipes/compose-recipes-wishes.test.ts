import { describe, expect, test } from 'vitest';
import { MEAL_TYPES } from '../meals/meal-types.ts';
import { composeRecipes } from './compose-recipes.ts';
import type { DayGoals } from './composed-recipe.ts';
import { TECHNIQUES } from './techniques/all-techniques.ts';
import { ANYONE, FAMILY_KITCHEN, item, TODAY } from './testing/family-kitchen.ts';

describe('the meal, the goals and the dislikes', () => {
  const request = { kitchen: FAMILY_KITCHEN, eater: ANYONE, today: TODAY };
  const seeds = Array.from({ length: 15 }, (_, seed) => seed);
  const mealsOf = new Map(TECHNIQUES.map(({ id, meals }) => [id, meals]));

  const cupboard = [
    'Bread',
    'Honey',
    'Olive oil',
    'Apples',
    'Almonds',
    'Smoked paprika',
    'Butter',
    'Cinnamon',
  ];
  const kitchen = [...FAMILY_KITCHEN, ...cupboard.map((name) => item(name))];

  test.each(MEAL_TYPES)('most ideas are for %s, and sets still differ', (meal) => {
    const sets = seeds.map((seed) => composeRecipes({ ...request, kitchen, seed, meal }));
    const fitting = sets.map((set) => set.filter(({ technique }) => mealsOf.get(technique)?.includes(meal)));
    expect(Math.min(...fitting.map(({ length }) => length))).toBeGreaterThanOrEqual(4);
    expect(fitting.reduce((sum, { length }) => sum + length, 0) / sets.length).toBeGreaterThanOrEqual(5);
    expect(new Set(sets.map((set) => set.map(({ name }) => name).join())).size).toBe(seeds.length);
  });

  test('a protein target brings more protein, a small budget fewer calories', () => {
    const ideas = (goals?: DayGoals) =>
      seeds.slice(0, 8).flatMap((seed) => composeRecipes({ ...request, seed, goals }));
    const total = (figure: 'protein' | 'calories', recipes: ReturnType<typeof ideas>) =>
      recipes.reduce((sum, { nutrition }) => sum + nutrition[figure], 0);
    const anyhow = ideas();
    expect(total('protein', ideas({ proteinTarget: 80 }))).toBeGreaterThan(total('protein', anyhow) * 1.05);
    expect(total('calories', ideas({ caloriesLeft: 300 }))).toBeLessThan(total('calories', anyhow) * 0.9);
  });

  test('says in one line why', () => {
    const keeps = FAMILY_KITCHEN.map((kept) => ({ ...kept, expiryDate: null }));
    const goals = { proteinTarget: 60, caloriesLeft: 900 };
    const reasons = composeRecipes({ ...request, kitchen: keeps, seed: 3, goals }).map(
      ({ reason }) => reason,
    );
    for (const reason of reasons) {
      expect(reason).toMatch(
        /^(Brings \d+ g of the 60 g protein left today|Fits the 900 kcal left today|Uses \d+ things from your kitchen)$/,
      );
    }
    expect(reasons.join()).toContain('protein left today');
  });

  test('what is not liked is never used', () => {
    const dislikes = ['mushrooms', 'Spinach', ' ', 'tofu'];
    for (const seed of seeds) {
      const lines = composeRecipes({ ...request, seed, dislikes }).flatMap(({ ingredients }) => ingredients);
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.map(({ name }) => name).join()).not.toMatch(/mushroom|spinach|tofu/i);
    }
  });
});
