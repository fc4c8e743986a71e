import type { Food } from '../../foods/food.ts';
import type { IngredientCategory } from '../../kitchen.ts';
import type { CulinaryFood } from '../roles/culinary-food.ts';

/** A food that a recipe may use: on the shelf, or a staple that it may ask for. */
export interface Stocked {
  /** As the recipe lists it. */
  readonly name: string;
  readonly culinary: CulinaryFood;
  /** Its figures; undefined when the food table does not know it. */
  readonly food: Food | undefined;
  readonly category: IngredientCategory;
  readonly isAvailable: boolean;
  /** Whole days until its expiry date, never negative; null without a date. */
  readonly daysLeft: number | null;
  /** How much there is; null when its quantity says nothing measurable. */
  readonly stockGrams: number | null;
  /** The unit that the kitchen keeps it in, '' for a staple that is missing. */
  readonly keptIn: string;
}
