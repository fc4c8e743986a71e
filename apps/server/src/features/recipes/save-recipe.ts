import type { BodyOf } from '@game-plan/contracts/endpoint';
import type { recipes, SavedRecipe } from '@game-plan/contracts/kitchen/recipes';
import type { Diet } from '@game-plan/domain/eater';
import type { Member } from '@game-plan/domain/kitchen-member';
import { recipeNutrition } from '@game-plan/domain/recipes/nutrition/recipe-nutrition';
import { labelRecipe } from '@game-plan/domain/recipes/own/label-recipe';
import { allergensOf } from '@game-plan/domain/safety/allergy/allergens';
import type { Deps } from '#deps';
import { insertPictured } from './insert-pictured.ts';

type NewRecipe = BodyOf<typeof recipes.create>;

/**
 * Saves a recipe. Its allergens are the declared ones and those of its ingredients, so that an undeclared nut is still
 * filtered out for a nut allergy. Missing calories and diets are derived from the ingredients, and a missing picture is
 * ordered.
 */
export function saveRecipe(
  deps: Pick<Deps, 'db' | 'jobs'>,
  member: Member,
  recipe: NewRecipe,
): Promise<SavedRecipe> {
  const filled = fillInNutrition(recipe);
  const { dietaryTags = derivedDiets(filled) } = filled;
  const carried = recipe.ingredients.flatMap(({ name }) => [...allergensOf(name)]);
  return insertPictured(deps, member, {
    ...filled,
    dietaryTags,
    allergens: [...new Set([...recipe.allergens, ...carried])],
  });
}

function derivedDiets(recipe: NewRecipe): Diet[] {
  const { calories, protein, carbs, fat, caloriesArePartial } = recipe;
  return labelRecipe(recipe, { calories, protein, carbs, fat, isPartial: caloriesArePartial }).dietaryTags;
}

/** Adds nutrition from the ingredient lines to a recipe without calories. */
function fillInNutrition(recipe: NewRecipe): NewRecipe {
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
