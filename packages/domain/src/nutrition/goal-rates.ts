import type { DailyGoals } from '../goals.ts';
import { averageIntake, type DayIntake } from './intake.ts';

/** The percentage of the goal, unrounded, possibly above 100. Null if the goal is not above zero. */
export function percentOfGoal(amount: number, goal: number): number | null {
  return goal > 0 ? (amount / goal) * 100 : null;
}

/** How full a progress bar is: it stops at 100 percent, and without a goal it is empty. */
export function barPercent(percent: number | null): number {
  return Math.min(100, Math.max(0, percent ?? 0));
}

/** The average calories of the days logged, in percent of the goal. Null when no day is logged. */
export function goalAchievement(days: readonly DayIntake[], goals: DailyGoals): number | null {
  const average = averageIntake(days);
  return average && percentOfGoal(average.calories, goals.calories);
}

/**
 * How close the days logged came to the calorie goal: 100 percent on it, less by every percent above or below, and
 * never under 0; the average of the days. Null when no day is logged.
 */
export function calorieGoalAccuracy(days: readonly DayIntake[], goals: DailyGoals): number | null {
  if (days.length === 0 || goals.calories <= 0) return null;
  const closeness = days.map(({ calories }) =>
    Math.max(0, 100 - (Math.abs(calories - goals.calories) / goals.calories) * 100),
  );
  return closeness.reduce((sum, percent) => sum + percent, 0) / days.length;
}

/** The average protein of the days logged, in percent of the goal. Null when no day is logged, or without a goal. */
export function proteinGoalAchievement(days: readonly DayIntake[], goals: DailyGoals): number | null {
  const average = averageIntake(days);
  return average && percentOfGoal(average.protein, goals.protein);
}
