import type { DailyGoals } from '../goals.ts';
import type { Intake } from './intake.ts';

/** 'Calorie Goal Hit': calories of the day in percent of the goal, both ends included. */
export const CALORIE_GOAL_PERCENT = { from: 90, to: 110 } as const;
/** 'Protein Champion': at least this percentage of the protein goal. */
export const PROTEIN_CHAMPION_PERCENT = 80;
/** 'Consistent Logger': at least this many days logged in the week. */
export const CONSISTENT_DAYS = 5;

export interface Achievements {
  /** Unrounded kcal; earned from `from` to `to`. */
  readonly calorieGoalHit: { readonly isEarned: boolean; readonly from: number; readonly to: number };
  /** `needed`: unrounded grams from which it is earned. */
  readonly proteinChampion: { readonly isEarned: boolean; readonly needed: number };
  readonly consistentLogger: { readonly isEarned: boolean };
}

/**
 * A meal's totals are stored as six-digit reals. Their error must not make a sum fall short of a goal that it meets.
 */
const STORED_ERROR = 0.005;

/**
 * The achievements of a day and its week, by unrounded figures: 79.9% is not 80%. A day without entries earns neither
 * of the first two, and Protein Champion needs a protein goal.
 */
export function achievements(
  day: Intake | undefined,
  daysLoggedInWeek: number,
  goals: DailyGoals,
): Achievements {
  const from = (goals.calories * CALORIE_GOAL_PERCENT.from) / 100;
  const to = (goals.calories * CALORIE_GOAL_PERCENT.to) / 100;
  const needed = (goals.protein * PROTEIN_CHAMPION_PERCENT) / 100;
  const { calories, protein } = day ?? { calories: 0, protein: 0 };
  const reaches = (amount: number, bound: number) => amount > 0 && amount >= bound - STORED_ERROR;
  return {
    calorieGoalHit: { isEarned: reaches(calories, from) && calories <= to + STORED_ERROR, from, to },
    proteinChampion: { isEarned: needed > 0 && reaches(protein, needed), needed },
    consistentLogger: { isEarned: daysLoggedInWeek >= CONSISTENT_DAYS },
  };
}
