import type { UnitSystem } from '../../units/unit.ts';
import { inPounds, writeFeet, writePounds } from '../../units/us-units.ts';
import { figure } from '../suggested-figure.ts';

/** Fields of the health profile at which a warning may be shown. */
export type GoalField =
  | 'height'
  | 'weight'
  | 'targetWeight'
  | 'targetCalories'
  | 'targetProtein'
  | 'targetCarbs'
  | 'targetFat'
  | 'fitnessGoals';

/**
 * How much a warning weighs. A note is only shown. What is unsafe has to be confirmed before it is saved. What is
 * dangerous has to be confirmed even by a program that does not ask to be warned.
 */
export type ConflictLevel = 'note' | 'unsafe' | 'dangerous';

/** What a warning is derived from, beside the goals themselves: a coach is told only what the client shares. */
export type ConflictBasis = 'goals' | 'age' | 'body' | 'health';

/** A warning about goals. */
export interface GoalConflict {
  readonly level: ConflictLevel;
  readonly basis: ConflictBasis;
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

const US_WORDS: BodyWords = {
  weight: writePounds,
  pace: (kilograms) => `${inPounds(kilograms).toFixed(1)} lb`,
  height: writeFeet,
};

/** The formatters of a system of units. */
export const BODY_WORDS: Readonly<Record<UnitSystem, BodyWords>> = { metric: METRIC_WORDS, us: US_WORDS };
