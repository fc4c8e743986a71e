import { FOODS } from '../foods/food-table.ts';
import { tablePortions, type UnitWeight, unitWeights } from '../units/weights/unit-weights.ts';

interface LoggedFood {
  readonly unit: string;
  readonly fdcId?: number | undefined;
}

/**
 * The units that a logged food can be converted to: all known units of a food from the built-in table, otherwise units
 * of weight. None if the unit it was logged in is not among them.
 */
export function loggedWeights({ unit, fdcId }: LoggedFood): UnitWeight[] {
  const known = fdcId === undefined ? undefined : FOODS.find((food) => food.fdcId === fdcId);
  const weights = unitWeights(tablePortions(known?.grams ?? {}));
  return weights.some((weight) => weight.unit === unit) ? weights : [];
}
