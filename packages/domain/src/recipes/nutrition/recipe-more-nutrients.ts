import { findFood } from '../../foods/find-food.ts';
import { foodWords } from '../../foods/food-name.ts';
import {
  MORE_NUTRIENTS,
  type MoreNutrients,
  moreNutrientsIn,
  NONE_MEASURED,
} from '../../foods/usda/more-nutrients.ts';
import { moreNutrientsOf } from '../../foods/usda/more-nutrients-of.ts';
import { nutrientsIn } from '../../nutrients-in.ts';
import { parseAmount } from '../../units/amount.ts';
import type { WeighableLine } from '../../units/weights/weigh-line.ts';
import { NutrientSum } from './nutrient-sum.ts';
import { weighedFoods } from './recipe-nutrition.ts';

/** The minimum share of a recipe's calories for which a nutrient must have been measured. */
const LEAST_KNOWN = 0.8;

/** The milligrams of sodium in 100 g from which an ingredient makes a dish salty: soy sauce has 5,500, salt 38,758. */
const SALTY = 5000;

/**
 * Fibre, sugar and saturated fat in grams and sodium in milligrams per serving, from the ingredient lines. A figure is
 * null if it was measured for less than 80% of the calories; one gram of an unknown food counts as one kcal. Sodium is
 * also null if the dish is salted to taste.
 */
export function recipeMoreNutrients(lines: readonly WeighableLine[], servings: number): MoreNutrients {
  if (servings <= 0) return NONE_MEASURED;
  const sum = new NutrientSum(MORE_NUTRIENTS);
  for (const line of lines) {
    for (const { grams, food } of weighedFoods(line)) {
      const per100g = food && moreNutrientsOf(food);
      const calories = food && nutrientsIn(food, grams).calories;
      sum.add(calories ?? grams, per100g && moreNutrientsIn(per100g, grams));
    }
  }
  const perServing = (nutrient: (typeof MORE_NUTRIENTS)[number]) => {
    const all = sum.of(nutrient, LEAST_KNOWN);
    return all === null ? null : Number((all / servings).toFixed(nutrient === 'sodium' ? 0 : 1));
  };
  return {
    fiber: perServing('fiber'),
    sugar: perServing('sugar'),
    saturatedFat: perServing('saturatedFat'),
    sodium: lines.some(isSaltedToTaste) ? null : perServing('sodium'),
  };
}

function isSaltedToTaste({ name, amount }: WeighableLine): boolean {
  if (parseAmount(amount) !== null) return false;
  const food = findFood(name);
  return food ? (moreNutrientsOf(food).sodium ?? 0) > SALTY : foodWords(name).includes('salt');
}
