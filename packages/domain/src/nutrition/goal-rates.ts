import type { DailyGoals } from '../goals.ts';
import { averageIntake, type DayIntake } from './intake.ts';

/** The percentage of the goal, unrounded, possibly above 100. Null if the goal is not above zero. */
export function percentOfGoal(amount: number, goal: number): number | null {
  return goal > 0 ? (amount / goal) * 100 : null;
}

/** The fill of a progress bar, 0 to 100. A bar without a goal is empty. */
export function barPercent(percent: number | null): number {
  return Math.min(100, Math.max(0, percent ?? 0));
}

/** The average calories of the logged days in percent of the goal. Null without a logged day or a goal. */
export function goalAchievement(days: readonly DayIntake[], goals: DailyGoals): number | null {
  const average = averageIntake(days);
  return average && percentOfGoal(average.calories, goals.calories);
}

/**
 * How close the logged days came to the calorie goal, averaged over the days: 100 percent if a day meets it, one less
 * for each percent above or below, at least 0. Null without a logged day or a goal.
 */
export function calorieGoalAccuracy(days: readonly DayIntake[], goals: DailyGoals): number | null {
  if (days.length === 0 || goals.calories <= 0) return null;
  const closeness = days.map(({ calories }) =>
    Math.max(0, 100 - (Math.abs(calories - goals.calories) / goals.calories) * 100),
  );
  return closeness.reduce((sum, percent) => sum + percent, 0) / days.length;
}

/** The average protein of the logged days in percent of the goal. Null without a logged day or a goal. */
export function proteinGoalAchievement(days: readonly DayIntake[], goals: DailyGoals): number | null {
  const average = averageIntake(days);
  return average && percentOfGoal(average.protein, goals.protein);
}
