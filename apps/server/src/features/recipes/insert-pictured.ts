import type { BodyOf } from '@game-plan/contracts/endpoint';
import type { recipes, SavedRecipe } from '@game-plan/contracts/kitchen/recipes';
import type { Member } from '@game-plan/domain/kitchen-member';
import { lockOwner } from '#db/lock-owner.ts';
import type { Deps } from '#deps';
import type { NewPicture } from '#features/pictures/picture-queries.ts';
import { storePhoto } from '#features/pictures/recipe-photo-queries.ts';
import { givePicture } from '#features/pictures/recipe-picture-queries.ts';
import { saveFavorite } from './favorite-queries.ts';
import { findRecipe, insertRecipe, type LabelledRecipe } from './recipe-queries.ts';

type NewRecipe = LabelledRecipe & Pick<BodyOf<typeof recipes.create>, 'isFavorite'>;

/** The address of a picture on this server; `hash` is undefined if the rest is invalid. */
const OWN_ADDRESS = /^\/api\/pictures\/(?<hash>[0-9a-f]{64})?/;

/**
 * Inserts a recipe with its photo, and without one with its picture. An external picture is kept. Otherwise the recipe takes over the picture of its
 * idea, even if still pending; if there is none, one is ordered. An address on this server counts only if the kitchen has
 * the picture.
 */
export async function insertPictured(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  member: Member,
  { isFavorite, ...recipe }: NewRecipe,
  photo?: NewPicture,
): Promise<SavedRecipe> {
  const { imageUrl } = recipe;
  const named = OWN_ADDRESS.exec(imageUrl ?? '');
  return db.transaction(async (tx) => {
    await lockOwner(tx, member.userId);
    const id = await insertRecipe(tx, member, { ...recipe, imageUrl: named ? null : imageUrl });
    if (photo) await storePhoto(tx, member, id, photo);
    else if (imageUrl === null || named)
      await givePicture(tx, jobs, { member, id, recipe, hash: named?.groups?.hash });
    if (isFavorite) await saveFavorite(tx, member, id, true);
    const saved = await findRecipe(tx, member, id);
    if (!saved) throw new Error('The new recipe was not found');
    return saved;
  });
}
