import type { BodyOf } from '@game-plan/contracts/endpoint';
import type { recipes } from '@game-plan/contracts/kitchen/recipes';
import { recipeNutrition } from '@game-plan/domain/recipes/recipe-nutrition';

type NewRecipe = BodyOf<typeof recipes.create>;

/** A recipe that came without calories, with what its ingredient lines add up to; what it says itself stays. */
export function fillInNutrition(recipe: NewRecipe): NewRecipe {
  if (recipe.calories !== null) return recipe;
  const { calories, protein, carbs, fat, isPartial } = recipeNutrition(recipe.ingredients, recipe.servings);
  return {
    ...recipe,
    calories,
    protein: recipe.protein ?? protein,
    carbs: recipe.carbs ?? carbs,
    fat: recipe.fat ?? fat,
    caloriesArePartial: isPartial,
  };
}
