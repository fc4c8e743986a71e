import type { Cuisine } from '../../ingredient.ts';
import type { ComposedRecipe, Difficulty } from '../composed-recipe.ts';
import type { RecipeNutrition } from '../nutrition/recipe-nutrition.ts';

/** An idea that passed validation, with its nutrition, allergens and diets computed. */
export interface ValidIdea
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
  /** In minutes; null if no plausible time was given. */
  readonly prepTime: number | null;
  readonly cookTime: number | null;
  /** A figure is null if less than 80% of the weight is known. */
  readonly nutrition: RecipeNutrition;
}

/** Why an idea is rejected. */
export interface Rejection {
  /** Words for the model, without a final full stop. */
  readonly reason: string;
  /** Whether the reason is an allergy, a diet or a dislike. */
  readonly isForbidden: boolean;
}

export const reject = (reason: string): { rejection: Rejection } => ({
  rejection: { reason, isForbidden: false },
});
export const rejectAsForbidden = (reason: string): { rejection: Rejection } => ({
  rejection: { reason, isForbidden: true },
});
