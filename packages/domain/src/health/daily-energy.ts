import type { ActivityLevel } from './profile-options.ts';
import { type Body, restingEnergy } from './resting-energy.ts';
import { figure, type SuggestedFigure } from './suggested-figure.ts';

/** The energy used on a day at each activity level, as a multiple of the resting energy. */
const ACTIVITY_FACTORS: Readonly<Record<ActivityLevel, number>> = {
  sedentary: 1.2,
  lightly_active: 1.375,
  moderately_active: 1.55,
  very_active: 1.725,
  extremely_active: 1.9,
};

const LEVEL_WORDS: Readonly<Record<ActivityLevel, string>> = {
  sedentary: 'sedentary',
  lightly_active: 'lightly active',
  moderately_active: 'moderately active',
  very_active: 'very active',
  extremely_active: 'extremely active',
};

const ACTIVITY_SOURCE =
  'Activity factors in common use with the equation, as listed by Medscape, Mifflin-St Jeor Equation (reference.medscape.com/calculator/846)';

/** The kcal a day that keep the weight. Each step is rounded to whole kcal, so that it can be checked by hand. */
export function dailyEnergy(body: Body, level: ActivityLevel): number {
  return Math.round(Math.round(restingEnergy(body)) * ACTIVITY_FACTORS[level]);
}

/** The energy the body uses on a day at this activity level, in whole kcal. */
export function dailyEnergyFigure(body: Body, level: ActivityLevel): SuggestedFigure {
  const value = dailyEnergy(body, level);
  return {
    value,
    unit: 'kcal',
    formula: `${figure(Math.round(restingEnergy(body)))} kcal at rest × ${ACTIVITY_FACTORS[level]} for ${LEVEL_WORDS[level]} = ${figure(value)} kcal a day.`,
    source: ACTIVITY_SOURCE,
  };
}
