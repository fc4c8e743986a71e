import { FOODS } from '../foods/food-table.ts';
import { tablePortions, type UnitWeight, unitWeights } from '../units/weights/unit-weights.ts';

interface LoggedFood {
  readonly unit: string;
  readonly fdcId?: number | undefined;
}

/**
 * The units that a logged food can be changed into: of a food of the built-in table all that the table knows, else
 * those of weight. None when nothing relates them to the unit it was logged in.
 */
export function loggedWeights({ unit, fdcId }: LoggedFood): UnitWeight[] {
  const known = fdcId === undefined ? undefined : FOODS.find((food) => food.fdcId === fdcId);
  const weights = unitWeights(tablePortions(known?.grams ?? {}));
  return weights.some((weight) => weight.unit === unit) ? weights : [];
}
