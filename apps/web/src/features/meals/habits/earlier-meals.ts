import type { Meal } from '@game-plan/contracts/food/meals';
import { addDays, type CalendarDay } from '@game-plan/domain/calendar-day';
import { caloriesOfMeals } from '@game-plan/domain/meals/meal-totals';
import type { MealType } from '@game-plan/domain/meals/meal-types';
import { useQuery } from '@tanstack/react-query';
import { mealsBetweenQuery, mealsQuery, useCopyMeals } from '#data/food/meals.ts';
import { formatNearDay } from '#lib/format/format.ts';
import { t } from '#lib/language.ts';
import { useToday } from '#lib/today.ts';

/** A meal of an earlier day, to be logged again. */
export interface EarlierMeal {
  readonly day: CalendarDay;
  /** 'Same as yesterday', 'Same as Nov 18'. */
  readonly label: string;
  readonly foods: readonly string[];
  readonly calories: number;
  readonly isLogging: boolean;
  readonly log: () => void;
}

/** How many days back meals are offered, and how many different ones. */
const DAYS_BACK = 7;
const MOST_OFFERED = 3;

/** The first and last day that are searched. */
export const weekBefore = (day: CalendarDay) => [addDays(day, -DAYS_BACK), addDays(day, -1)] as const;

/**
 * The different meals of this type in the week before, latest first, because people alternate between two or three
 * breakfasts. Empty if the day already has a meal of that type.
 */
export function useEarlierMeals(type: MealType, day: CalendarDay): readonly EarlierMeal[] {
  const today = useToday();
  const { data: earlier } = useQuery(mealsBetweenQuery(...weekBefore(day)));
  const { data: thisDay } = useQuery(mealsQuery(day));
  const copy = useCopyMeals();
  if (!thisDay || thisDay.some((meal) => meal.type === type)) return [];
  return differentDays((earlier ?? []).filter((meal) => meal.type === type)).map(([from, meals]) => ({
    day: from,
    label:
      from === addDays(today, -1)
        ? t('Same as yesterday')
        : t('Same as {from}', { from: formatNearDay(from, today) }),
    foods: foodsOf(meals),
    calories: caloriesOfMeals(meals),
    isLogging: copy.isPending && copy.variables.from === from,
    log: () => copy.mutate({ from, to: day, type }),
  }));
}

/** The meal of this type on the day before; undefined if there is none, or the day already has one. */
export function useYesterdaysMeal(type: MealType, day: CalendarDay): EarlierMeal | undefined {
  const [latest] = useEarlierMeals(type, day);
  return latest?.day === addDays(day, -1) ? latest : undefined;
}

const foodsOf = (meals: readonly Meal[]) => meals.flatMap(({ foods }) => foods.map(({ name }) => name));

function differentDays(meals: readonly Meal[]): (readonly [day: CalendarDay, meals: readonly Meal[]])[] {
  const days = [...Map.groupBy(meals, ({ date }) => date)].toSorted(([one], [other]) =>
    one < other ? 1 : -1,
  );
  const seen = new Set<string>();
  return days
    .filter(([, eaten]) => {
      const foods = foodsOf(eaten).toSorted().join('\n');
      return !seen.has(foods) && seen.add(foods);
    })
    .slice(0, MOST_OFFERED);
}
