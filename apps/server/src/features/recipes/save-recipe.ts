import type { BodyOf } from '@game-plan/contracts/endpoint';
import type { recipes, SavedRecipe } from '@game-plan/contracts/recipes';
import { allergensOf } from '@game-plan/domain/safety/allergens';
import type { Deps } from '#deps';
import { fillInNutrition } from './fill-in-nutrition.ts';
import { insertPictured } from './insert-pictured.ts';

/**
 * Keeps a recipe. Its allergens are those it says and those that its ingredients carry: whoever leaves nuts out of
 * their list must not be shown nuts because a recipe came without a word about them. Calories that it
 * does not say are added up from its ingredients, and a picture that it does not bring is made for it.
 */
export function saveRecipe(
  deps: Pick<Deps, 'db' | 'jobs'>,
  userId: number,
  recipe: BodyOf<typeof recipes.create>,
): Promise<SavedRecipe> {
  const carried = recipe.ingredients.flatMap(({ name }) => [...allergensOf(name)]);
  return insertPictured(deps, userId, {
    ...fillInNutrition(recipe),
    allergens: [...new Set([...recipe.allergens, ...carried])],
  });
}
