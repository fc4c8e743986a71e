import type { CalendarDay } from '../calendar-day.ts';
import { namedConditions } from './conditions.ts';
import { whyNotSuggested } from './conflicts/condition-conflicts.ts';
import { type BodyWords, type GoalField, METRIC_WORDS } from './conflicts/goal-conflict.ts';
import { goalConflicts } from './conflicts/goal-conflicts.ts';
import { ADULT_FROM } from './conflicts/minor-conflicts.ts';
import { dailyEnergyFigure } from './daily-energy.ts';
import { ageOn, dayOfBirth } from './date-of-birth.ts';
import { type GoalBasis, saidOfHealth } from './goal-basis.ts';
import type { Gender } from './profile-options.ts';
import { restingFigure, usesMeanOfSexes } from './resting-energy.ts';
import { suggestCalories } from './suggest-calories.ts';
import { type SuggestedMacros, suggestMacros } from './suggest-macros.ts';
import { figure, type SuggestedFigure } from './suggested-figure.ts';

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

/** The ages of the people that Mifflin and St Jeor measured. */
const MEASURED = { from: 19, to: 78 } as const;

/** The fields that a suggestion sets or is computed from; the others are the person's own wishes. */
const RESTS_ON: ReadonlySet<GoalField> = new Set([
  'height',
  'weight',
  'targetCalories',
  'targetProtein',
  'targetCarbs',
  'targetFat',
]);

/** Pregnancy is rare above this age. */
const PREGNANT_UNTIL = 50;
const PREGNANCY_NOTE =
  'If you are pregnant or breast-feeding, these figures do not fit: ask a doctor, midwife or dietitian for yours.';

/**
 * Suggests daily goals for a person on a day of their own calendar. Every figure is within the limits of a health
 * profile, and none is suggested that `goalConflicts` warns of.
 */
export function suggestGoals(
  basis: GoalBasis,
  today: CalendarDay,
  words: BodyWords = METRIC_WORDS,
): GoalSuggestion {
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
  const condition = whyNotSuggested(namedConditions(saidOfHealth(basis)));
  if (condition !== undefined) return { status: 'unsuitable', reason: condition };
  const body = { weight, height, gender, age };
  const { calories, notes } = suggestCalories(body, activityLevel, fitnessGoals);
  const macros = suggestMacros(calories.value, body, fitnessGoals);
  // What would be warned of once it is used is not offered.
  const conflict = goalConflicts(
    {
      ...basis,
      targetCalories: calories.value,
      targetProtein: macros.protein.value,
      targetCarbs: macros.carbs.value,
      targetFat: macros.fat.value,
    },
    today,
    words,
  ).find(({ fields }) => fields.some((field) => RESTS_ON.has(field)));
  if (conflict) return { status: 'unsuitable', reason: conflict.message };
  const isMeasured = age >= MEASURED.from && age <= MEASURED.to;
  const ageNote = `The equation was measured on people of ${MEASURED.from} to ${MEASURED.to} years; at ${age} it is less certain.`;
  return {
    status: 'suggested',
    resting: restingFigure(body),
    daily: dailyEnergyFigure(body, activityLevel),
    calories,
    ...macros,
    water: suggestWater(gender),
    sleep: suggestSleep(age),
    notes: [
      ...notes,
      ...(isMeasured ? [] : [ageNote]),
      ...(gender !== 'male' && age <= PREGNANT_UNTIL ? [PREGNANCY_NOTE] : []),
    ],
  };
}

/** Adequate intake of water from food and drink, in litres a day. */
const TOTAL_WATER: Readonly<Record<Gender, number>> = {
  female: 2,
  male: 2.5,
  other: 2.25,
  prefer_not_to_say: 2.25,
};
/** The share to drink: food provides 20–30 % of the water. */
const DRUNK = 0.8;
const WATER_SOURCE =
  'EFSA Panel on Dietetic Products, Nutrition, and Allergies. Scientific opinion on dietary reference values for water. EFSA Journal 2010;8(3):1459 (adults: 2.0 L for women, 2.5 L for men, food included)';

/** Litres to drink a day, in steps of 0.1. */
function suggestWater(gender: Gender): SuggestedFigure {
  const total = TOTAL_WATER[gender];
  const value = Math.round(total * DRUNK * 10) / 10;
  const mean = usesMeanOfSexes(gender) ? ' (the mean of women and men)' : '';
  return {
    value,
    unit: 'L',
    formula: `${figure(total)} L of water a day${mean}, of which food brings about 20%: ${figure(total)} × 0.8 = ${figure(value)} L to drink. More in heat and with training.`,
    source: WATER_SOURCE,
  };
}

const SLEEP_SOURCE =
  'Hirshkowitz M et al. National Sleep Foundation’s sleep time duration recommendations. Sleep Health 2015;1(1):40–43';
const OLDER_FROM = 65;

/** Hours of sleep per night: the middle of the recommendation for the adult's age. */
function suggestSleep(age: number): SuggestedFigure {
  const isOlder = age >= OLDER_FROM;
  const high = isOlder ? 8 : 9;
  const value = (7 + high) / 2;
  return {
    value,
    unit: 'hours',
    formula: `7 to ${high} hours are recommended at ${age} years; the middle is ${figure(value)} hours.`,
    source: SLEEP_SOURCE,
  };
}
