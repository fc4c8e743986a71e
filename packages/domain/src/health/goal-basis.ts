import type { ActivityLevel, FitnessGoal, Gender } from './profile-options.ts';

/** What suggestions and warnings about goals rest on: a health profile, saved or from a form. Null means 'not set'. */
export interface GoalBasis {
  /** Kilograms. */
  readonly weight: number | null;
  /** Centimetres. */
  readonly height: number | null;
  /** The profile's timestamp. */
  readonly dateOfBirth: string | null;
  readonly gender: Gender | null;
  readonly activityLevel: ActivityLevel | null;
  readonly fitnessGoals: readonly FitnessGoal[];
  /** Kilograms. */
  readonly targetWeight: number | null;
  /** Options of the list, or the person's own words. */
  readonly healthConditions: readonly string[];
  readonly allergies: readonly string[];
  readonly notes: string | null;
}

/** All texts in which somebody may name a condition. */
export function saidOfHealth({ healthConditions, allergies, notes }: GoalBasis): string[] {
  return [...healthConditions, ...allergies, ...(notes === null ? [] : [notes])];
}
