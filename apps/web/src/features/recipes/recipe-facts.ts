import type { Recipe } from '@game-plan/contracts/recipes';
import type { RecipeSummary } from './recipe-summary.ts';

/** What is shown of a recipe, with the defaults for what it does not say. Minutes, and kcal of one serving. */
export interface RecipeFacts extends CardFacts {
  prepTime: number;
  difficulty: string;
  cuisine: string;
}

/** Those of them that a card shows. */
export interface CardFacts {
  description: string;
  cookTime: number;
  calories: number;
  /** The calories leave out an ingredient whose figures are not known. */
  caloriesArePartial: boolean;
}

export function cardFacts(recipe: RecipeSummary): CardFacts {
  return {
    description: recipe.description ?? '',
    cookTime: recipe.cookTime ?? 30,
    calories: recipe.calories ?? 400,
    caloriesArePartial: recipe.calories !== null && recipe.caloriesArePartial,
  };
}

export function recipeFacts(recipe: Recipe): RecipeFacts {
  return {
    ...cardFacts(recipe),
    prepTime: recipe.prepTime ?? 15,
    difficulty: recipe.difficulty ?? 'Medium',
    cuisine: recipe.cuisine ?? 'International',
  };
}
