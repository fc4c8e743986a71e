import type { FoodNutrients } from '@game-plan/domain/foods/food';
import type { DataSet } from '@game-plan/domain/foods/usda/data-set';
import type { UsdaPortion } from '@game-plan/domain/foods/usda/portion';

/** A food as a live source of food data knows it. */
export interface SourceFood {
  readonly fdcId: number;
  readonly dataSet: Exclude<DataSet, 'builtin'>;
  readonly name: string;
  readonly brand: string | null;
  readonly per100g: FoodNutrients;
  readonly portions: readonly UsdaPortion[];
}

/** A live source of food data. */
export interface FoodDataSource {
  /** Foods for a name; 'unavailable' when it does not answer in time, has had enough of us, or answers nonsense. */
  search(query: string): Promise<readonly SourceFood[] | 'unavailable'>;
}
