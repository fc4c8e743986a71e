import type { BodyOf, ResponseOf } from '@game-plan/contracts/endpoint';
import type { pictures } from '@game-plan/contracts/kitchen/pictures';
import { pictureAddress } from '@game-plan/contracts/schemas/picture-address';
import type { Member } from '@game-plan/domain/kitchen-member';
import { keepRemoval } from '#db/removals.ts';
import type { Deps } from '#deps';
import { findRecipe } from '#features/recipes/recipe-queries.ts';
import { notFound } from '#http/app-error.ts';
import { readDataUrl } from '#http/photos/read-data-url.ts';
import { orderPictures } from './pending-picture-queries.ts';
import { storePhoto, takePhoto } from './recipe-photo-queries.ts';
import { lockRecipe, releasePictures } from './recipe-picture-queries.ts';

type Tools = Pick<Deps, 'db' | 'encodeDishPhoto' | 'rateLimits' | 'concurrency'>;

const noRecipe = () => notFound('This recipe');

/** Shows a person's photo of a saved recipe. Each photo is counted before it is decoded. */
export async function setPhoto(
  { db, encodeDishPhoto, rateLimits, concurrency }: Tools,
  member: Member,
  recipeId: number,
  { imageBase64 }: BodyOf<typeof pictures.setPhoto>,
): Promise<ResponseOf<typeof pictures.setPhoto>> {
  const { userId, kitchenId } = member;
  if (!(await lockRecipe(db, kitchenId, recipeId))) throw noRecipe();
  await rateLimits.consume('photoByUser', String(userId));
  const photo = await concurrency.decoding.run(userId, () => encodeDishPhoto(readDataUrl(imageBase64)));
  if (!(await db.transaction((tx) => storePhoto(tx, member, recipeId, photo)))) throw noRecipe();
  return { imageUrl: pictureAddress(photo.hash), madeBy: 'photo' };
}

/** Removes the photo of a saved recipe and returns the id to undo it with. Its dish is drawn if it has no other picture. */
export function removePhoto(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  member: Member,
  recipeId: number,
): Promise<number> {
  return db.transaction(async (tx) => {
    const hash = await takePhoto(tx, member.kitchenId, recipeId);
    if (hash === undefined) throw notFound('This photo');
    const recipe = await findRecipe(tx, member, recipeId);
    if (recipe?.imageUrl === null && !recipe.isImagePending) {
      const { name, ingredients } = recipe;
      await releasePictures(tx, member.kitchenId, [recipeId]);
      await orderPictures(tx, jobs, [{ member, of: { recipeId }, name, ingredients }]);
    }
    return keepRemoval(tx, member, { recipePhotos: [{ recipe_id: recipeId, hash }] });
  });
}
