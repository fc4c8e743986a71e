import type { FoodNutrients } from '../foods/food.ts';
import { KCAL_PER_GRAM } from '../macro-energy.ts';

/** How far the stated calories may differ from those of the macros, as a share of the stated calories. */
const TOLERANCE = 0.15;

/** The error in kcal that rounding macros to whole grams may cause for food with almost no energy, such as tea. */
const ROUNDING = 5;

/** The error in grams that rounding three macros may cause, doubled as a margin. */
const ROUNDED_GRAMS = 3;

/** Floating-point error at the limit. */
const EPSILON = 1e-9;

/** Whether 4·protein + 4·carbs + 9·fat is within 15% of the calories. Unmeasured figures cannot contradict. */
export function energyAgrees({ calories, protein, carbs, fat }: FoodNutrients): boolean {
  if (calories === null || protein === null || carbs === null || fat === null) return true;
  const fromMacros = KCAL_PER_GRAM.protein * protein + KCAL_PER_GRAM.carbs * carbs + KCAL_PER_GRAM.fat * fat;
  return Math.abs(fromMacros - calories) <= Math.max(TOLERANCE * calories, ROUNDING) + EPSILON;
}

/**
 * Whether `grams` of a food can contain these amounts: macros weigh no more than the food, and no food has more energy
 * than fat.
 */
export function fitsInWeight({ calories, protein, carbs, fat }: FoodNutrients, grams: number): boolean {
  const macros = (protein ?? 0) + (carbs ?? 0) + (fat ?? 0);
  const most = grams + ROUNDED_GRAMS;
  return macros <= most && (calories ?? 0) <= KCAL_PER_GRAM.fat * most;
}
