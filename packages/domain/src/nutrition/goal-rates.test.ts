import { describe, expect, test } from 'vitest';
import { calendarDay } from '../calendar-day.ts';
import { DEFAULT_DAILY_GOALS, type GoalsFrom } from '../goals.ts';
import {
  barPercent,
  calorieGoalAccuracy,
  goalAchievement,
  percentOfGoal,
  proteinGoalAchievement,
} from './goal-rates.ts';

const days = (...amounts: [calories: number, protein: number][]) =>
  amounts.map(([calories, protein], index) => ({
    date: calendarDay(`2026-11-${10 + index}`),
    calories,
    protein,
    carbs: 0,
    fat: 0,
  }));

const DEFAULTS: readonly GoalsFrom[] = [{ ...DEFAULT_DAILY_GOALS, from: calendarDay('2026-01-01') }];

test.each([
  [1124, 2000, 56.2],
  [3000, 2000, 150],
  [0, 2000, 0],
  [0, 0, null],
  [20, 0, null],
])('%d of %d is %s percent', (amount, goal, percent) => {
  expect(percentOfGoal(amount, goal)).toBe(percent);
});

test.each([
  [56.2, 56.2],
  [150, 100],
  [-5, 0],
  [null, 0],
])('a bar of %s percent is %d full', (percent, full) => {
  expect(barPercent(percent)).toBe(full);
});

describe('rates of the days logged, goals 2,000 kcal and 150 g', () => {
  test.each([
    // A day with too little and one with too much: the average meets the goal, neither day does.
    { logged: days([1500, 75], [2500, 225]), achievement: 100, accuracy: 75, protein: 100 },
    { logged: days([2000, 150]), achievement: 100, accuracy: 100, protein: 100 },
    { logged: days([1000, 30], [1000, 30]), achievement: 50, accuracy: 50, protein: 20 },
    { logged: days([5000, 300]), achievement: 250, accuracy: 0, protein: 200 },
    { logged: days([0, 0]), achievement: 0, accuracy: 0, protein: 0 },
    { logged: [], achievement: null, accuracy: null, protein: null },
  ])('%j', ({ logged, achievement, accuracy, protein }) => {
    expect(goalAchievement(logged, DEFAULTS)).toBe(achievement);
    expect(calorieGoalAccuracy(logged, DEFAULTS)).toBe(accuracy);
    expect(proteinGoalAchievement(logged, DEFAULTS)).toBe(protein);
  });

  test('each day is measured by its own goals', () => {
    const goals = [
      ...DEFAULTS,
      { ...DEFAULT_DAILY_GOALS, calories: 1000, protein: 50, from: calendarDay('2026-11-11') },
    ];
    const logged = days([2000, 150], [1000, 50]);
    expect(goalAchievement(logged, goals)).toBe(100);
    expect(calorieGoalAccuracy(logged, goals)).toBe(100);
    expect(proteinGoalAchievement(logged, goals)).toBe(100);
  });

  test('without a protein goal there is no rate', () => {
    expect(
      proteinGoalAchievement(days([2000, 80]), [
        { ...DEFAULT_DAILY_GOALS, protein: 0, from: calendarDay('2026-01-01') },
      ]),
    ).toBeNull();
  });
});
