import { figure } from '../suggested-figure.ts';

/** Fields of the health profile that a warning may be shown at. */
export type GoalField =
  | 'targetWeight'
  | 'targetCalories'
  | 'targetProtein'
  | 'targetCarbs'
  | 'targetFat'
  | 'fitnessGoals';

/** A warning, never a refusal: the person may know better. */
export interface GoalConflict {
  /** The fields to show it at, the most relevant first. */
  readonly fields: readonly GoalField[];
  /** A sentence with the numbers in it. */
  readonly message: string;
  /** The source to cite; null if the sentence is only arithmetic. */
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
