import type { BodyOf } from '@game-plan/contracts/endpoint';
import type { recipes, SavedRecipe } from '@game-plan/contracts/kitchen/recipes';
import type { Member } from '@game-plan/domain/kitchen-member';
import { recipeNutrition } from '@game-plan/domain/recipes/nutrition/recipe-nutrition';
import { allergensOf } from '@game-plan/domain/safety/allergy/allergens';
import type { Deps } from '#deps';
import { insertPictured } from './insert-pictured.ts';

type NewRecipe = BodyOf<typeof recipes.create>;
type RecipeDeps = Pick<Deps, 'composer' | 'db' | 'jobs' | 'concurrency'>;

/**
 * Saves a recipe. Its allergens are the declared ones and those of its ingredients, so that an undeclared nut is still
 * filtered out for a nut allergy. Missing calories and diets are derived from the ingredients, and a missing picture is
 * ordered.
 */
export async function saveRecipe(deps: RecipeDeps, member: Member, recipe: NewRecipe): Promise<SavedRecipe> {
  return insertPictured(deps, member, await completeRecipe(deps, member, recipe));
}

/** Adds what can be derived from a recipe's lines: see `saveRecipe`. */
export async function completeRecipe(
  { composer, concurrency }: Pick<Deps, 'composer' | 'concurrency'>,
  { userId }: Member,
  recipe: NewRecipe,
) {
  const filled = fillInNutrition(recipe);
  const { calories, protein, carbs, fat, caloriesArePartial: isPartial } = filled;
  const derived =
    filled.dietaryTags === undefined
      ? await concurrency.ideas.run(userId, () =>
          composer.labelRecipe(filled, { calories, protein, carbs, fat, isPartial }),
        )
      : undefined;
  const carried = recipe.ingredients.flatMap(({ name }) => [...allergensOf(name)]);
  return {
    ...filled,
    dietaryTags: filled.dietaryTags ?? derived?.dietaryTags ?? [],
    allergens: [...new Set([...recipe.allergens, ...carried])],
  };
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
