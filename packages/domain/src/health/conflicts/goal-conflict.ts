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
  /** Where to show it; the first is the one to look at. */
  readonly fields: readonly GoalField[];
  /** A sentence with the numbers in it. */
  readonly message: string;
  /** What to cite, where the sentence rests on more than arithmetic. */
  readonly source: string | null;
}

/** How a person is told weights and heights. */
export interface BodyWords {
  /** Of kilograms. */
  readonly weight: (kilograms: number) => string;
  /** Of kilograms in a week, to a tenth. */
  readonly pace: (kilograms: number) => string;
  /** Of centimetres. */
  readonly height: (centimetres: number) => string;
}

export const METRIC_WORDS: BodyWords = {
  weight: (kilograms) => `${figure(kilograms)} kg`,
  pace: (kilograms) => `${kilograms.toFixed(1)} kg`,
  height: (centimetres) => `${figure(centimetres)} cm`,
};
