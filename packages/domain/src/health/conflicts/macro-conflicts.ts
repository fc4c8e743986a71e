import { energyOf, type Macro } from '../../macro-energy.ts';
import { AMDR, AMDR_SOURCE } from '../macro-ranges.ts';
import { figure, percent } from '../suggested-figure.ts';
import type { GoalConflict, GoalField } from './goal-conflict.ts';

/** The targets that contribute to a day's energy, in kcal and grams; null if unset. */
export interface EnergyTargets {
  readonly calories: number | null;
  readonly protein: number | null;
  readonly carbs: number | null;
  readonly fat: number | null;
}

/**
 * How far the macros' energy may differ from the calories. The factors of 4, 4 and 9 kcal/g are rounded themselves and
 * differ by about as much for single foods.
 */
const ENERGY_TOLERANCE = 0.05;

export const MACROS: readonly Macro[] = ['protein', 'carbs', 'fat'];
/** The field of each macro's target. */
export const FIELD_OF: Readonly<Record<Macro, GoalField>> = {
  protein: 'targetProtein',
  carbs: 'targetCarbs',
  fat: 'targetFat',
};

function joined(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/** '150 g protein, 250 g carbs and 65 g fat are 2,185 kcal, not 2,000.' */
export function energySum(targets: EnergyTargets): GoalConflict[] {
  const { calories } = targets;
  const set = MACROS.flatMap((macro) => {
    const grams = targets[macro];
    return grams === null ? [] : [{ macro, grams }];
  });
  if (calories === null || set.length === 0) return [];
  const sum = Math.round(set.reduce((kcal, { macro, grams }) => kcal + energyOf(macro, grams), 0));
  const isOver = sum > calories * (1 + ENERGY_TOLERANCE);
  // A macro without a target may supply the missing calories.
  const isUnder = set.length === MACROS.length && sum < calories * (1 - ENERGY_TOLERANCE);
  if (!isOver && !isUnder) return [];
  const names = joined(set.map(({ macro, grams }) => `${figure(grams)} g ${macro}`));
  const verb = set.length === 1 && set[0]?.macro !== 'carbs' ? 'is' : 'are';
  const compared = set.length === MACROS.length ? `not ${figure(calories)}` : `more than ${figure(calories)}`;
  return [
    {
      level: 'note',
      basis: 'goals',
      fields: ['targetCalories', ...set.map(({ macro }) => FIELD_OF[macro])],
      message: `${names} ${verb} ${figure(sum)} kcal, ${compared}.`,
      source: null,
    },
  ];
}

/** A warning for each macro whose share of the calories is outside its accepted range for adults. */
export function macroShares(targets: EnergyTargets): GoalConflict[] {
  const { calories } = targets;
  if (calories === null) return [];
  return MACROS.flatMap((macro) => {
    const grams = targets[macro];
    if (grams === null) return [];
    const share = energyOf(macro, grams) / calories;
    const { low, high } = AMDR[macro];
    // Compares the rounded value that is shown: '45% is outside 45% to 65%' would be nonsense.
    const shown = Math.round(share * 100) / 100;
    if (shown >= low && shown <= high) return [];
    const verb = macro === 'carbs' ? 'are' : 'is';
    return [
      {
        level: 'note',
        basis: 'goals',
        fields: [FIELD_OF[macro]],
        message: `${figure(grams)} g ${macro} ${verb} ${percent(share)} of ${figure(calories)} kcal; ${percent(low)} to ${percent(high)} is the accepted range for adults.`,
        source: AMDR_SOURCE,
      },
    ];
  });
}

/**
 * The most protein that the body has been shown to bear for long, in grams for each kilogram of weight.
 */
const BEARABLE_PROTEIN = 3.5;
const PROTEIN_SOURCE =
  'Wu G. Dietary protein intake and human health. Food Funct 2016;7(3):1251–1265 (tolerable upper limit of 3.5 g/kg a day for well-adapted adults)';

/** Warns of more protein than an adult of this weight (in kilograms) can bear for long. */
export function proteinLimit({ protein }: EnergyTargets, weight: number | null): GoalConflict[] {
  if (protein === null || weight === null || protein <= weight * BEARABLE_PROTEIN) return [];
  return [
    {
      level: 'unsafe',
      basis: 'body',
      fields: ['targetProtein'],
      message: `${figure(protein)} g protein is ${(protein / weight).toFixed(1)} g for each kilogram of body weight; more than ${BEARABLE_PROTEIN} g a day can do harm.`,
      source: PROTEIN_SOURCE,
    },
  ];
}
