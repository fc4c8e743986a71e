import { energyOf, type Macro } from '../../macro-energy.ts';
import type { ShareRange } from '../macro-ranges.ts';
import type { Gender } from '../profile-options.ts';
import { figure, percent } from '../suggested-figure.ts';
import type { BodyWords, GoalConflict } from './goal-conflict.ts';
import { type EnergyTargets, FIELD_OF, MACROS } from './macro-conflicts.ts';

/** The age from which the formulas and ranges for adults apply. */
export const ADULT_FROM = 18;

/**
 * The estimated kcal that inactive children of each age from 2 to 17 need a day (Dietary Guidelines for Americans
 * 2020–2025, appendix 2, table A2-2).
 */
const NEEDED = {
  female: [1000, 1000, 1200, 1200, 1200, 1200, 1400, 1400, 1400, 1600, 1600, 1600, 1800, 1800, 1800, 1800],
  male: [1000, 1000, 1200, 1200, 1400, 1400, 1400, 1600, 1600, 1800, 1800, 2000, 2000, 2200, 2400, 2400],
} as const;
const YOUNGEST = 2;
const NEEDED_SOURCE =
  'U.S. Department of Agriculture and U.S. Department of Health and Human Services. Dietary Guidelines for Americans, 2020–2025, table A2-2 (estimated needs without activity)';

/** Acceptable Macronutrient Distribution Ranges from 4 to 18 years, as shares of the energy. */
const AMDR: Readonly<Record<Macro, ShareRange>> = {
  protein: { low: 0.1, high: 0.3 },
  carbs: { low: 0.45, high: 0.65 },
  fat: { low: 0.25, high: 0.35 },
};
const AMDR_SOURCE =
  'Institute of Medicine. Dietary Reference Intakes for Energy, Carbohydrate, Fiber, Fat, Fatty Acids, Cholesterol, Protein, and Amino Acids. National Academies Press, 2005 (AMDR of 4 to 18 years)';

interface MinorTargets extends EnergyTargets {
  readonly gender: Gender | null;
  readonly weight: number | null;
  readonly targetWeight: number | null;
}

/**
 * Warnings about the goals of somebody under 18. If the sex is unknown, the lower need is used, so that no warning is
 * wrong.
 */
export function minorConflicts(targets: MinorTargets, age: number, words: BodyWords): GoalConflict[] {
  return [
    ...tooFewCalories(targets, age),
    ...tooMuchProtein(targets, age),
    ...otherShares(targets, age),
    ...weightLoss(targets, words),
  ];
}

function tooFewCalories({ calories, gender }: MinorTargets, age: number): GoalConflict[] {
  const needs = NEEDED[gender === 'male' ? 'male' : 'female'];
  const needed = needs[Math.max(0, age - YOUNGEST)] ?? 0;
  if (calories === null || calories >= needed) return [];
  const child = gender === 'male' ? 'boy' : gender === 'female' ? 'girl' : 'child';
  return [
    {
      level: 'dangerous',
      basis: 'age',
      fields: ['targetCalories'],
      message: `${figure(calories)} kcal a day is less than the ${figure(needed)} that a ${child} of ${age} needs even without sports. Under 18, a doctor or dietitian should decide.`,
      source: NEEDED_SOURCE,
    },
  ];
}

/** The rounded share of a macro in the calories, as it is shown; null if either is not set. */
function shareOf(targets: MinorTargets, macro: Macro): number | null {
  const grams = targets[macro];
  if (targets.calories === null || grams === null) return null;
  return Math.round((energyOf(macro, grams) / targets.calories) * 100) / 100;
}

function shareConflict(
  targets: MinorTargets,
  macro: Macro,
  age: number,
  level: GoalConflict['level'],
): GoalConflict[] {
  const share = shareOf(targets, macro);
  const { low, high } = AMDR[macro];
  if (share === null || (share >= low && share <= high)) return [];
  const verb = macro === 'carbs' ? 'are' : 'is';
  return [
    {
      level,
      basis: 'age',
      fields: [FIELD_OF[macro]],
      message: `${figure(targets[macro] ?? 0)} g ${macro} ${verb} ${percent(share)} of ${figure(targets.calories ?? 0)} kcal; ${percent(low)} to ${percent(high)} is the accepted range at ${age} years.`,
      source: AMDR_SOURCE,
    },
  ];
}

function tooMuchProtein(targets: MinorTargets, age: number): GoalConflict[] {
  const isOver = (shareOf(targets, 'protein') ?? 0) > AMDR.protein.high;
  return isOver ? shareConflict(targets, 'protein', age, 'dangerous') : [];
}

function otherShares(targets: MinorTargets, age: number): GoalConflict[] {
  const isOver = (shareOf(targets, 'protein') ?? 0) > AMDR.protein.high;
  return MACROS.filter((macro) => !(macro === 'protein' && isOver)).flatMap((macro) =>
    shareConflict(targets, macro, age, 'note'),
  );
}

function weightLoss({ weight, targetWeight }: MinorTargets, words: BodyWords): GoalConflict[] {
  if (weight === null || targetWeight === null || targetWeight >= weight) return [];
  return [
    {
      level: 'dangerous',
      basis: 'body',
      fields: ['targetWeight'],
      message: `A target of ${words.weight(targetWeight)} is below the weight of ${words.weight(weight)}. Under 18, a doctor or dietitian should decide about losing weight.`,
      source: null,
    },
  ];
}
