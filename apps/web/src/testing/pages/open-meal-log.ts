import { type Meal, meals } from '@game-plan/contracts/meals';
import { type Preferences, preferences } from '@game-plan/contracts/preferences';
import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { examplePreferences } from '../examples/example-preferences.ts';
import { respond, respondNothing } from '../respond.ts';
import { renderPage } from './render-page.tsx';

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
  goals: Partial<Preferences> = {},
  visitor: 'user' | 'unknown' = 'user',
  search = '',
) {
  const read = logged === 'unreachable' ? respondNothing(meals.list) : respond(meals.list, logged);
  respond(preferences.get, examplePreferences(goals));
  const page = renderPage(`/meal-log${search}`, visitor);
  await screen.findByRole('heading', { level: 1, name: 'Meal Log' });
  return { ...page, read };
}
