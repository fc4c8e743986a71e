import { addDays, type CalendarDay } from '@game-plan/domain/calendar-day';
import type { MealType } from '@game-plan/domain/meals/meal-types';
import { useQuery } from '@tanstack/react-query';
import { mealsQuery, useCopyMeals } from '#data/food/meals.ts';
import { formatNearDay } from '#lib/format/format.ts';
import { useToday } from '#lib/today.ts';

/** A meal as it was the day before, to be logged once more. */
export interface MealBefore {
  /** 'Same as yesterday', 'Same as Nov 18'. */
  readonly label: string;
  readonly foods: readonly string[];
  readonly calories: number;
  readonly isLogging: boolean;
  readonly log: () => void;
}

/** What was logged as this type of meal on the day before; undefined where that was nothing, or the day has one itself. */
export function useMealBefore(type: MealType, day: CalendarDay): MealBefore | undefined {
  const today = useToday();
  const before = addDays(day, -1);
  const { data: thatDay } = useQuery(mealsQuery(before));
  const { data: thisDay } = useQuery(mealsQuery(day));
  const copy = useCopyMeals();
  const meals = thatDay?.filter((meal) => meal.type === type) ?? [];
  if (!thisDay || meals.length === 0 || thisDay.some((meal) => meal.type === type)) return undefined;
  return {
    label: day === today ? 'Same as yesterday' : `Same as ${formatNearDay(before, today)}`,
    foods: meals.flatMap(({ foods }) => foods.map(({ name }) => name)),
    calories: meals.reduce((sum, { totalCalories }) => sum + totalCalories, 0),
    isLogging: copy.isPending,
    log: () => copy.mutate({ from: before, to: day, type }),
  };
}
