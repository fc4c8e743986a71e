import { findFood } from '../foods/find-food.ts';
import type { Food, FoodNutrients } from '../foods/food.ts';
import { findEaten, searchedFoodNamed } from '../foods/served/served-table.ts';
import { uncookedState } from '../foods/shown-name.ts';
import { type MoreNutrients, moreNutrientsIn } from '../foods/usda/more-nutrients.ts';
import { moreNutrientsOf } from '../foods/usda/more-nutrients-of.ts';
import { eatenName } from '../meals/typed/eaten-names.ts';
import { nutrientsIn } from '../nutrients-in.ts';
import { energyAgrees, fitsInWeight } from './energy-agreement.ts';

/** A food that a model saw, with the model's own figures for the whole weight: kcal and grams. */
export interface RecognisedFood {
  readonly name: string;
  readonly grams: number;
  readonly calories: number;
  readonly protein: number;
  readonly carbs: number;
  readonly fat: number;
}

/** A food with figures and their source. */
export interface TracedFood extends FoodNutrients, Partial<MoreNutrients> {
  readonly name: string;
  readonly grams: number;
  /** The food of the table that its figures are taken from. */
  readonly fdcId?: number;
  /** The figures are the model's guess: no table knows the food. */
  readonly isEstimate: boolean;
  /** The guess contradicts itself, or does not fit in its weight. */
  readonly isFlagged: boolean;
}

/**
 * Takes the figures from the food table where it knows the food, and leaves the model only the weight. The table's
 * are never flagged: they were measured, and alcohol, fibre or a food's own factors explain what 4-4-9 does not.
 */
export function traceFood(recognised: RecognisedFood): TracedFood {
  const { name, grams, calories, protein, carbs, fat } = recognised;
  const known = findOnPlate(name);
  if (known && known.per100g.calories !== null) {
    const measured = { ...nutrientsIn(known, grams), ...moreNutrientsIn(moreNutrientsOf(known), grams) };
    return { name, grams, ...measured, fdcId: known.fdcId, isEstimate: false, isFlagged: false };
  }
  const guessed = { calories, protein, carbs, fat };
  const isFlagged = !energyAgrees(guessed) || !fitsInWeight(guessed, grams);
  return { name, grams, ...guessed, isEstimate: true, isFlagged };
}

const UNCOOKED = /\b(?:raw|dry|uncooked)\b/i;

/**
 * The food of that name as served: what the diary means by the name ('french fries' are not frozen ones), and cooked
 * unless stated to be raw, because 100 g of dry rice would be a whole pot.
 */
function findOnPlate(name: string): Food | undefined {
  const eaten = eatenName(name);
  const meant = eaten === name ? undefined : searchedFoodNamed(eaten);
  if (meant) return meant;
  const known = findFood(name) ?? findEaten(name);
  if (!known || !uncookedState(known) || UNCOOKED.test(name)) return known;
  return findFood(`cooked ${known.name}`) ?? known;
}
