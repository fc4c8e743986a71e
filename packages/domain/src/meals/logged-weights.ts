import { FOODS } from '../foods/food-table.ts';
import { tablePortions, type UnitWeight, unitWeights } from '../units/weights/unit-weights.ts';
import { GRAMS_OF_WEIGHT } from '../units/weights/weight.ts';

interface LoggedFood {
  readonly unit: string;
  readonly quantity: number;
  /** Of the whole quantity. */
  readonly calories: number | null;
  readonly fdcId?: number | undefined;
}

/** In kcal: with less, rounding would decide the weight. */
const LEAST_CALORIES = 20;
/** By which share the weight of a unit may differ from the table's and still be the table's. */
const SAME = 0.02;

/**
 * The grams of one unit of a logged food. A unit may weigh something else than in the table: a small apple and a slice
 * of a large pizza are logged as a piece and a slice. Then the weight follows from the logged energy; if that is too
 * little or not known, it is `known`. `per100g` are the kcal of 100 g of the food.
 */
export function loggedWeight(
  { quantity, calories }: Pick<LoggedFood, 'quantity' | 'calories'>,
  per100g: number | null,
  known?: number,
): number | undefined {
  if (calories === null || per100g === null || calories < LEAST_CALORIES || per100g < LEAST_CALORIES)
    return known;
  const grams = (calories / quantity / per100g) * 100;
  return known !== undefined && Math.abs(grams - known) <= SAME * known ? known : grams;
}

/**
 * The units that a logged food can be converted to: all known units of a food from the built-in table, otherwise units
 * of weight. There are none if the weight of its own unit is not known.
 */
export function loggedWeights({ unit, quantity, calories, fdcId }: LoggedFood): UnitWeight[] {
  const known = fdcId === undefined ? undefined : FOODS.find((food) => food.fdcId === fdcId);
  const weights = unitWeights(tablePortions(known?.grams ?? {}));
  const listed = weights.find((weight) => weight.unit === unit)?.grams;
  if (unit === '' || GRAMS_OF_WEIGHT.has(unit)) return listed === undefined ? [] : weights;
  const grams = loggedWeight({ quantity, calories }, known?.per100g.calories ?? null, listed);
  if (grams === undefined) return [];
  if (grams === listed) return weights;
  const others = weights.filter((weight) => weight.unit !== unit);
  return [{ unit, grams: Math.round(grams) }, ...others];
}
