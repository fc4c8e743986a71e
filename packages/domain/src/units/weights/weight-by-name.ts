import words from '@game-plan/lexicon/wording.json' with { type: 'json' };
import { findFood } from '../../foods/find-food.ts';
import { saysOneOf } from '../../foods/phrases-in.ts';
import { unitKey } from '../unit.ts';
import { unitRatio } from './unit-ratio.ts';
import { GRAMS_OF_WEIGHT, gramsOf, type Measured, MILLILITRES } from './weight.ts';

/** A unit together with the food's name: a cup of flour is not a cup of milk. */
interface InUnit {
  readonly name: string;
  readonly unit: string;
}

/** How many units of the second one unit of the first is: 1 kg of flour is 1000 g; null if unknown. */
export function unitsIn(from: InUnit, to: InUnit): number | null {
  return unitRatio(
    { food: findFood(from.name), unit: unitKey(from.unit) },
    { food: findFood(to.name), unit: unitKey(to.unit) },
  );
}

/** Liquids, which metric recipes measure by volume even if the weight is known. */
const isPoured = saysOneOf(words['sold by volume']);

const LOCAL_MEASURES: ReadonlySet<string> = new Set([
  'cup',
  'fl oz',
  'pint',
  'imperial pint',
  'quart',
  'gallon',
]);

/**
 * Converts ounces, pounds, cups and larger units to millilitres for liquids, otherwise to grams if the weight is known.
 * Undefined for other units: spoons are used everywhere.
 */
export function inMetric(name: string, amount: number, unit: string): Measured | undefined {
  if (unit === 'oz' || unit === 'lb') return inGrams(amount * (GRAMS_OF_WEIGHT.get(unit) ?? Number.NaN));
  if (!LOCAL_MEASURES.has(unit)) return undefined;
  const food = isPoured(name) ? undefined : findFood(name);
  const grams = food ? gramsOf(food, amount, unit) : null;
  if (grams !== null) return inGrams(grams);
  const ml = amount * (MILLILITRES.get(unit) ?? Number.NaN);
  return ml >= 1000 ? { amount: ml / 1000, unit: 'l' } : { amount: ml, unit: 'ml' };
}

function inGrams(grams: number): Measured {
  return grams >= 1000 ? { amount: grams / 1000, unit: 'kg' } : { amount: grams, unit: 'g' };
}
