import { useQuery } from '@tanstack/react-query';
import { mealsQuery } from '#data/meals.ts';
import { preferencesQuery } from '#data/preferences.ts';
import { useToday } from '#lib/today.ts';

/** Today's meals and the goals in force, with one way to ask again for what did not load. */
export function useDay() {
  const meals = useQuery(mealsQuery(useToday()));
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
