import { findFood } from '../foods/find-food.ts';
import { parseAmount } from './amount.ts';
import { type Size, sizeIn, unitKey } from './unit.ts';
import { GRAMS_OF_WEIGHT, gramsOf, MILLILITRES } from './weight.ts';

/** A line of a recipe as it was typed. */
export interface WeighableLine {
  readonly name: string;
  readonly amount: string;
  readonly unit: string;
}

interface Weighed {
  readonly grams: number;
  /** Whether the grams are the food's own, and not a guess that only says how much is not known. */
  readonly isMeasured: boolean;
}

/** Of no weight that matters. */
const BY_TASTE = /\b(?:to taste|pinch|dash|as needed|for serving|for garnish|optional)\b/i;

/** FoodData Central weighs a small, large … egg at 38, 44, 50, 56 and 63 g (FDC 171287), and counts in large ones. */
const EGG_SIZES: Readonly<Record<Size, number>> = {
  small: 0.76,
  medium: 0.88,
  large: 1,
  'extra large': 1.12,
  jumbo: 1.26,
};

/** Of a medium piece: between its small and large onions, carrots, potatoes and apples. */
const USUAL_SIZES: Readonly<Record<Size, number>> = {
  small: 0.75,
  medium: 1,
  large: 1.3,
  'extra large': 1.5,
  jumbo: 1.6,
};

/** Rough grams of one, for a food of which nothing is known: enough to say how much of a recipe it is. */
const GUESSES: ReadonlyMap<string, number> = new Map([
  // What is measured is taken to weigh as much as water.
  ...MILLILITRES,
  ...GRAMS_OF_WEIGHT,
  ['clove', 4],
  ['bunch', 60],
  ['piece', 100],
]);
const GUESS_OF_A_PACKAGE = 300;
const GUESS_OF_SOME = 50;

/** What a line weighs: '½ cup', '1 1/2 lb', '2 large', 'to taste'. */
export function weighLine({ name, amount, unit }: WeighableLine): Weighed {
  if (BY_TASTE.test(`${amount} ${unit}`)) return { grams: 0, isMeasured: true };
  const count = parseAmount(amount);
  if (count === null) return { grams: GUESS_OF_SOME, isMeasured: false };
  const size = sizeIn(unit) ?? sizeIn(name);
  const key = sizeIn(unit) ? 'piece' : unitKey(unit);
  const food = findFood(name);
  const own = food ? gramsOf(food, count, key) : null;
  if (own === null) return { grams: count * (GUESSES.get(key) ?? GUESS_OF_A_PACKAGE), isMeasured: false };
  if (key !== 'piece' || !size) return { grams: own, isMeasured: true };
  return { grams: own * (food?.name === 'egg' ? EGG_SIZES : USUAL_SIZES)[size], isMeasured: true };
}
