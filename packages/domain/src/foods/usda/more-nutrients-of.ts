import type { Food } from '../food.ts';
import { searchedFoodNamed } from '../served/served-table.ts';
import { measuredByUsda } from './measured-by-usda.ts';
import { MORE_NUTRIENTS, type MoreNutrient, type MoreNutrients } from './more-nutrients.ts';

/**
 * Further nutrients in 100 g of a food of the tables. For a computed dish the sum of its parts, null if one part's is
 * unknown.
 */
export function moreNutrientsOf(food: Food): MoreNutrients {
  const { parts } = food;
  if (parts === undefined) return measuredByUsda(food.fdcId);
  const total = parts.reduce((sum, { grams }) => sum + grams, 0);
  const of = (nutrient: MoreNutrient) => {
    const amounts = parts.map(({ name, grams }) => {
      const part = searchedFoodNamed(name);
      const amount = part && moreNutrientsOf(part)[nutrient];
      return amount === undefined || amount === null ? null : (amount * grams) / total;
    });
    const sum = amounts.reduce((all, amount) => (all === null || amount === null ? null : all + amount), 0);
    return sum === null ? null : Math.round(sum * 100) / 100;
  };
  return Object.fromEntries(
    MORE_NUTRIENTS.map((nutrient) => [nutrient, of(nutrient)]),
  ) as unknown as MoreNutrients;
}
