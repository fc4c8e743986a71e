import { averageGoals, type GoalsFrom, goalsOn } from '../goals.ts';
import { averageIntake, type DayIntake } from './intake.ts';

/** The percentage of the goal, unrounded, possibly above 100. Null if the goal is not above zero. */
export function percentOfGoal(amount: number, goal: number): number | null {
  return goal > 0 ? (amount / goal) * 100 : null;
}

/** The fill of a progress bar, 0 to 100. A bar without a goal is empty. */
export function barPercent(percent: number | null): number {
  return Math.min(100, Math.max(0, percent ?? 0));
}

/** The average calories of the logged days in percent of the average of their goals. Null without a logged day or a goal. */
export function goalAchievement(days: readonly DayIntake[], goals: readonly GoalsFrom[]): number | null {
  return averageAchievement(days, goals, 'calories');
}

/**
 * How close the logged days came to their calorie goals, averaged over the days: 100 percent if a day meets its goal, one
 * less for each percent above or below, at least 0. Null without a logged day that has a goal.
 */
export function calorieGoalAccuracy(days: readonly DayIntake[], goals: readonly GoalsFrom[]): number | null {
  const closeness = days.flatMap(({ date, calories }) => {
    const percent = percentOfGoal(calories, goalsOn(goals, date).calories);
    return percent === null ? [] : [Math.max(0, 100 - Math.abs(percent - 100))];
  });
  if (closeness.length === 0) return null;
  return closeness.reduce((sum, percent) => sum + percent, 0) / closeness.length;
}

/** The average protein of the logged days in percent of the average of their goals. Null without a logged day or a goal. */
export function proteinGoalAchievement(
  days: readonly DayIntake[],
  goals: readonly GoalsFrom[],
): number | null {
  return averageAchievement(days, goals, 'protein');
}

function averageAchievement(
  days: readonly DayIntake[],
  goals: readonly GoalsFrom[],
  key: 'calories' | 'protein',
): number | null {
  const eaten = averageIntake(days);
  const wanted = averageGoals(goals, days);
  return eaten && wanted && percentOfGoal(eaten[key], wanted[key]);
}
