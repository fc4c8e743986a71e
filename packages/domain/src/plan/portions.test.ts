import { expect, test } from 'vitest';
import { DEFAULT_DAILY_GOALS } from '../goals.ts';
import { areMet, goalsOfMeal, portionsFor, times } from './portions.ts';

test.each([
  [['breakfast', 'lunch', 'dinner'], 2000],
  [['breakfast', 'lunch', 'dinner', 'snack'], 2000],
  [['dinner'], 800],
] as const)('the meals %j have %d of 2,000 kcal', (slots, calories) => {
  const of = slots.map((slot) => goalsOfMeal(DEFAULT_DAILY_GOALS, slot, new Set(slots)).calories);
  expect(of.reduce((sum, each) => sum + each)).toBeCloseTo(calories);
});

test('portions are quarters of a serving that meet the goals together', () => {
  const goals = { calories: 800, protein: 50, carbs: 90, fat: 27 };
  const meals = [300, 450, 900, 1500].map((calories) => ({
    goals,
    perServing: times(goals, calories / 800),
  }));
  const portions = portionsFor(meals);
  for (const portion of portions) expect(portion * 4).toBeCloseTo(Math.round(portion * 4));
  const calories = meals.reduce(
    (sum, { perServing }, at) => sum + perServing.calories * (portions[at] ?? 0),
    0,
  );
  expect(Math.abs(calories / 3200 - 1)).toBeLessThan(0.1);
});

test('a dish of which nothing is known is one serving', () => {
  expect(portionsFor([{ goals: DEFAULT_DAILY_GOALS, perServing: null }])).toEqual([1]);
});

test.each([
  [1, true],
  [1.1, true],
  [0.9, true],
  [1.11, false],
  [0.89, false],
])('%d of the goals meets them: %s', (share, isMet) => {
  expect(areMet(times(DEFAULT_DAILY_GOALS, share), DEFAULT_DAILY_GOALS)).toBe(isMet);
});
