import type { Eater } from '../eater.ts';
import { DEFAULT_DAILY_GOALS } from '../goals.ts';

/** The combined limits of people who eat together: each person's limits apply to all. */
export function eatingTogether(eaters: readonly Eater[]): Eater {
  const all = <Word>(wordsOf: (eater: Eater) => readonly Word[]) => [...new Set(eaters.flatMap(wordsOf))];
  return {
    allergies: all(({ allergies }) => allergies),
    diets: all(({ diets }) => diets),
    dislikes: all(({ dislikes = [] }) => dislikes),
    spares: all(({ spares = [] }) => spares),
  };
}

/** A portion is in quarters of a serving; smaller differences cannot be seen on a plate. */
const STEPS_OF_A_SERVING = 4;
const SMALLEST_PORTION = 0.5;
const LARGEST_PORTION = 2;

/**
 * A person's share of a dish in servings, in quarters from ½ to 2, by their daily kcal goal. One serving corresponds to
 * a goal of 2,000 kcal, the reference of food labels in 21 CFR 101.9(c)(9).
 */
export function portionFor(goalCalories: number): number {
  const servings = goalCalories / DEFAULT_DAILY_GOALS.calories;
  const inSteps = Math.round(servings * STEPS_OF_A_SERVING) / STEPS_OF_A_SERVING;
  return Math.min(LARGEST_PORTION, Math.max(SMALLEST_PORTION, inSteps));
}

/** The whole servings that all portions need; at least 1. */
export function servingsFor(portions: readonly number[]): number {
  return Math.max(1, Math.ceil(portions.reduce((sum, portion) => sum + portion, 0)));
}
