import type { NutritionSummary } from '@game-plan/contracts/nutrition';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import type { DailyGoals } from '@game-plan/domain/goals';
import { averageIntake, type Intake, loggedWithin } from '@game-plan/domain/nutrition/intake';
import { type Period, periodRange } from '@game-plan/domain/nutrition/period';

/** What is looked at: a period around a chosen day, on the person's own calendar. */
export interface NutritionView {
  readonly period: Period;
  readonly day: CalendarDay;
  readonly today: CalendarDay;
}

/** What a tab shows it from. */
export interface NutritionData {
  readonly days: NutritionSummary['days'];
  readonly sources: NutritionSummary['sources'];
  readonly goals: DailyGoals;
}

/** The days of the view's period on which something was logged. */
export function loggedInPeriod({ period, day }: NutritionView, { days }: NutritionData) {
  return loggedWithin(days, periodRange(period, day));
}

/** What a day of the period had on average, of a single day all it had. Null when nothing is logged. */
export function dailyIntake(view: NutritionView, data: NutritionData): Intake | null {
  return averageIntake(loggedInPeriod(view, data));
}
