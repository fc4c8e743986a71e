import type { CalendarDay } from '@game-plan/domain/calendar-day';
import type { MealType } from '@game-plan/domain/meals/meal-types';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { favoriteFoodsQuery } from '#data/food/favorite-foods.ts';
import { mealsBetweenQuery, mealsQuery, usualFoodsQuery } from '#data/food/meals.ts';
import { savedMealsQuery } from '#data/food/saved-meals.ts';
import { useStillWaiting } from '#lib/use-still-waiting.ts';
import { weekBefore } from './same-as-before.ts';

/**
 * Whether it is still to be known what the person usually eats. Until then what stands below is not shown either: it would move
 * away from under a finger as the habits come. Once they are known another type of meal makes nothing wait.
 */
export function useAwaitsHabits(type: MealType, day: CalendarDay): boolean {
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
  return useStillWaiting(isPending && !areKnown);
}
