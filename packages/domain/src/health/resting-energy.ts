import type { Gender } from './profile-options.ts';
import { figure, type SuggestedFigure } from './suggested-figure.ts';

/** The measurements of an adult. */
export interface Body {
  readonly gender: Gender;
  /** Kilograms. */
  readonly weight: number;
  /** Centimetres. */
  readonly height: number;
  /** Whole years. */
  readonly age: number;
}

const MIFFLIN_SOURCE =
  'Mifflin MD, St Jeor ST, Hill LA, Scott BJ, Daugherty SA, Koh YO. A new predictive equation for resting energy expenditure in healthy individuals. Am J Clin Nutr 1990;51(2):241–247';

/** The last term of the equation. It is defined for two sexes; all others get the mean of both. */
const CONSTANTS: Readonly<Record<Gender, number>> = {
  male: 5,
  female: -161,
  other: (5 - 161) / 2,
  prefer_not_to_say: (5 - 161) / 2,
};

/** Resting energy in kcal a day by the Mifflin–St Jeor equation, unrounded. */
export function restingEnergy({ gender, weight, height, age }: Body): number {
  return 10 * weight + 6.25 * height - 5 * age + CONSTANTS[gender];
}

/** Whether the mean of the equations for women and men is used for this gender. */
export function usesMeanOfSexes(gender: Gender): boolean {
  return gender === 'other' || gender === 'prefer_not_to_say';
}

/** The energy that the body uses at rest in a day, in whole kcal, with its formula and source. */
export function restingFigure(body: Body): SuggestedFigure {
  const { gender, weight, height, age } = body;
  const constant = CONSTANTS[gender];
  const value = Math.round(restingEnergy(body));
  const last = constant < 0 ? `− ${-constant}` : `+ ${constant}`;
  const mean = usesMeanOfSexes(gender)
    ? ' The equation knows women (− 161) and men (+ 5) only; − 78 is the mean of both.'
    : '';
  return {
    value,
    unit: 'kcal',
    formula: `10 × ${figure(weight)} kg + 6.25 × ${figure(height)} cm − 5 × ${age} years ${last} = ${figure(value)} kcal a day at rest.${mean}`,
    source: MIFFLIN_SOURCE,
  };
}
