import words from '@game-plan/lexicon/wording.json' with { type: 'json' };
import { findFood } from '../foods/find-food.ts';
import { findListed } from '../foods/find-meant.ts';
import type { Food, FoodNutrients } from '../foods/food.ts';
import { saysOneOf } from '../foods/phrases-in.ts';
import { searchedFoodNamed } from '../foods/served/served-table.ts';
import { uncookedState } from '../foods/shown-name.ts';
import { type MoreNutrients, moreNutrientsIn } from '../foods/usda/more-nutrients.ts';
import { moreNutrientsOf } from '../foods/usda/more-nutrients-of.ts';
import { KCAL_PER_GRAM } from '../macro-energy.ts';
import { eatenName } from '../meals/typed/eaten-names.ts';
import { nutrientsIn } from '../nutrients-in.ts';
import { energyAgrees, fitsInWeight } from './energy-agreement.ts';

/** A food that a model recognised, with the figures for the whole weight in kcal and grams that the model knows. */
export interface RecognisedFood extends FoodNutrients {
  readonly name: string;
  readonly grams: number;
}

/** A food with figures and their source. */
export interface TracedFood extends FoodNutrients, Partial<MoreNutrients> {
  readonly name: string;
  readonly grams: number;
  /** The food table's entry that the figures come from. */
  readonly fdcId?: number;
  /** Whether the figures are the model's estimate, because the food table does not have the food. */
  readonly isEstimate: boolean;
  /** Whether the estimate contradicts itself or is impossible for the weight. */
  readonly isFlagged: boolean;
}

/**
 * Takes the figures from the food table if it has the food; then only the weight is the model's. Figures of the table
 * are never flagged: they were measured, and alcohol, fibre or a food's own factors explain differences from 4-4-9.
 */
export function traceFood(recognised: RecognisedFood): TracedFood {
  const { name, grams, calories, protein, carbs, fat } = recognised;
  const known = findOnPlate(name);
  if (known && known.per100g.calories !== null) {
    const measured = { ...nutrientsIn(known, grams), ...moreNutrientsIn(moreNutrientsOf(known), grams) };
    return { name, grams, ...measured, fdcId: known.fdcId, isEstimate: false, isFlagged: false };
  }
  const guessed = { calories: calories ?? energyOf({ protein, carbs, fat }), protein, carbs, fat };
  const isFlagged = !energyAgrees(guessed) || !fitsInWeight(guessed, grams);
  return { name, grams, ...guessed, isEstimate: true, isFlagged };
}

/** The energy of the macros, if all of them are known. */
function energyOf({ protein, carbs, fat }: Omit<FoodNutrients, 'calories'>): number | null {
  if (protein === null || carbs === null || fat === null) return null;
  return KCAL_PER_GRAM.protein * protein + KCAL_PER_GRAM.carbs * carbs + KCAL_PER_GRAM.fat * fat;
}

const saysUncooked = saysOneOf(words.uncooked);

/**
 * The food as served under this name: what the diary means by it ('french fries' are not frozen ones), and cooked
 * unless stated to be raw, because 100 g of dry rice would be a whole pot.
 */
function findOnPlate(name: string): Food | undefined {
  const eaten = eatenName(name);
  const meant = eaten === name ? undefined : searchedFoodNamed(eaten);
  if (meant) return meant;
  const known = findFood(name) ?? findListed(name, 'diary');
  if (!known || !uncookedState(known) || saysUncooked(name)) return known;
  return findFood(`cooked ${known.name}`) ?? known;
}
