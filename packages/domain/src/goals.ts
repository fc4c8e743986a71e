import type { CalendarDay } from './calendar-day.ts';

/** Daily goals: kcal and grams. */
export interface DailyGoals {
  readonly calories: number;
  readonly protein: number;
  readonly carbs: number;
  readonly fat: number;
}

export const DEFAULT_DAILY_GOALS: DailyGoals = { calories: 2000, protein: 150, carbs: 250, fat: 65 };

/** Goals that may be unset. */
export type SomeGoals = { readonly [Key in keyof DailyGoals]?: number | null | undefined };

/**
 * For each goal, the value of the first source that sets it, otherwise the default. Pass the health profile before the
 * preferences.
 */
export function effectiveGoals(...sources: readonly SomeGoals[]): DailyGoals {
  const first = (key: keyof DailyGoals) =>
    sources.map((source) => source[key]).find((goal) => goal != null) ?? DEFAULT_DAILY_GOALS[key];
  return { calories: first('calories'), protein: first('protein'), carbs: first('carbs'), fat: first('fat') };
}

/** The goals in force from a day until the next ones begin. */
export interface GoalsFrom extends DailyGoals {
  readonly from: CalendarDay;
}

/** The goals of a day among goals by the day they begin, oldest first. Before the first ones, those apply. */
export function goalsOn(goals: readonly GoalsFrom[], day: CalendarDay): DailyGoals {
  return goals.findLast(({ from }) => from <= day) ?? goals[0] ?? DEFAULT_DAILY_GOALS;
}

/** The average of the days' own goals; null without a day. */
export function averageGoals(
  goals: readonly GoalsFrom[],
  days: readonly { readonly date: CalendarDay }[],
): DailyGoals | null {
  if (days.length === 0) return null;
  const own = days.map(({ date }) => goalsOn(goals, date));
  const average = (key: keyof DailyGoals) => own.reduce((sum, one) => sum + one[key], 0) / own.length;
  return {
    calories: average('calories'),
    protein: average('protein'),
    carbs: average('carbs'),
    fat: average('fat'),
  };
}
