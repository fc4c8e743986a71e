import type { FoodNutrients } from '../food.ts';
import type { MoreNutrients } from './more-nutrients.ts';
/**
 * Nutrient ids of USDA FoodData Central (nutrient.csv of its downloads). Energy has three, in order of preference:
 * measured or calculated by the set's own method (1008), by Atwater's specific factors (2048), by Atwater's general
 * factors (2047).
 */
export const ENERGY_IDS = [1008, 2048, 2047] as const;
export const PROTEIN_ID = 1003;
export const FAT_ID = 1004;
export const CARBOHYDRATE_ID = 1005;
/** By the usual method, otherwise by AOAC 2011.25, which finds more. */
export const FIBER_IDS = [1079, 2033] as const;
/** As on labels, otherwise the sum of single sugars. */
export const SUGAR_IDS = [2000, 1063] as const;
export const SATURATED_FAT_ID = 1258;
/** In milligrams. */
export const SODIUM_ID = 1093;

/** The older three-digit numbers of the same nutrients, which some downloads and API responses use instead of ids. */
const ID_BY_NUMBER: Readonly<Record<string, number>> = {
  '203': PROTEIN_ID,
  '204': FAT_ID,
  '205': CARBOHYDRATE_ID,
  '208': 1008,
  '269': 2000,
  '269.3': 1063,
  '291': 1079,
  '293': 2033,
  '307': SODIUM_ID,
  '606': SATURATED_FAT_ID,
  '957': 2047,
  '958': 2048,
};

const IDS: ReadonlySet<number> = new Set([
  ...ENERGY_IDS,
  PROTEIN_ID,
  FAT_ID,
  CARBOHYDRATE_ID,
  ...FIBER_IDS,
  ...SUGAR_IDS,
  SATURATED_FAT_ID,
  SODIUM_ID,
]);

/** The id of a nutrient that is stored, from its id or number; undefined for other nutrients. */
export function keptNutrientId(idOrNumber: string): number | undefined {
  const id = Object.hasOwn(ID_BY_NUMBER, idOrNumber) ? ID_BY_NUMBER[idOrNumber] : Number(idOrNumber);
  return id !== undefined && IDS.has(id) ? id : undefined;
}

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
