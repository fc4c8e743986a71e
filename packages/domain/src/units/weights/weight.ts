import type { Food } from '../../foods/food.ts';
import { unitKey } from '../unit.ts';

/**
 * Grams of one unit of weight. The avoirdupois ounce and pound are exact by definition
 * (NIST Handbook 44, Appendix C: 1 lb = 453.592 37 g, 1 oz = 1/16 lb).
 */
export const GRAMS_OF_WEIGHT: ReadonlyMap<string, number> = new Map([
  ['mg', 0.001],
  ['g', 1],
  ['dag', 10],
  ['hg', 100],
  ['kg', 1000],
  ['oz', 28.349523125],
  ['lb', 453.59237],
]);

/** Millilitres of a US cup, exact by definition (NIST Handbook 44, Appendix C: 1 gallon = 231 in³ = 16 cups). */
const ML_PER_CUP = 236.5882365;

/**
 * Millilitres of one measure. US customary ones are parts of a cup: 1 cup = 8 fl oz = 16 tbsp = 48 tsp. A British
 * dessertspoon is two of its 5 ml teaspoons.
 */
export const MILLILITRES: ReadonlyMap<string, number> = new Map([
  ['ml', 1],
  ['cl', 10],
  ['dl', 100],
  ['l', 1000],
  ['tsp', ML_PER_CUP / 48],
  ['dessertspoon', 10],
  ['tbsp', ML_PER_CUP / 16],
  // The pot of a French yogurt, which measures the rest of the cake, too.
  ['yogurt pot', 125],
  ['fl oz', ML_PER_CUP / 8],
  ['gill', ML_PER_CUP / 2],
  ['cup', ML_PER_CUP],
  ['pint', ML_PER_CUP * 2],
  // Exact by definition (Weights and Measures Act 1985, Schedule 1: 1 pint = 0.568 261 25 dm³).
  ['imperial pint', 568.26125],
  ['quart', ML_PER_CUP * 4],
  ['gallon', ML_PER_CUP * 16],
]);

type Measure = 'ml' | 'l' | 'cup' | 'tbsp' | 'tsp';

/**
 * For each measure, the measures from whose known weight its own is derived, closest in size first. The cup's list
 * applies to other measures.
 */
const NEAREST_TO_CUP: readonly Measure[] = ['cup', 'l', 'ml', 'tbsp', 'tsp'];
const NEAREST_TO: ReadonlyMap<string, readonly Measure[]> = new Map([
  ['ml', ['ml', 'l', 'cup', 'tbsp', 'tsp']],
  ['l', ['l', 'ml', 'cup', 'tbsp', 'tsp']],
  ['tbsp', ['tbsp', 'tsp', 'cup', 'ml', 'l']],
  ['tsp', ['tsp', 'tbsp', 'cup', 'ml', 'l']],
]);

const METRIC_MEASURES: ReadonlySet<string> = new Set(['ml', 'cl', 'dl', 'l']);

/** An amount and its unit in the form of `unitKey`. */
export interface Measured {
  readonly amount: number;
  readonly unit: string;
}

/** The fields of a food needed for weighing. */
type Weighed = Pick<Food, 'grams'>;

/** 1 g per millilitre, which distinguishes units of weight from units of volume. */
const WATER: Weighed = { grams: { ml: 1 } };

/** Grams of `amount` of a food in a unit in the form of `unitKey`; null if its weight in that unit is unknown. */
export function gramsOf(food: Weighed, amount: number, unit: string): number | null {
  const one = gramsOfOne(food, unit);
  return one === null || !Number.isFinite(amount) || amount < 0 ? null : amount * one;
}

/** Whether a unit is counted: pieces, cans and bunches, but not grams and cups. */
export function isCounted(unit: string): boolean {
  return gramsOf(WATER, 1, unitKey(unit)) === null;
}

/** Converts grams to ounces and pounds, millilitres to spoons and cups. Undefined for other units. */
export function inUs(amount: number, unit: string): Measured | undefined {
  if (unit === 'g' || unit === 'kg') return inOunces(amount * gramsIn(unit));
  return METRIC_MEASURES.has(unit) ? inCups(amount * millilitresIn(unit)) : undefined;
}

function inOunces(grams: number): Measured {
  const pounds = grams / gramsIn('lb');
  return pounds >= 1 ? { amount: pounds, unit: 'lb' } : { amount: grams / gramsIn('oz'), unit: 'oz' };
}

function inCups(ml: number): Measured {
  const [cup, tbsp] = [millilitresIn('cup'), millilitresIn('tbsp')];
  if (ml >= cup / 4 - 1) return { amount: ml / cup, unit: 'cup' };
  if (ml >= tbsp - 1) return { amount: ml / tbsp, unit: 'tbsp' };
  return { amount: ml / millilitresIn('tsp'), unit: 'tsp' };
}

const gramsIn = (unit: string) => GRAMS_OF_WEIGHT.get(unit) ?? Number.NaN;
const millilitresIn = (unit: string) => MILLILITRES.get(unit) ?? Number.NaN;

function gramsOfOne(food: Weighed, unit: string): number | null {
  const weight = GRAMS_OF_WEIGHT.get(unit);
  if (weight !== undefined) return weight;
  const millilitres = MILLILITRES.get(unit);
  if (millilitres !== undefined) return gramsOfMeasure(food, unit, millilitres);
  if (unit === 'piece' || unit === 'item') return food.grams.piece ?? food.grams.item ?? null;
  if (unit === 'clove' || unit === 'bunch') return food.grams[unit] ?? null;
  return null;
}

function gramsOfMeasure(food: Weighed, measure: string, millilitres: number): number | null {
  for (const known of NEAREST_TO.get(measure) ?? NEAREST_TO_CUP) {
    const grams = food.grams[known];
    if (grams !== undefined) return (grams * millilitres) / (MILLILITRES.get(known) ?? 1);
  }
  return null;
}
