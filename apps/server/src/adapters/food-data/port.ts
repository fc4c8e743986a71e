import type { FoodNutrients } from '@game-plan/domain/foods/food';
import type { DataSet } from '@game-plan/domain/foods/usda/data-set';
import type { MoreNutrients } from '@game-plan/domain/foods/usda/more-nutrients';
import type { UsdaPortion } from '@game-plan/domain/foods/usda/portion';

/** A food from a live data source. */
export interface SourceFood {
  readonly fdcId: number;
  readonly dataSet: Exclude<DataSet, 'builtin'>;
  readonly name: string;
  readonly brand: string | null;
  readonly per100g: FoodNutrients;
  readonly more: MoreNutrients;
  /** Barcode number (GTIN), fourteen digits. */
  readonly gtin: string | null;
  readonly portions: readonly UsdaPortion[];
}

/** A live source of food data. */
export interface FoodDataSource {
  /** Searches foods by name; 'unavailable' on a timeout, after a rate limit, or for an invalid response. */
  search(query: string): Promise<readonly SourceFood[] | 'unavailable'>;
}

/** A product from a live barcode source. */
export interface SourceProduct {
  readonly name: string;
  readonly brand: string | null;
  /** Per 100 g, or per 100 ml for liquids. */
  readonly per100: FoodNutrients & MoreNutrients;
  readonly isPoured: boolean;
  /** Grams or millilitres. */
  readonly serving: number | null;
}

/** A live source of products by barcode number (GTIN). */
export interface ProductSource {
  /** 'unavailable' on a timeout, after a rate limit, or for an invalid response. */
  findProduct(gtin: string): Promise<SourceProduct | 'unknown' | 'unavailable'>;
}
