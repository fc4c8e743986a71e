import type { Food } from '../../foods/food.ts';
import { packageKey } from '../unit.ts';
import { packageGrams } from './weigh-food.ts';
import { gramsOf, MILLILITRES } from './weight.ts';

/** A unit of a food, which may be unknown, in the form of `unitKey`. */
interface OfFood {
  readonly food: Food | undefined;
  readonly unit: string;
}

/** How many units of the second one unit of the first is: 1 kg of flour is 1000 g, a tin of tomatoes 400 g; null if unknown. */
export function unitRatio(from: OfFood, to: OfFood): number | null {
  if (from.unit === to.unit || packageKey(from.unit) === packageKey(to.unit)) return 1;
  const [one, other] = [MILLILITRES.get(from.unit), MILLILITRES.get(to.unit)];
  if (one !== undefined && other !== undefined) return one / other;
  const [grams, otherGrams] = [gramsOfOne(from), gramsOfOne(to)];
  return grams === null || otherGrams === null || otherGrams === 0 ? null : grams / otherGrams;
}

/** Grams of one unit of a food as a kitchen buys it, also of a package; null if unknown. */
export function gramsOfOne({ food, unit }: OfFood): number | null {
  return gramsOf(food ?? { grams: {} }, 1, unit) ?? (food ? packageGrams(food, unit) : null);
}
