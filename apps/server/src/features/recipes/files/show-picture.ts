import sharp from 'sharp';
import type { Deps } from '#deps';
import { notFound } from '#http/app-error.ts';
import { isTooLargeToDecode, PIXELS_MAX } from '#http/limits/decoding-limit.ts';
import { findFoundPicture } from './import-queries.ts';

/** Pixels of a side, for screens with two pixels for one. */
const SIDE = 112;

/** A small square picture (WebP) of a recipe that was found in a file. Throws 'not_found' if there is none that can be read. */
export async function showFoundPicture(
  { db, concurrency }: Pick<Deps, 'db' | 'concurrency'>,
  userId: number,
  id: number,
): Promise<Buffer> {
  const bytes = await findFoundPicture(db, userId, id);
  if (!bytes) throw notFound('This picture');
  return concurrency.decoding.run(userId, async () => {
    try {
      const picture = sharp(bytes, { limitInputPixels: PIXELS_MAX, animated: false });
      if (isTooLargeToDecode(await picture.metadata())) throw notFound('This picture');
      return await picture.autoOrient().resize(SIDE, SIDE, { fit: 'cover' }).webp({ quality: 70 }).toBuffer();
    } catch {
      throw notFound('This picture');
    }
  });
}
