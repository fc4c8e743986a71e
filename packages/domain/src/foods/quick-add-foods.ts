import type { IngredientCategory, IngredientUnit } from '../kitchen.ts';

interface QuickAddFood {
  readonly name: string;
  readonly category: IngredientCategory;
  readonly unit: IngredientUnit;
  readonly fdcId: number;
}

/** The common foods offered for adding to the kitchen with one choice. */
export const QUICK_ADD_FOODS: readonly QuickAddFood[] = [];
