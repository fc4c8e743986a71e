import type { CulinaryFood } from '../../foods/culinary-food.ts';
import type { Food } from '../../foods/food.ts';
import type { IngredientCategory } from '../../ingredient.ts';

/** A food that a dish may use: from the stock, always at home, or to be bought. */
export interface Stocked {
  /** The name in the recipe's list. An ingredient in stock keeps its typed name. */
  readonly name: string;
  readonly culinary: CulinaryFood;
  /** The food table's entry; undefined if it has none. */
  readonly food: Food | undefined;
  readonly category: IngredientCategory;
  readonly source: 'stock' | 'at home' | 'shop';
  /** Whole days until the expiry date, never negative; null without a date. */
  readonly daysLeft: number | null;
  /** The amount in stock in grams; null if its quantity is not measurable, which counts as enough. */
  readonly stockGrams: number | null;
  /** The unit in which it is stored; '' if it is not in stock. */
  readonly keptIn: string;
}

/** An ingredient of a dish with its amount. */
export interface Part {
  /** The id of the dish's need that it fills. */
  readonly need: string;
  readonly stocked: Stocked;
  /** Grams in the whole dish, computed from the amount as written; 0 for 'to taste'. */
  readonly grams: number;
  /** The amount in `unit`; null means 'to taste'. */
  readonly amount: number | null;
  readonly unit: string;
  /** Whether the stock has enough of it. */
  readonly isAvailable: boolean;
}

export function kindOf(part: Part | undefined): string | undefined {
  return part?.stocked.culinary.kind;
}
