import { findFood } from '../foods/find-food.ts';
import { gramsOf } from '../nutrition.ts';
import { unitKey } from './shopping-unit.ts';

interface InUnit {
  readonly name: string;
  readonly unit: string;
}

/** Foods of which nothing is known, and whose millilitre weighs a gram: they tell weights and measures apart. */
const UNKNOWN = { grams: {} };
const WATER = { grams: { ml: 1 } };

/** How many units of the second one unit of the first is: 1 kg of flour is 1000 g; null if that is not known. */
export function unitsIn(from: InUnit, to: InUnit): number | null {
  const [fromUnit, toUnit] = [unitKey(from.unit), unitKey(to.unit)];
  if (fromUnit === toUnit) return 1;
  if (isMeasure(fromUnit) && isMeasure(toUnit))
    return ratio(gramsOf(WATER, 1, fromUnit), gramsOf(WATER, 1, toUnit));
  return ratio(gramsOf(foodOf(from), 1, fromUnit), gramsOf(foodOf(to), 1, toUnit));
}

/** Whether a unit is bought whole: pieces, cans and bunches, but no grams and no cups. */
export function isCounted(unit: string): boolean {
  return gramsOf(WATER, 1, unitKey(unit)) === null;
}

function isMeasure(unit: string): boolean {
  return gramsOf(UNKNOWN, 1, unit) === null && !isCounted(unit);
}

function foodOf({ name }: InUnit) {
  return findFood(name) ?? UNKNOWN;
}

function ratio(one: number | null, other: number | null): number | null {
  return one === null || other === null || other === 0 ? null : one / other;
}
