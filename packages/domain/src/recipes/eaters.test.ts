import { describe, expect, test } from 'vitest';
import { calendarDay } from '../calendar-day.ts';
import { composer } from './compose-recipes.ts';
import type { StockItem } from './composed-recipe.ts';
import { eatingTogether, portionFor, servingsFor } from './eaters.ts';

test('everybody’s limits apply to all, each once', () => {
  const ada = { allergies: ['dairy', 'figs'], diets: ['vegetarian'] as const, dislikes: ['olives'] };
  const ben = { allergies: ['dairy'], diets: ['low_carb', 'vegetarian'] as const };
  expect(eatingTogether([ada, ben])).toEqual({
    allergies: ['dairy', 'figs'],
    diets: ['vegetarian', 'low_carb'],
    dislikes: ['olives'],
    spares: [],
  });
  expect(eatingTogether([])).toEqual({ allergies: [], diets: [], dislikes: [], spares: [] });
});

test.each([
  [2000, 1],
  [1600, 0.75],
  [1800, 1],
  [2400, 1.25],
  [3000, 1.5],
  [900, 0.5],
  [0, 0.5],
  [9000, 2],
])('a goal of %d kcal a day is %d servings', (goal, portion) => {
  expect(portionFor(goal)).toBe(portion);
});

test.each([
  [[1], 1],
  [[0.5], 1],
  [[0.75, 1.25], 2],
  [[1, 1.25], 3],
  [[1.5, 1.5, 0.5], 4],
  [[], 1],
])('portions of %j need %d servings', (portions, servings) => {
  expect(servingsFor(portions)).toBe(servings);
});

describe('the number of servings', () => {
  const item = (name: string, category: StockItem['category'], quantity: string, unit: string) =>
    ({ name, category, quantity, unit, expiryDate: null }) satisfies StockItem;
  const plenty = [
    item('Pasta', 'grain', '3', 'kg'),
    item('Canned tomatoes', 'vegetable', '3', 'kg'),
    item('Garlic', 'vegetable', '500', 'g'),
    item('Eggs', 'protein', '60', 'piece'),
    item('Flour', 'grain', '5', 'kg'),
    item('Milk', 'dairy', '6', 'l'),
    item('Butter', 'dairy', '2', 'kg'),
    item('Sugar', 'pantry', '3', 'kg'),
    item('Rice', 'grain', '4', 'kg'),
    item('Chicken breast', 'protein', '4', 'kg'),
    item('Onions', 'vegetable', '3', 'kg'),
  ];
  const compose = (stock: readonly StockItem[], servings: number | undefined, seed = 1) =>
    composer({
      stock,
      eater: { allergies: [], diets: [] },
      today: calendarDay('2026-11-22'),
      meal: 'dinner',
      seed,
      servings,
    })(undefined);

  test.each([1, 2, 3, 5, 9])(
    '%d servings are composed if the stock suffices; a batter in whole batches',
    (wanted) => {
      const ideas = [1, 2, 3, 4].flatMap((seed) => compose(plenty, wanted, seed));
      expect(ideas.length).toBeGreaterThan(16);
      expect(ideas.filter(({ servings }) => servings < wanted)).toEqual([]);
      // Bread, cakes and batters are made in batches, other dishes are not.
      const exactly = ideas.filter(({ servings }) => servings === wanted);
      expect(exactly.length).toBeGreaterThan(ideas.length / 2);
    },
  );

  test('a serving has the same size for five as for two', () => {
    const perServing = (servings: number) =>
      new Map(compose(plenty, servings).map(({ key, nutrition }) => [key, nutrition.calories]));
    const [two, five] = [perServing(2), perServing(5)];
    const both = [...two.keys()].filter((key) => five.has(key));
    expect(both.length).toBeGreaterThan(2);
    for (const key of both) {
      const ratio = (five.get(key) ?? 0) / (two.get(key) ?? 1);
      expect(ratio, key).toBeGreaterThan(0.7);
      expect(ratio, key).toBeLessThan(1.4);
    }
  });

  test('there are fewer servings with less stock', () => {
    const little = [item('Pasta', 'grain', '200', 'g'), item('Canned tomatoes', 'vegetable', '400', 'g')];
    const ready = compose(little, 5).filter(({ ingredients }) =>
      ingredients.every(({ available }) => available),
    );
    expect(ready.length).toBeGreaterThan(0);
    for (const { servings } of ready) expect(servings).toBeLessThanOrEqual(3);
  });
});
