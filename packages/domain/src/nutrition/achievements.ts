import type { DailyGoals } from '../goals.ts';
import type { Intake } from './intake.ts';

/** 'Calorie Goal Hit': the day's calories, in percent of the goal, both ends included. */
export const CALORIE_GOAL_PERCENT = { from: 90, to: 110 } as const;
/** 'Protein Champion': at least so much of the protein goal. */
export const PROTEIN_CHAMPION_PERCENT = 80;
/** 'Consistent Logger': at least so many days logged in the week. */
export const CONSISTENT_DAYS = 5;

export interface Achievements {
  /** kcal, unrounded, between which it is earned. */
  readonly calorieGoalHit: { readonly isEarned: boolean; readonly from: number; readonly to: number };
  /** `needed` is the grams, unrounded, at which it is earned. */
  readonly proteinChampion: { readonly isEarned: boolean; readonly needed: number };
  readonly consistentLogger: { readonly isEarned: boolean };
}

/** A meal's totals are stored as reals of six digits: what adds up to a goal must not fall short of it by their error. */
const STORED_ERROR = 0.005;

/**
 * The achievements of a day and its week, by unrounded figures: 79.9% is not 80%. Nothing is earned without entries or
 * a protein goal.
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
