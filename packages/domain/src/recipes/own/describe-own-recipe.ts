import { type LinesNutrition, nutritionOfLines } from '../nutrition/recipe-nutrition.ts';
import { labelRecipe, type RecipeLabels } from './label-recipe.ts';
import type { WrittenLine } from './line-text.ts';

/** A recipe as somebody wrote it down. */
export interface OwnRecipe {
  readonly name: string;
  readonly cuisine: string | null;
  readonly servings: number;
  /** The typed lines. */
  readonly ingredients: readonly string[];
  readonly instructions: readonly string[];
}

/** What follows from the lines: figures of a serving, and labels. */
export interface OwnRecipeFacts extends RecipeLabels {
  readonly nutrition: LinesNutrition;
}

/** @param stored the typed lines as they are stored */
export function describeOwnRecipe(recipe: OwnRecipe, stored: readonly WrittenLine[]): OwnRecipeFacts {
  const nutrition = nutritionOfLines(recipe.ingredients, recipe.servings);
  return { nutrition, ...labelRecipe({ ...recipe, ingredients: stored }, nutrition) };
}
