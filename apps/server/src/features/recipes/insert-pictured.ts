import type { BodyOf } from '@game-plan/contracts/endpoint';
import type { recipes, SavedRecipe } from '@game-plan/contracts/kitchen/recipes';
import type { Member } from '@game-plan/domain/kitchen-member';
import type { Database } from '#db/client.ts';
import type { JobQueue } from '#db/jobs/job-queue.ts';
import { lockOwner } from '#db/lock-owner.ts';
import type { Deps } from '#deps';
import { orderPictures } from '#features/pictures/pending-picture-queries.ts';
import type { PictureUse } from '#features/pictures/picture-use-queries.ts';
import {
  giveUseToRecipe,
  insertSharedUse,
  lockInheritance,
} from '#features/pictures/recipe-picture-queries.ts';
import { saveFavorite } from './favorite-queries.ts';
import { findRecipe, insertRecipe, type LabelledRecipe } from './recipe-queries.ts';

type NewRecipe = LabelledRecipe & Pick<BodyOf<typeof recipes.create>, 'isFavorite'>;

/** The address of a picture on this server; `hash` is undefined if the rest is invalid. */
const OWN_ADDRESS = /^\/api\/pictures\/(?<hash>[0-9a-f]{64})?/;

/** Whether the recipe can take over this use: its picture is ready, or pending and not another recipe's. */
const isOfUse = (use: PictureUse) => use.hash !== null || (use.state === 'pending' && use.recipeId === null);

/**
 * Inserts a recipe with its picture. An external picture is kept. Otherwise the recipe takes over the picture of its
 * idea, or of the removed recipe it restores, even if still pending; if there is none, one is ordered. An address on
 * this server counts only if the kitchen may read the picture.
 */
export async function insertPictured(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  member: Member,
  { isFavorite, ...recipe }: NewRecipe,
): Promise<SavedRecipe> {
  const { imageUrl } = recipe;
  const named = OWN_ADDRESS.exec(imageUrl ?? '');
  return db.transaction(async (tx) => {
    await lockOwner(tx, member.userId);
    const id = await insertRecipe(tx, member, { ...recipe, imageUrl: named ? null : imageUrl });
    if (imageUrl === null || named)
      await givePicture(tx, jobs, { member, id, recipe, hash: named?.groups?.hash });
    if (isFavorite) await saveFavorite(tx, member, id, true);
    const saved = await findRecipe(tx, member, id);
    if (!saved) throw new Error('The new recipe was not found');
    return saved;
  });
}

interface Unpictured {
  readonly member: Member;
  readonly id: number;
  readonly recipe: Omit<NewRecipe, 'isFavorite'>;
  /** From the recipe's picture address. */
  readonly hash: string | undefined;
}

async function givePicture(
  tx: Database,
  jobs: JobQueue,
  { member, id, recipe, hash }: Unpictured,
): Promise<void> {
  const found = await lockInheritance(tx, member.kitchenId, { hash, ideaId: recipe.externalId });
  const use = found && isOfUse(found) ? found : undefined;
  if (!use) await orderPictures(tx, jobs, [{ ...recipe, member, of: { recipeId: id } }]);
  else if (use.recipeId === null) await giveUseToRecipe(tx, member.kitchenId, use.id, id);
  else await insertSharedUse(tx, member, use, id);
}
