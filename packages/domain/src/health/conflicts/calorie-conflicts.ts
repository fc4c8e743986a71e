import type { Gender } from '../profile-options.ts';
import { SAFE_FLOOR, WEIGHT_LOSS_SOURCE } from '../suggest-calories.ts';
import { figure } from '../suggested-figure.ts';
import type { BodyWords, GoalConflict } from './goal-conflict.ts';

/**
 * The energy of one kilogram of body weight in kcal (Wishnofsky M. Am J Clin Nutr 1958;6(5):542–546: 3,500 kcal a
 * pound).
 */
const KCAL_PER_KILOGRAM = 7700;
/**
 * The fastest loss in kilograms a week and the fastest gain as a share of the body weight a week: the upper limits of
 * what the sources recommend.
 */
const FASTEST_LOSS = 1;
const FASTEST_GAIN_SHARE = 0.005;
const LOSS_SOURCE =
  'NHLBI. Clinical guidelines on the identification, evaluation, and treatment of overweight and obesity in adults. NIH Publication 98-4083, 1998 (0.5–1 kg a week); energy of a kilogram after Wishnofsky M. Am J Clin Nutr 1958;6(5):542–546';
const GAIN_SOURCE =
  'Iraki J et al. Nutrition recommendations for bodybuilders in the off-season. Sports 2019;7(7):154 (0.25–0.5% of body weight a week); energy of a kilogram after Wishnofsky M. Am J Clin Nutr 1958;6(5):542–546';
/**
 * Calories within this share of the energy used count as maintaining the weight, because the estimate is no more exact.
 */
const BALANCED_SHARE = 0.05;

interface CalorieTargets {
  readonly calories: number | null;
  readonly gender: Gender | null;
  readonly weight: number | null;
  readonly targetWeight: number | null;
}

/**
 * Warns of fewer calories than advised without a doctor. If the sex is unknown, the lower floor is used, so that no
 * warning is wrong.
 */
export function calorieFloor({ calories, gender }: CalorieTargets): GoalConflict[] {
  const floor = SAFE_FLOOR[gender ?? 'female'];
  if (calories === null || calories >= floor) return [];
  return [
    {
      level: 'unsafe',
      basis: 'goals',
      fields: ['targetCalories'],
      message: `${figure(calories)} kcal a day is less than ${figure(floor)}, the least that is advised without a doctor or dietitian.`,
      source: WEIGHT_LOSS_SOURCE,
    },
  ];
}

/**
 * Warns of a pace that is too fast, or a target weight that the calories lead away from. `used`: kcal a day that keep
 * the weight.
 */
export function caloriePace(
  { calories, weight, targetWeight }: CalorieTargets,
  used: number,
  words: BodyWords,
): GoalConflict[] {
  if (calories === null || weight === null) return [];
  const difference = calories - used;
  const kilograms = (Math.abs(difference) * 7) / KCAL_PER_KILOGRAM;
  const isLoss = difference < 0;
  const side = isLoss ? 'below' : 'above';
  const about = `${figure(calories)} kcal is about ${figure(Math.round(Math.abs(difference) / 10) * 10)} ${side} the ${figure(Math.round(used / 10) * 10)} you use a day`;
  const fastest = isLoss ? FASTEST_LOSS : weight * FASTEST_GAIN_SHARE;
  if (kilograms > fastest) {
    const change = isLoss ? 'lost' : 'gained';
    return [
      {
        level: 'unsafe',
        basis: 'body',
        fields: ['targetCalories'],
        message: `${about}: ${words.pace(kilograms)} ${change} a week, more than the ${words.pace(fastest)} that is advised.`,
        source: isLoss ? LOSS_SOURCE : GAIN_SOURCE,
      },
    ];
  }
  const wanted = targetWeight === null ? 0 : targetWeight - weight;
  const leadsAway = wanted !== 0 && wanted < 0 !== isLoss && Math.abs(difference) > used * BALANCED_SHARE;
  if (!leadsAway) return [];
  return [
    {
      level: 'note',
      basis: 'body',
      fields: ['targetCalories', 'targetWeight'],
      message: `${about}, which leads away from your target of ${words.weight(targetWeight ?? weight)}.`,
      source: null,
    },
  ];
}
