import type { BodyOf, ParamsOf, ResponseOf } from '@game-plan/contracts/endpoint';
import type { pictures } from '@game-plan/contracts/kitchen/pictures';
import { pictureAddress } from '@game-plan/contracts/schemas/picture-address';
import type { Member } from '@game-plan/domain/kitchen-member';
import type { Database } from '#db/client.ts';
import { takeMadePhotos } from '#db/made-photos.ts';
import { keepRemoval } from '#db/removals.ts';
import type { Deps } from '#deps';
import { findRecipe, markMade } from '#features/recipes/recipe-queries.ts';
import { notFound } from '#http/app-error.ts';
import { readDataUrl } from '#http/photos/read-data-url.ts';
import { storeMadePhoto } from './made-photo-queries.ts';
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

/** Keeps a photo of a saved recipe as it was made on a day, which is one of its days from now on. */
export async function setMadePhoto(
  { db, encodeDishPhoto, rateLimits, concurrency }: Tools,
  member: Member,
  { id, date: on }: ParamsOf<typeof pictures.setMadePhoto>,
  { imageBase64 }: BodyOf<typeof pictures.setMadePhoto>,
): Promise<ResponseOf<typeof pictures.setMadePhoto>> {
  const { userId, kitchenId } = member;
  if (!(await lockRecipe(db, kitchenId, id))) throw noRecipe();
  await rateLimits.consume('photoByUser', String(userId));
  const photo = await concurrency.decoding.run(userId, () => encodeDishPhoto(readDataUrl(imageBase64)));
  await db.transaction(async (tx) => {
    if (!(await lockRecipe(tx, kitchenId, id))) throw noRecipe();
    await markMade(tx, kitchenId, id, on);
    await storeMadePhoto(tx, member, { recipeId: id, on, photo });
  });
  return { imageUrl: pictureAddress(photo.hash) };
}

/** Removes the photo of a day, and returns the id to undo it with. */
export function removeMadePhoto(
  db: Database,
  member: Member,
  { id, date }: ParamsOf<typeof pictures.removeMadePhoto>,
): Promise<number> {
  return db.transaction(async (tx) => {
    const taken = await takeMadePhotos(tx, member.kitchenId, [id], date);
    if (taken.length === 0) throw notFound('This photo');
    return keepRemoval(tx, member, { madePhotos: taken });
  });
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
