import { describe, expect, test } from 'vitest';
import { DEFAULT_DAILY_GOALS } from '../goals.ts';
import { achievements } from './achievements.ts';

const eaten = (calories: number, protein = 0) => ({ calories, protein, carbs: 0, fat: 0 });

describe('Calorie Goal Hit, of a goal of 2,000', () => {
  test.each([
    [0, false],
    [1798, false],
    [1799.9, false],
    [1800, true],
    [2000, true],
    [2200, true],
    [2200.1, false],
    [2201, false],
    [4000, false],
  ])('%d kcal: %s', (calories, isEarned) => {
    expect(achievements(eaten(calories), 1, DEFAULT_DAILY_GOALS).calorieGoalHit).toEqual({
      isEarned,
      from: 1800,
      to: 2200,
    });
  });

  test('does not round an odd goal', () => {
    const goals = { ...DEFAULT_DAILY_GOALS, calories: 1955 };
    const hit = (calories: number) => achievements(eaten(calories), 1, goals).calorieGoalHit;
    expect(hit(1759.4)).toMatchObject({ isEarned: false, from: 1759.5, to: 2150.5 });
    expect([hit(1759.5), hit(2150.5), hit(2150.6)].map(({ isEarned }) => isEarned)).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('is reached by tenths that add up to the goal', () => {
    const calories = Array.from({ length: 18_000 }, () => 0.1).reduce((sum, part) => sum + part, 0);
    expect(calories).not.toBe(1800);
    expect(achievements(eaten(calories), 1, DEFAULT_DAILY_GOALS).calorieGoalHit.isEarned).toBe(true);
  });
});

describe('Protein Champion, of a goal of 150 g', () => {
  test.each([
    [0, false],
    [119, false],
    [119.9, false],
    [120, true],
    [150, true],
    [400, true],
  ])('%d g: %s', (protein, isEarned) => {
    expect(achievements(eaten(1500, protein), 1, DEFAULT_DAILY_GOALS).proteinChampion).toEqual({
      isEarned,
      needed: 120,
    });
  });

  test('is not earned without a protein goal', () => {
    const goals = { ...DEFAULT_DAILY_GOALS, protein: 0 };
    expect(achievements(eaten(1500, 90), 1, goals).proteinChampion.isEarned).toBe(false);
  });
});

describe('Consistent Logger', () => {
  test.each([
    [0, false],
    [4, false],
    [5, true],
    [7, true],
  ])('%d days: %s', (daysLogged, isEarned) => {
    expect(achievements(undefined, daysLogged, DEFAULT_DAILY_GOALS).consistentLogger.isEarned).toBe(isEarned);
  });
});

test('a day without meals earns no daily achievement', () => {
  const { calorieGoalHit, proteinChampion } = achievements(undefined, 6, DEFAULT_DAILY_GOALS);
  expect([calorieGoalHit.isEarned, proteinChampion.isEarned]).toEqual([false, false]);
});
