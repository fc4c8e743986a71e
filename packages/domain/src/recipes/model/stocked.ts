import type { CulinaryFood } from '../../foods/culinary-food.ts';
import type { Food } from '../../foods/food.ts';
import type { IngredientCategory } from '../../ingredient.ts';

/** A food that a dish may use: from the stock, always at home, or to be bought. */
export interface Stocked {
  /** As listed in the recipe: an ingredient in stock keeps its typed name. */
  readonly name: string;
  readonly culinary: CulinaryFood;
  /** Its figures; undefined when the food table does not know it. */
  readonly food: Food | undefined;
  readonly category: IngredientCategory;
  readonly source: 'stock' | 'at home' | 'shop';
  /** Whole days until its expiry date, never negative; null without a date. */
  readonly daysLeft: number | null;
  /** How much there is; null when its quantity says nothing measurable, which counts as enough. */
  readonly stockGrams: number | null;
  /** The unit in which it is stored; '' if it is not in stock. */
  readonly keptIn: string;
}

/** An ingredient of a dish with its amount. */
export interface Part {
  /** Which of the dish's needs it answers. */
  readonly need: string;
  readonly stocked: Stocked;
  /** Grams in the whole dish, of the amount as written; 0 for 'to taste'. */
  readonly grams: number;
  /** Amount in `unit`; null is 'to taste'. */
  readonly amount: number | null;
  readonly unit: string;
  /** Whether the stock holds enough of it. */
  readonly isAvailable: boolean;
}

export function kindOf(part: Part | undefined): string | undefined {
  return part?.stocked.culinary.kind;
}
