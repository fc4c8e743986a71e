import { bodyMassIndex, UNDERWEIGHT_BELOW } from './body-mass-index.ts';
import { dailyEnergy } from './daily-energy.ts';
import type { ActivityLevel, FitnessGoal, Gender } from './profile-options.ts';
import type { Body } from './resting-energy.ts';
import { figure, type SuggestedFigure } from './suggested-figure.ts';

/**
 * The minimum suggestion in kcal a day: the lower ends of the ranges that the guideline prescribes for weight loss. For
 * other genders it is the higher one, which is safe for both sexes.
 */
export const SAFE_FLOOR: Readonly<Record<Gender, number>> = {
  female: 1200,
  male: 1500,
  other: 1500,
  prefer_not_to_say: 1500,
};
export const WEIGHT_LOSS_SOURCE =
  'Jensen MD et al. 2013 AHA/ACC/TOS guideline for the management of overweight and obesity in adults. Circulation 2014;129(25 Suppl 2):S102–S138 (a deficit of 500–750 kcal; at least 1,200 kcal for women, 1,500 for men)';
const GAIN_SOURCE =
  'Iraki J, Fitschen P, Espinar S, Helms E. Nutrition recommendations for bodybuilders in the off-season. Sports 2019;7(7):154 (a surplus of 10–20%)';
const BALANCE_SOURCE =
  'National Academies. Dietary Reference Intakes for Energy. National Academies Press, 2023 (intake equal to expenditure keeps the weight)';

/** kcal a day; the lower end of the guideline's 500 to 750. */
const DEFICIT = 500;
/** The lower end of 10–20 %: the larger the surplus, the more of it becomes fat. */
const SURPLUS = 0.1;
/** The maximum calorie target of a health profile, in kcal. */
const MOST = 5000;
const STEP = 10;

type Aim = 'lose' | 'gain' | 'keep';

function aimOf(goals: readonly FitnessGoal[], body: Body): { aim: Aim; note: string | null } {
  const wantsLoss = goals.includes('weight_loss');
  if (wantsLoss && goals.includes('muscle_gain')) {
    return {
      aim: 'keep',
      note: 'Losing weight and gaining muscle pull the calories in opposite directions, so these keep your weight and the protein is high.',
    };
  }
  if (!wantsLoss) return { aim: goals.includes('muscle_gain') ? 'gain' : 'keep', note: null };
  const index = bodyMassIndex(body.weight, body.height);
  if (index >= UNDERWEIGHT_BELOW) return { aim: 'lose', note: null };
  return {
    aim: 'keep',
    note: `Your body mass index of ${index.toFixed(1)} is below ${UNDERWEIGHT_BELOW}, which is underweight, so nothing is taken off for weight loss.`,
  };
}

function adjusted(aim: Aim, energy: number): { value: number; words: string; source: string } {
  const used = `${figure(energy)} kcal`;
  if (aim === 'lose') {
    return {
      value: energy - DEFICIT,
      words: `${used} − ${DEFICIT} for weight loss`,
      source: WEIGHT_LOSS_SOURCE,
    };
  }
  if (aim === 'gain') {
    return { value: energy * (1 + SURPLUS), words: `${used} + 10% for muscle gain`, source: GAIN_SOURCE };
  }
  return { value: energy, words: `${used}, what you use, to keep your weight`, source: BALANCE_SOURCE };
}

/** The day's calories in steps of 10 kcal, between the safe minimum and the maximum of the profile, with notes. */
export function suggestCalories(
  body: Body,
  level: ActivityLevel,
  goals: readonly FitnessGoal[],
): { calories: SuggestedFigure; notes: string[] } {
  const { aim, note } = aimOf(goals, body);
  const { value, words, source } = adjusted(aim, dailyEnergy(body, level));
  const floor = SAFE_FLOOR[body.gender];
  const notes = note === null ? [] : [note];
  if (value < floor) {
    const calories: SuggestedFigure = {
      value: floor,
      unit: 'kcal',
      formula: `${words} = ${figure(Math.round(value))} kcal, raised to ${figure(floor)} kcal, the least that is advised without a doctor or dietitian.`,
      source: WEIGHT_LOSS_SOURCE,
    };
    return { calories, notes: [...notes, 'Ask a doctor or dietitian before you eat less than this.'] };
  }
  const rounded = Math.min(MOST, Math.round(value / STEP) * STEP);
  const capped = rounded < value - STEP ? `, at most ${figure(MOST)} kcal here` : '';
  const formula = `${words}: ${figure(rounded)} kcal a day, rounded to tens${capped}.`;
  return { calories: { value: rounded, unit: 'kcal', formula, source }, notes };
}
