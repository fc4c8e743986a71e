import type { Recipe } from '@game-plan/contracts/recipes';

/** What is shown of a recipe, with the defaults for what it does not say. Minutes, and kcal of one serving. */
export interface RecipeFacts {
  description: string;
  prepTime: number;
  cookTime: number;
  calories: number;
  /** The calories leave out an ingredient whose figures are not known. */
  caloriesArePartial: boolean;
  difficulty: string;
  cuisine: string;
}

export function recipeFacts(recipe: Recipe): RecipeFacts {
  return {
    description: recipe.description ?? '',
    prepTime: recipe.prepTime ?? 15,
    cookTime: recipe.cookTime ?? 30,
    calories: recipe.calories ?? 400,
    caloriesArePartial: recipe.calories !== null && recipe.caloriesArePartial,
    difficulty: recipe.difficulty ?? 'Medium',
    cuisine: recipe.cuisine ?? 'International',
  };
}
