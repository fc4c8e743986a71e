import type { SavedRecipe } from '@game-plan/contracts/kitchen/recipes';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import type { Member } from '@game-plan/domain/kitchen-member';
import { recipeContents } from '@game-plan/domain/recipes/nutrition/recipe-contents';
import { writeLines } from '@game-plan/domain/recipes/write-lines';
import type { Deps } from '#deps';
import { listMadePhotos } from '#features/pictures/made-photo-queries.ts';
import { notFound } from '#http/app-error.ts';
import { readKitchen } from './library-queries.ts';
import { findLinkPath } from './links/recipe-link.ts';
import { countVersions } from './own/recipe-version-queries.ts';
import { takeInventory } from './take-inventory.ts';

interface Reader {
  readonly member: Member;
  readonly today: CalendarDay;
}

/** A saved recipe with today's availability, its public link, and what its ingredients come to. Throws if there is none. */
export async function describeRecipe(
  deps: Pick<Deps, 'db' | 'sessionSecret'>,
  { member, today }: Reader,
  recipe: SavedRecipe | undefined,
): Promise<SavedRecipe> {
  if (!recipe) throw notFound('This recipe');
  const inventory = await takeInventory(member.userId, await readKitchen(deps.db, member.kitchenId, today));
  return {
    ...writeLines(inventory.decide(recipe)),
    contents: recipeContents(recipe.ingredients, recipe.servings),
    madePhotos: await listMadePhotos(deps.db, member.kitchenId, recipe.id),
    versions: await countVersions(deps.db, member.kitchenId, recipe.id),
    publicPath: await findLinkPath(deps, member, recipe.id),
  };
}
