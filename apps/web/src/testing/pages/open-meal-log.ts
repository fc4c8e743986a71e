import { type FavoriteFood, favoriteFoods } from '@game-plan/contracts/food/favorite-foods';
import { type Meal, type MealFood, meals } from '@game-plan/contracts/food/meals';
import { type SavedMeal, savedMeals } from '@game-plan/contracts/food/saved-meals';
import { coaching } from '@game-plan/contracts/people/coaching';
import { goals as dailyGoals } from '@game-plan/contracts/people/goals';
import { type Preferences, preferences } from '@game-plan/contracts/people/preferences';
import { calendarDay } from '@game-plan/domain/calendar-day';
import { loggedWeights } from '@game-plan/domain/meals/logged-weights';
import { screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { examplePreferences } from '../examples/example-preferences.ts';
import { respond, respondBy, respondNothing, respondToBody } from '../respond.ts';
import { renderPage } from './render-page.tsx';

/** Sets the clock to this local time; reset it in an afterEach with `vi.useRealTimers()`. */
export function setClock(time: string): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(time) });
}

interface Habits {
  readonly usual?: MealFood[];
  readonly saved?: SavedMeal[];
  readonly favorites?: FavoriteFood[];
}

/** Answers the meal log's reads of habits. */
export function respondToHabits({ usual = [], saved = [], favorites = [] }: Habits = {}): void {
  respond(meals.usual, { foods: usual });
  respond(savedMeals.list, saved);
  respond(favoriteFoods.list, favorites);
  respondToBody(meals.weights, ({ foods }) => foods.map(loggedWeights));
  // There are no coaches' comments.
  respond(coaching.comments, []);
}

/**
 * Opens the Meal Log with these meals today; the server may be unreachable. Goals are the defaults unless given. For an
 * 'unknown' visitor the test answers the session check.
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
  const current = examplePreferences(goals);
  respond(preferences.get, current);
  respondBy(dailyGoals.list, (address) => [
    {
      from: calendarDay(address.get('startDate') ?? ''),
      calories: current.targetCalories,
      protein: current.targetProtein,
      carbs: current.targetCarbs,
      fat: current.targetFat,
      water: null,
    },
  ]);
  const page = renderPage(`/meal-log${search}`, visitor);
  await screen.findByRole('heading', { level: 1, name: 'Meal Log' });
  // The tab is a file of its own, and what is in it is shown with the habits.
  await waitFor(() => expect(screen.queryByText('Loading')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.queryByText('Loading what you usually eat')).not.toBeInTheDocument());
  return { ...page, read };
}
