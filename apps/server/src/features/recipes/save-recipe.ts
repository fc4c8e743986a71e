import type { BodyOf } from '@game-plan/contracts/endpoint';
import type { recipes, SavedRecipe } from '@game-plan/contracts/kitchen/recipes';
import type { Member } from '@game-plan/domain/kitchen-member';
import { allergensOf } from '@game-plan/domain/safety/allergy/allergens';
import type { Deps } from '#deps';
import { fillInNutrition } from './fill-in-nutrition.ts';
import { insertPictured } from './insert-pictured.ts';

/**
 * Saves a recipe. Its allergens are those it names and those of its ingredients, so that a recipe with nuts that does not
 * say so is still filtered out for an allergy to nuts. Missing calories are added up from the ingredients, and a missing
 * picture is ordered.
 */
export function saveRecipe(
  deps: Pick<Deps, 'db' | 'jobs'>,
  member: Member,
  recipe: BodyOf<typeof recipes.create>,
): Promise<SavedRecipe> {
  const carried = recipe.ingredients.flatMap(({ name }) => [...allergensOf(name)]);
  return insertPictured(deps, member, {
    ...fillInNutrition(recipe),
    allergens: [...new Set([...recipe.allergens, ...carried])],
  });
}
