import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { useQuery } from '@tanstack/react-query';
import { mealsQuery } from '#data/food/meals.ts';
import { preferencesQuery } from '#data/people/preferences.ts';

/** The meals of a day and the effective goals, with one function to retry both. */
export function useDay(day: CalendarDay) {
  const meals = useQuery(mealsQuery(day));
  const goals = useQuery(preferencesQuery);
  const failed = [meals, goals].filter(({ isError }) => isError);
  return {
    meals: meals.data ?? undefined,
    goals: goals.data ?? undefined,
    isError: failed.length > 0,
    isFetching: failed.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const query of failed) void query.refetch();
    },
  };
}
