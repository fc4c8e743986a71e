import { type FavoriteFood, favoriteFoods } from '@game-plan/contracts/food/favorite-foods';
import { type Meal, type MealFood, meals } from '@game-plan/contracts/food/meals';
import { type SavedMeal, savedMeals } from '@game-plan/contracts/food/saved-meals';
import { coaching } from '@game-plan/contracts/people/coaching';
import { type Preferences, preferences } from '@game-plan/contracts/people/preferences';
import { screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { examplePreferences } from '../examples/example-preferences.ts';
import { respond, respondBy, respondNothing } from '../respond.ts';
import { renderPage } from './render-page.tsx';

/** Stops the person's clock at this local time; give it back in an afterEach by `vi.useRealTimers()`. */
export function setClock(time: string): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(time) });
}

interface Habits {
  readonly usual?: MealFood[];
  readonly saved?: SavedMeal[];
  readonly favorites?: FavoriteFood[];
}

/** Lets the meal log know of these habits. */
export function respondToHabits({ usual = [], saved = [], favorites = [] }: Habits = {}): void {
  respond(meals.usual, { foods: usual });
  respond(savedMeals.list, saved);
  respond(favoriteFoods.list, favorites);
  // No coach has written anything either.
  respond(coaching.comments, []);
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
  habits: Habits = {},
) {
  const read =
    logged === 'unreachable'
      ? respondNothing(meals.list)
      : respondBy(meals.list, (address) => {
          const [from, to] = [
            address.get('startDate') ?? address.get('date'),
            address.get('endDate') ?? address.get('date'),
          ];
          return logged.filter(({ date }) => date >= (from ?? '') && date <= (to ?? ''));
        });
  respondToHabits(habits);
  respond(preferences.get, examplePreferences(goals));
  const page = renderPage(`/meal-log${search}`, visitor);
  await screen.findByRole('heading', { level: 1, name: 'Meal Log' });
  // The rest comes with what the person usually eats.
  await waitFor(() => expect(screen.queryByText('Loading what you usually eat')).not.toBeInTheDocument());
  return { ...page, read };
}
