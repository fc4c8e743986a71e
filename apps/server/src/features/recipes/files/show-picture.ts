import type { Member } from '@game-plan/domain/kitchen-member';
import type { Deps } from '#deps';
import { readPicture } from '#features/pictures/picture-queries.ts';
import { AppError, notFound } from '#http/app-error.ts';
import { decodePhoto } from '#http/photos/decode-photo.ts';
import { findFoundPicture } from './recipe-file-queries.ts';

/** Pixels of a side, for screens with two pixels for one. */
const SIDE = 112;

/** A small square picture (WebP) of a recipe that was found in a file. Throws 'not_found' if there is none that can be read. */
export async function showFoundPicture(
  { db, concurrency }: Pick<Deps, 'db' | 'concurrency'>,
  member: Member,
  id: number,
): Promise<Buffer> {
  const found = await findFoundPicture(db, member, id);
  const key = found?.photoHash && { kitchenId: member.kitchenId, hash: found.photoHash };
  const bytes = found?.picture ?? (key ? await readPicture(db, key, 'card') : undefined);
  if (!bytes) throw notFound('This picture');
  const encode = () =>
    decodePhoto(bytes, (picture) =>
      picture.resize(SIDE, SIDE, { fit: 'cover' }).webp({ quality: 70 }).toBuffer(),
    );
  return concurrency.decoding.run(member.userId, encode).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'invalid_body') throw notFound('This picture');
    throw error;
  });
}
