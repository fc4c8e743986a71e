import type { BodyOf, ResponseOf } from '@game-plan/contracts/endpoint';
import type { pictures } from '@game-plan/contracts/kitchen/pictures';
import { pictureAddress } from '@game-plan/contracts/schemas/picture-address';
import type { Member } from '@game-plan/domain/kitchen-member';
import type { Database } from '#db/client.ts';
import { keepRemoval } from '#db/removals.ts';
import type { Deps } from '#deps';
import { notFound } from '#http/app-error.ts';
import { readDataUrl } from '#http/photos/read-data-url.ts';
import { storePhoto, takePhoto } from './recipe-photo-queries.ts';
import { lockRecipe } from './recipe-picture-queries.ts';

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

/** Removes the photo of a saved recipe and returns the id to undo it with. */
export function removePhoto(db: Database, member: Member, recipeId: number): Promise<number> {
  return db.transaction(async (tx) => {
    const hash = await takePhoto(tx, member.kitchenId, recipeId);
    if (hash === undefined) throw notFound('This photo');
    return keepRemoval(tx, member, { recipePhotos: [{ recipe_id: recipeId, hash }] });
  });
}
