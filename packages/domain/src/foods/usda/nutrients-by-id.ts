import type { FoodNutrients } from '../food.ts';
import type { MoreNutrients } from './more-nutrients.ts';
import {
  CARBOHYDRATE_ID,
  ENERGY_IDS,
  FAT_ID,
  FIBER_IDS,
  PROTEIN_ID,
  SATURATED_FAT_ID,
  SODIUM_ID,
  SUGAR_IDS,
} from './nutrients.ts';

/** Figures per 100 g from amounts by nutrient id. A missing id was not measured, so it gives null, never 0. */
export function nutrientsById(amounts: ReadonlyMap<number, number>): FoodNutrients {
  return {
    calories: firstOf(amounts, ENERGY_IDS),
    protein: amounts.get(PROTEIN_ID) ?? null,
    carbs: amounts.get(CARBOHYDRATE_ID) ?? null,
    fat: amounts.get(FAT_ID) ?? null,
  };
}

/** Like `nutrientsById`, for the further nutrients. */
export function moreNutrientsById(amounts: ReadonlyMap<number, number>): MoreNutrients {
  return {
    fiber: firstOf(amounts, FIBER_IDS),
    sugar: firstOf(amounts, SUGAR_IDS),
    saturatedFat: amounts.get(SATURATED_FAT_ID) ?? null,
    sodium: amounts.get(SODIUM_ID) ?? null,
  };
}

function firstOf(amounts: ReadonlyMap<number, number>, ids: readonly number[]): number | null {
  return ids.map((id) => amounts.get(id)).find((amount) => amount !== undefined) ?? null;
}
