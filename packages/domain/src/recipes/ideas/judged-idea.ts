import type { Cuisine } from '../../kitchen.ts';
import type { ComposedRecipe, Difficulty } from '../composed-recipe.ts';
import type { RecipeNutrition } from '../recipe-nutrition.ts';

/** An idea that passed every guard, with everything that can be computed computed. */
export interface JudgedIdea
  extends Pick<
    ComposedRecipe,
    | 'name'
    | 'description'
    | 'reason'
    | 'servings'
    | 'ingredients'
    | 'instructions'
    | 'allergens'
    | 'dietaryTags'
  > {
  readonly cuisine: Cuisine | null;
  readonly difficulty: Difficulty | null;
  /** Minutes; null when nothing sensible was said. */
  readonly prepTime: number | null;
  readonly cookTime: number | null;
  /** A figure is null when less than 80% of the weight is known. */
  readonly nutrition: RecipeNutrition;
}

/** Why an idea cannot be used. */
export interface Fault {
  /** In words that a model can be told, without an end. */
  readonly says: string;
  /** Whether it is about what the person must not or will not eat. */
  readonly isForbidden: boolean;
}

export const fault = (says: string): { fault: Fault } => ({ fault: { says, isForbidden: false } });
export const forbidden = (says: string): { fault: Fault } => ({ fault: { says, isForbidden: true } });
