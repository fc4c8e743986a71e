import { describe, expect, test } from 'vitest';
import { addDays, calendarDay } from '../calendar-day.ts';
import { ALLERGENS, DIETS, type Eater } from '../eater.ts';
import { findFood } from '../foods/find-food.ts';
import { MEAL_TYPES } from '../meals/meal-types.ts';
import { composeRecipes } from './compose-recipes.ts';
import type { ComposedRecipe, DayGoals, KitchenItem } from './composed-recipe.ts';
import { TECHNIQUES } from './techniques/all-techniques.ts';

const TODAY = calendarDay('2026-11-21');
const ANYONE: Eater = { allergies: [], diets: [] };

function compose(kitchen: readonly KitchenItem[], eater = ANYONE, seed = 1): ComposedRecipe[] {
  return composeRecipes({ kitchen, eater, today: TODAY, seed });
}

function item(name: string, quantity = '', unit = 'g', days: number | null = null): KitchenItem {
  const category = findFood(name)?.category ?? 'pantry';
  return { name, category, quantity, unit, expiryDate: days === null ? null : addDays(TODAY, days) };
}

const FAMILY_KITCHEN = [
  item('Baby spinach', '1', 'bunch', 1),
  item('Chicken breast', '1.5', 'lb', 0),
  item('Eggs', '10', 'piece', 11),
  item('Greek yogurt', '500', 'g', 7),
  item('Red bell pepper', '3', 'piece', 6),
  item('Bananas', '5', 'piece', 4),
  item('Jasmine rice', '2', 'kg'),
  item('Chickpeas', '4', 'cup'),
  item('Coconut milk', '400', 'ml'),
  item('Cheddar', '200', 'g', 18),
  item('Mushrooms', '8', 'oz', 5),
  item('Rolled oats', '1', 'kg'),
  item('Canned tomatoes', '3', 'cup'),
  item('Garlic', '9', 'clove'),
  item('Tofu', '14', 'oz', 8),
  item('Milk', '1', 'l', 10),
];

describe('a family kitchen', () => {
  test('gives eight ideas that are mostly made from it', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const recipes = compose(FAMILY_KITCHEN, ANYONE, seed);
      expect(recipes).toHaveLength(8);
      for (const { ingredients } of recipes) {
        const have = ingredients.filter(({ available }) => available).length;
        expect(have / ingredients.length).toBeGreaterThanOrEqual(0.6);
      }
      expect(new Set(recipes.map(({ technique }) => technique)).size).toBeGreaterThanOrEqual(6);
      expect(new Set(recipes.map(({ cuisine }) => cuisine)).size).toBeGreaterThanOrEqual(3);
    }
  });

  test('uses what expires soonest, and says so', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const recipes = compose(FAMILY_KITCHEN, ANYONE, seed);
      const using = (name: string) =>
        recipes.filter(({ ingredients }) => ingredients.some((line) => line.name === name));
      expect(using('Chicken breast').length).toBeGreaterThanOrEqual(1);
      expect(using('Baby spinach').length).toBeGreaterThanOrEqual(1);
      expect(using('Chicken breast')[0]?.reason).toMatch(/^Uses the .*chicken.* that expires? today$/);
    }
  });

  test('a seed repeats itself, another gives another set', () => {
    const sets = Array.from({ length: 50 }, (_, seed) =>
      compose(FAMILY_KITCHEN, ANYONE, seed).map(({ name }) => name),
    );
    expect(compose(FAMILY_KITCHEN, ANYONE, 7)).toEqual(compose(FAMILY_KITCHEN, ANYONE, 7));
    expect(new Set(sets.map((names) => names.join())).size).toBe(50);
    const shared = sets
      .slice(1)
      .map((names, index) => names.filter((name) => sets[index]?.includes(name)).length);
    expect(shared.reduce((sum, count) => sum + count, 0) / shared.length).toBeLessThan(4);
  });

  test.each(DIETS)('has something for %s', (diet) => {
    const counts = Array.from(
      { length: 10 },
      (_, seed) => compose(FAMILY_KITCHEN, { allergies: [], diets: [diet] }, seed).length,
    );
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(diet === 'keto' ? 3 : 4);
  });

  test.each(ALLERGENS)('has something without %s', (allergen) => {
    expect(compose(FAMILY_KITCHEN, { allergies: [allergen], diets: [] }).length).toBeGreaterThanOrEqual(6);
  });

  test('asks for tamari where gluten is out', () => {
    const lines = Array.from({ length: 30 }, (_, seed) =>
      compose(FAMILY_KITCHEN, { allergies: ['gluten'], diets: [] }, seed),
    )
      .flat()
      .flatMap(({ ingredients }) => ingredients.map(({ name }) => name));
    expect(lines).toContain('Tamari');
    expect(lines).not.toContain('Soy sauce');
  });
});

describe('the meal, the goals and the dislikes', () => {
  const request = { kitchen: FAMILY_KITCHEN, eater: ANYONE, today: TODAY };
  const seeds = Array.from({ length: 30 }, (_, seed) => seed);
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
    const total = (figure: 'protein' | 'calories', goals?: DayGoals) =>
      seeds
        .flatMap((seed) => composeRecipes({ ...request, seed, goals }))
        .reduce((sum, { nutrition }) => sum + nutrition[figure], 0);
    expect(total('protein', { proteinTarget: 80 })).toBeGreaterThan(total('protein') * 1.05);
    expect(total('calories', { caloriesLeft: 300 })).toBeLessThan(total('calories') * 0.9);
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

describe('small and odd kitchens', () => {
  test('four ordinary foods give several ideas', () => {
    const four = [
      item('Chicken thighs', '500', 'g'),
      item('Rice', '1', 'kg'),
      item('Broccoli'),
      item('Eggs', '6', 'piece'),
    ];
    expect(compose(four).length).toBeGreaterThanOrEqual(4);
  });

  test('nothing gives nothing', () => {
    expect(compose([])).toEqual([]);
    expect(compose([item('Cola'), item('Chicken breast', '500', 'g', -1)])).toEqual([]);
  });

  test('a typed size and praise stay out of the name', () => {
    const names = compose([
      item('Large organic eggs', '12', 'piece'),
      item('Fresh baby spinach'),
      item('Feta'),
    ]).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(0);
    expect(names.join()).not.toMatch(/large|organic|fresh|baby/i);
  });

  test('does not ask for more than there is', () => {
    for (let seed = 0; seed < 30; seed += 1) {
      for (const { ingredients } of compose(
        [
          item('Chicken breast', '300', 'g'),
          item('Broccoli', '200', 'g'),
          item('Eggs', '4', 'piece'),
          item('Rice', '1', 'kg'),
        ],
        ANYONE,
        seed,
      )) {
        for (const line of ingredients) {
          if (line.name === 'Chicken breast') expect(Number(line.amount)).toBeLessThanOrEqual(300);
          if (line.name === 'Eggs') expect(Number(line.amount)).toBeLessThanOrEqual(4);
        }
      }
    }
  });

  test('counts one recipe at most when one is asked for', () => {
    expect(composeRecipes({ kitchen: FAMILY_KITCHEN, eater: ANYONE, today: TODAY, seed: 1 }, 1)).toHaveLength(
      1,
    );
  });
});
