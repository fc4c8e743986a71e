import { FOODS } from '../foods/food-table.ts';
import { tablePortions, type UnitWeight, unitWeights } from '../units/weights/unit-weights.ts';

interface LoggedFood {
  readonly unit: string;
  readonly quantity: number;
  /** Of the whole quantity. */
  readonly calories: number | null;
  readonly fdcId?: number | undefined;
}

/** In kcal: with less, rounding would decide the weight. */
const LEAST_CALORIES = 20;

/**
 * The units that a logged food can be converted to: all known units of a food from the built-in table, otherwise units
 * of weight. The weight of a unit that the table does not know, such as a bowl, follows from its energy; without that,
 * there are none.
 */
export function loggedWeights({ unit, quantity, calories, fdcId }: LoggedFood): UnitWeight[] {
  const known = fdcId === undefined ? undefined : FOODS.find((food) => food.fdcId === fdcId);
  const weights = unitWeights(tablePortions(known?.grams ?? {}));
  if (weights.some((weight) => weight.unit === unit)) return weights;
  const per100g = known?.per100g.calories ?? 0;
  if (unit === '' || calories === null || calories < LEAST_CALORIES || per100g < LEAST_CALORIES) return [];
  return [{ unit, grams: Math.round((calories / quantity / per100g) * 100) }, ...weights];
}
