import type { FoodNutrients } from '../food.ts';
import { CARBOHYDRATE_ID, ENERGY_IDS, FAT_ID, PROTEIN_ID } from './nutrients.ts';

/** Figures per 100 g from amounts by nutrient id; what is not among them was not measured: null, never 0. */
export function nutrientsById(amounts: ReadonlyMap<number, number>): FoodNutrients {
  const energyId = ENERGY_IDS.find((id) => amounts.has(id));
  return {
    calories: (energyId === undefined ? undefined : amounts.get(energyId)) ?? null,
    protein: amounts.get(PROTEIN_ID) ?? null,
    carbs: amounts.get(CARBOHYDRATE_ID) ?? null,
    fat: amounts.get(FAT_ID) ?? null,
  };
}
