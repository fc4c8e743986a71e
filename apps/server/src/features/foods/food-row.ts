import { searchDocument } from '@game-plan/domain/food-search/ranking/search-document';
import type { FoodNutrients } from '@game-plan/domain/foods/food';
import type { DataSet } from '@game-plan/domain/foods/usda/data-set';
import type { MoreNutrients } from '@game-plan/domain/foods/usda/more-nutrients';
import type { UsdaPortion } from '@game-plan/domain/foods/usda/portion';

/** A food to be stored. */
export interface StorableFood {
  readonly fdcId: number;
  readonly dataSet: DataSet;
  readonly name: string;
  readonly otherNames?: readonly string[];
  readonly brand: string | null;
  readonly per100g: FoodNutrients;
  readonly more: MoreNutrients;
  readonly gtin?: string | null;
  readonly portions: readonly UsdaPortion[];
}

/** A row of the table `foods`, including its search columns. */
export function foodRow(food: StorableFood) {
  const { fdcId, dataSet, name, otherNames = [], brand, per100g, more, gtin = null, portions } = food;
  const { words, keys, head, plainness } = searchDocument({ names: [name, ...otherNames], brand, dataSet });
  return {
    fdcId,
    dataSet,
    name,
    otherNames: [...otherNames],
    brand,
    ...per100g,
    ...more,
    gtin,
    portions: portions.map(({ unit, grams }) => ({ unit, grams })),
    words: [...words],
    keys: [...keys],
    head,
    plainness,
  };
}
export type FoodRow = ReturnType<typeof foodRow>;
