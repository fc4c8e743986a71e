import sharp from 'sharp';
import type { PictureQuestion } from '#adapters/assistant/port.ts';
import { badPhoto } from './read-data-url.ts';

/** What a model gets to see: enough to tell foods apart, and what most models scale pictures down to anyway. */
const EDGE_MAX = 1024;

/** The largest cameras of phones make 50 megapixels; a bomb unpacks to many times that from a few bytes. */
const PIXELS_MAX = 64_000_000;

const DECODING_SECONDS = 20;

// One thread and no cache: the app shares its machine with its database. Callers wait for a turn at images.
sharp.concurrency(1);
sharp.cache(false);

/**
 * The photo encoded anew: at most 1024 pixels on its longer side, upright, its first frame, on white. Nothing else of the file
 * is kept, so no place, time, camera or name. Throws an AppError for what cannot be decoded, or only at great cost.
 */
export async function encodePhoto(bytes: Buffer): Promise<PictureQuestion['picture']> {
  try {
    const jpeg = await sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error', animated: false })
      .timeout({ seconds: DECODING_SECONDS })
      .autoOrient()
      .resize(EDGE_MAX, EDGE_MAX, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 85 })
      .toBuffer();
    return { mediaType: 'image/jpeg', bytes: jpeg };
  } catch (error) {
    const isTooManyPixels = error instanceof Error && /pixel limit/i.test(error.message);
    throw badPhoto(
      isTooManyPixels
        ? 'The image has too many pixels. Please choose a smaller one'
        : 'The image is damaged and cannot be read. Please choose another one',
    );
  }
}
