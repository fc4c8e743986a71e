import type { CalendarDay } from '../calendar-day.ts';
import { dailyEnergyFigure } from './daily-energy.ts';
import { ageOn, dayOfBirth } from './date-of-birth.ts';
import type { ActivityLevel, FitnessGoal, Gender } from './profile-options.ts';
import { restingFigure } from './resting-energy.ts';
import { suggestCalories } from './suggest-calories.ts';
import { type SuggestedMacros, suggestMacros } from './suggest-macros.ts';
import { suggestSleep, suggestWater } from './suggest-water-and-sleep.ts';
import type { SuggestedFigure } from './suggested-figure.ts';

/** The input of the suggestion: a health profile, saved or from a form. */
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
}

/** The fields without which nothing can be computed, in the order that a form asks for them. */
const NEEDED = ['dateOfBirth', 'gender', 'height', 'weight', 'activityLevel'] as const;
export type NeededField = (typeof NEEDED)[number];

export interface SuggestedGoals extends SuggestedMacros {
  readonly status: 'suggested';
  /** The figures that the goals are based on. */
  readonly resting: SuggestedFigure;
  readonly daily: SuggestedFigure;
  readonly calories: SuggestedFigure;
  readonly water: SuggestedFigure;
  readonly sleep: SuggestedFigure;
  /** Sentences about what was considered. */
  readonly notes: readonly string[];
}

export type GoalSuggestion =
  | SuggestedGoals
  | { readonly status: 'incomplete'; readonly missing: readonly NeededField[] }
  /** The formulas do not apply to this person; `reason` is a sentence that says why. */
  | { readonly status: 'unsuitable'; readonly reason: string };

const ADULT_FROM = 18;
/** The ages of the people that Mifflin and St Jeor measured. */
const MEASURED = { from: 19, to: 78 } as const;

/** Pregnancy is rare above this age. */
const PREGNANT_UNTIL = 50;
const PREGNANCY_NOTE =
  'If you are pregnant or breast-feeding, these figures do not fit: ask a doctor, midwife or dietitian for yours.';

/**
 * Suggests daily goals for a person on a day of their own calendar. Every figure is within the limits of a health
 * profile.
 */
export function suggestGoals(basis: GoalBasis, today: CalendarDay): GoalSuggestion {
  const { weight, height, dateOfBirth, gender, activityLevel, fitnessGoals } = basis;
  if (
    weight === null ||
    height === null ||
    dateOfBirth === null ||
    gender === null ||
    activityLevel === null
  ) {
    return { status: 'incomplete', missing: NEEDED.filter((field) => basis[field] === null) };
  }
  const age = ageOn(dayOfBirth(dateOfBirth), today);
  if (age < ADULT_FROM) {
    return {
      status: 'unsuitable',
      reason: 'These formulas are for adults. Under 18, please ask a doctor or dietitian for goals.',
    };
  }
  const body = { weight, height, gender, age };
  const { calories, notes } = suggestCalories(body, activityLevel, fitnessGoals);
  const isMeasured = age >= MEASURED.from && age <= MEASURED.to;
  const ageNote = `The equation was measured on people of ${MEASURED.from} to ${MEASURED.to} years; at ${age} it is less certain.`;
  return {
    status: 'suggested',
    resting: restingFigure(body),
    daily: dailyEnergyFigure(body, activityLevel),
    calories,
    ...suggestMacros(calories.value, body, fitnessGoals),
    water: suggestWater(gender),
    sleep: suggestSleep(age),
    notes: [
      ...notes,
      ...(isMeasured ? [] : [ageNote]),
      ...(gender !== 'male' && age <= PREGNANT_UNTIL ? [PREGNANCY_NOTE] : []),
    ],
  };
}
