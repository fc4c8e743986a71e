import type { BodyOf } from '@game-plan/contracts/endpoint';
import type { recipes, SavedRecipe } from '@game-plan/contracts/recipes';
import type { Deps } from '#deps';
import { orderPictures } from '#features/pictures/pending-picture-queries.ts';
import type { PictureUse } from '#features/pictures/picture-use-queries.ts';
import { readyImage } from '#features/pictures/recipe-image-queries.ts';
import {
  giveUseToRecipe,
  insertSharedUse,
  lockInheritance,
} from '#features/pictures/recipe-picture-queries.ts';
import { insertRecipe, type RecipeImage } from './recipe-queries.ts';

type NewRecipe = BodyOf<typeof recipes.create>;

const PENDING: RecipeImage = { imageUrl: null, imageState: 'pending', imageMadeBy: null };

/** The address of a picture of this server; `hash` is none where the rest of it makes no sense. */
const OWN_ADDRESS = /^\/api\/pictures\/(?<hash>[0-9a-f]{64})?/;

/** Whether the recipe can take over this use: its picture is ready, or pending and not another recipe's. */
const isOfUse = (use: PictureUse) => use.hash !== null || (use.state === 'pending' && use.recipeId === null);

const imageOf = ({ hash, madeBy }: PictureUse): RecipeImage =>
  hash === null ? PENDING : readyImage({ hash, madeBy });

/**
 * Inserts a recipe with its picture: one from elsewhere stays as it is; that of the idea it was, or of the recipe that is
 * being brought back, goes along, were it still being made; otherwise a new one is ordered. An address of this server
 * counts only where the person may see what it stands for.
 */
export async function insertPictured(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  userId: number,
  recipe: NewRecipe,
): Promise<SavedRecipe> {
  const { imageUrl, externalId } = recipe;
  const named = OWN_ADDRESS.exec(imageUrl ?? '');
  if (imageUrl !== null && !named) {
    return insertRecipe(db, userId, recipe, { imageUrl, imageState: 'none', imageMadeBy: null });
  }
  return db.transaction(async (tx) => {
    const found = await lockInheritance(tx, userId, { hash: named?.groups?.hash, ideaId: externalId });
    const use = found && isOfUse(found) ? found : undefined;
    const saved = await insertRecipe(tx, userId, recipe, use ? imageOf(use) : PENDING);
    if (!use) await orderPictures(tx, jobs, [{ ...recipe, userId, of: { recipeId: saved.id } }]);
    else if (use.recipeId === null) await giveUseToRecipe(tx, userId, use.id, saved.id);
    else await insertSharedUse(tx, use, saved.id);
    return saved;
  });
}
