import type { FoodNutrients } from '@game-plan/domain/foods/food';
import type { DataSet } from '@game-plan/domain/foods/usda/data-set';
import type { MoreNutrients } from '@game-plan/domain/foods/usda/more-nutrients';
import type { UsdaPortion } from '@game-plan/domain/foods/usda/portion';

/** A food as a live source of food data knows it. */
export interface SourceFood {
  readonly fdcId: number;
  readonly dataSet: Exclude<DataSet, 'builtin'>;
  readonly name: string;
  readonly brand: string | null;
  readonly per100g: FoodNutrients;
  readonly more: MoreNutrients;
  /** The number under its barcode, fourteen digits. */
  readonly gtin: string | null;
  readonly portions: readonly UsdaPortion[];
}

/** A live source of food data. */
export interface FoodDataSource {
  /** Foods for a name; 'unavailable' when it does not answer in time, has had enough of us, or answers nonsense. */
  search(query: string): Promise<readonly SourceFood[] | 'unavailable'>;
}

/** A product as a live source of barcodes knows it. */
export interface SourceProduct {
  readonly name: string;
  readonly brand: string | null;
  /** Of 100 g, or of 100 ml of what is poured. */
  readonly per100: FoodNutrients & MoreNutrients;
  readonly isPoured: boolean;
  /** Grams or millilitres. */
  readonly serving: number | null;
}

/** A live source of products by the number under their barcode. */
export interface ProductSource {
  /** 'unavailable' when it does not answer in time, has had enough of us, or answers nonsense. */
  findProduct(gtin: string): Promise<SourceProduct | 'unknown' | 'unavailable'>;
}
