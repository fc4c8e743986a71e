import { MORE_NUTRIENTS } from '../foods/usda/more-nutrients.ts';
import type { UnitWeight } from '../units/weights/unit-weights.ts';
import type { EatenAmounts } from './meal-totals.ts';
import { clampQuantity } from './quantity.ts';

/** An amount of a food, with figures known for a reference amount. */
export interface FoodAmount {
  /** The reference amount: 100 g for a food table, or what was logged. */
  readonly known: EatenAmounts & { readonly quantity: number; readonly unit: string };
  /** The units that can be converted into each other. `known.unit` and `unit` may be missing if they are the same. */
  readonly weights: readonly UnitWeight[];
  readonly quantity: number;
  readonly unit: string;
}

/** The kcal and grams of the amount, unrounded, in proportion to the known amount; null stays 'not measured'. */
export function nutrientsOf(amount: FoodAmount): EatenAmounts {
  const { known, weights, quantity, unit } = amount;
  const inKnownUnit = unit === known.unit ? 1 : weightOf(weights, unit) / weightOf(weights, known.unit);
  const times = (quantity * inKnownUnit) / known.quantity;
  const scale = (amount: number | null) => (amount === null ? null : amount * times);
  return {
    calories: scale(known.calories),
    protein: scale(known.protein),
    carbs: scale(known.carbs),
    fat: scale(known.fat),
    ...Object.fromEntries(
      MORE_NUTRIENTS.flatMap((nutrient) => {
        const amount = known[nutrient];
        return amount === undefined ? [] : [[nutrient, scale(amount)]];
      }),
    ),
  };
}

/** The amount's weight in grams; null if its unit has none. */
export function gramsOfAmount({ weights, quantity, unit }: FoodAmount): number | null {
  const one = weights.find((weight) => weight.unit === unit);
  return one ? one.grams * quantity : null;
}

/**
 * Converts an amount to about the same amount in another unit, to hundredths, so that a quarter of a cup comes back as
 * one. A unit without a weight keeps the quantity.
 */
export function inUnit<T extends FoodAmount>(amount: T, unit: string): T {
  const grams = gramsOfAmount(amount);
  const one = amount.weights.find((weight) => weight.unit === unit);
  if (grams === null || !one || unit === amount.unit) return amount;
  return { ...amount, unit, quantity: clampQuantity(Math.round((grams / one.grams) * 100) / 100) };
}

/** Units of purchases. Even 0.1 of one, the smallest quantity, is more than many servings. */
const BULK_UNITS: ReadonlySet<string> = new Set(['kg', 'lb', 'l']);
/** By which share a change of unit may change the weight. */
const MOST_CHANGED = 0.25;

/**
 * Whether a unit can be offered for an amount: 1 tsp would become 0.1 kg, the smallest quantity.
 * Household units are always offered, because people choose them to type another number.
 */
export function isUnitOffered(amount: FoodAmount, unit: string): boolean {
  const before = gramsOfAmount(amount);
  if (!BULK_UNITS.has(unit) || unit === amount.unit || before === null) return true;
  const after = gramsOfAmount(inUnit(amount, unit)) ?? before;
  return Math.abs(after - before) <= MOST_CHANGED * before;
}

function weightOf(weights: readonly UnitWeight[], unit: string): number {
  const weight = weights.find((candidate) => candidate.unit === unit);
  if (!weight) throw new RangeError(`No weight is known for the unit ${unit}`);
  return weight.grams;
}
