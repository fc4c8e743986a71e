import type { DailyGoals } from '../goals.ts';
import type { Intake } from './intake.ts';

/** 'Calorie Goal Hit': the day's calories, in percent of the goal, both ends included. */
export const CALORIE_GOAL_PERCENT = { from: 90, to: 110 } as const;
/** 'Protein Champion': at least so much of the protein goal. */
export const PROTEIN_CHAMPION_PERCENT = 80;
/** 'Consistent Logger': at least so many days logged in the week. */
export const CONSISTENT_DAYS = 5;

export interface Achievements {
  /** `from` and `to` are the whole kcal between which it is earned. */
  readonly calorieGoalHit: { readonly isEarned: boolean; readonly from: number; readonly to: number };
  /** `needed` is the whole grams at which it is earned. */
  readonly proteinChampion: { readonly isEarned: boolean; readonly needed: number };
  readonly consistentLogger: { readonly isEarned: boolean };
}

/**
 * What a day and the days logged of its week have earned. Amounts count in whole kcal and grams, as they are shown,
 * so that nothing that reads '1,800 of 1,800' is refused. Without a log, or a protein goal, nothing is earned.
 */
export function achievements(
  day: Intake | undefined,
  daysLoggedInWeek: number,
  goals: DailyGoals,
): Achievements {
  const from = Math.ceil((goals.calories * CALORIE_GOAL_PERCENT.from) / 100);
  const to = Math.floor((goals.calories * CALORIE_GOAL_PERCENT.to) / 100);
  const needed = Math.ceil((goals.protein * PROTEIN_CHAMPION_PERCENT) / 100);
  const calories = Math.round(day?.calories ?? 0);
  const protein = Math.round(day?.protein ?? 0);
  return {
    calorieGoalHit: { isEarned: calories > 0 && calories >= from && calories <= to, from, to },
    proteinChampion: { isEarned: protein > 0 && needed > 0 && protein >= needed, needed },
    consistentLogger: { isEarned: daysLoggedInWeek >= CONSISTENT_DAYS },
  };
}
