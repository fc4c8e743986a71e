import { type Meal, meals } from '@game-plan/contracts/meals';
import { preferences } from '@game-plan/contracts/preferences';
import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { renderPage } from './render-page.tsx';
import { respond, respondNothing } from './respond.ts';

/** The default goals, in force and stored. */
const GOALS = {
  dailyCalorieGoal: 2000,
  dailyProteinGoal: 150,
  dailyCarbGoal: 250,
  dailyFatGoal: 65,
  preferredCuisines: [],
  dietaryRestrictions: [],
  dislikes: [],
  targetCalories: 2000,
  targetProtein: 150,
  targetCarbs: 250,
  targetFat: 65,
};

/** Stops the person's clock at this local time; give it back in an afterEach by `vi.useRealTimers()`. */
export function setClock(time: string): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(time) });
}

/**
 * Opens the Meal Log of someone who logged these meals today, which may be out of reach. The goals are the default
 * ones unless given, and an 'unknown' visitor is told by the test.
 */
export async function openMealLog(
  logged: Meal[] | 'unreachable' = [],
  goals: Partial<typeof GOALS> = {},
  visitor: 'user' | 'unknown' = 'user',
) {
  const read = logged === 'unreachable' ? respondNothing(meals.list) : respond(meals.list, logged);
  respond(preferences.get, { ...GOALS, ...goals });
  const page = renderPage('/meal-log', visitor);
  await screen.findByRole('heading', { level: 1, name: 'Meal Log' });
  return { ...page, read };
}
