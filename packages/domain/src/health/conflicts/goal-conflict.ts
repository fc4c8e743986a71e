import { figure } from '../suggested-figure.ts';

/** Fields of the health profile at which a warning may be shown. */
export type GoalField =
  | 'targetWeight'
  | 'targetCalories'
  | 'targetProtein'
  | 'targetCarbs'
  | 'targetFat'
  | 'fitnessGoals';

/** A warning about goals. It never prevents saving, because the person may know better. */
export interface GoalConflict {
  /** The fields at which to show it, most relevant first. */
  readonly fields: readonly GoalField[];
  /** The warning as a sentence that includes the numbers. */
  readonly message: string;
  /** The source to cite; null if the warning is only arithmetic. */
  readonly source: string | null;
}

/** Formatters for weights and heights. */
export interface BodyWords {
  /** Formats kilograms. */
  readonly weight: (kilograms: number) => string;
  /** Formats kilograms per week, to a tenth. */
  readonly pace: (kilograms: number) => string;
  /** Formats centimetres. */
  readonly height: (centimetres: number) => string;
}

export const METRIC_WORDS: BodyWords = {
  weight: (kilograms) => `${figure(kilograms)} kg`,
  pace: (kilograms) => `${kilograms.toFixed(1)} kg`,
  height: (centimetres) => `${figure(centimetres)} cm`,
};
