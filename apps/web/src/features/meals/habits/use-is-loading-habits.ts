import type { CalendarDay } from '@game-plan/domain/calendar-day';
import type { MealType } from '@game-plan/domain/meals/meal-types';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { favoriteFoodsQuery } from '#data/food/favorite-foods.ts';
import { mealsBetweenQuery, mealsQuery, usualFoodsQuery } from '#data/food/meals.ts';
import { savedMealsQuery } from '#data/food/saved-meals.ts';
import { useDeferredPending } from '#lib/use-deferred-pending.ts';
import { weekBefore } from './earlier-meals.ts';

/**
 * Whether the person's habits are still loading. Content below is hidden until then, because it would move. After the
 * first time, another meal type does not wait.
 */
export function useIsLoadingHabits(type: MealType, day: CalendarDay): boolean {
  const [areKnown, setKnown] = useState(false);
  const answers = [
    useQuery(usualFoodsQuery(type, day)),
    useQuery(favoriteFoodsQuery),
    useQuery(savedMealsQuery),
    useQuery(mealsBetweenQuery(...weekBefore(day))),
    useQuery(mealsQuery(day)),
  ];
  const isPending = answers.some((answer) => answer.isPending);
  if (!isPending && !areKnown) setKnown(true);
  return useDeferredPending(isPending && !areKnown);
}
