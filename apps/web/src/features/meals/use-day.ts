import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { goalsOn } from '@game-plan/domain/goals';
import { useQuery } from '@tanstack/react-query';
import { mealsQuery } from '#data/food/meals.ts';
import { goalsQuery } from '#data/people/goals.ts';
import { dailyGoalsOf, preferencesQuery } from '#data/people/preferences.ts';
import { useToday } from '#lib/today.ts';

/** The meals of a day and its goals, which for a past day are those of then, with one function to retry both. */
export function useDay(day: CalendarDay) {
  const isPast = day < useToday();
  const meals = useQuery(mealsQuery(day));
  const current = useQuery({ ...preferencesQuery, enabled: !isPast });
  const former = useQuery({ ...goalsQuery({ from: day, to: day }), enabled: isPast });
  const failed = [meals, isPast ? former : current].filter(({ isError }) => isError);
  const ofToday = current.data && dailyGoalsOf(current.data);
  const ofThen = former.data && goalsOn(former.data, day);
  return {
    meals: meals.data ?? undefined,
    goals: (isPast ? ofThen : ofToday) ?? undefined,
    isError: failed.length > 0,
    isFetching: failed.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const query of failed) void query.refetch();
    },
  };
}
