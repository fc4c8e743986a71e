import sharp from 'sharp';
import type { PictureQuestion } from '#adapters/assistant/port.ts';
import { AppError } from '#http/app-error.ts';
import { isTooLargeToDecode, PIXELS_MAX } from '#http/limits/decoding-limit.ts';
import { badPhoto } from './read-data-url.ts';

/** Enough to tell foods apart; most models scale pictures down to this size anyway. */
const EDGE_MAX = 1024;

const DECODING_SECONDS = 20;

// One thread and no cache, because the app shares its machine with the database. Callers queue in `concurrency.decoding`.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Re-encodes a photo: at most 1024 pixels on the longer side, upright, first frame only, on white, without metadata
 * (place, time, camera, name). Throws an AppError if it cannot be decoded, or only at great cost.
 */
export async function encodePhoto(bytes: Buffer): Promise<PictureQuestion['picture']> {
  try {
    const photo = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error', animated: false });
    if (isTooLargeToDecode(await photo.metadata())) throw tooManyPixels();
    const jpeg = await photo
      .timeout({ seconds: DECODING_SECONDS })
      .autoOrient()
      .resize(EDGE_MAX, EDGE_MAX, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 85 })
      .toBuffer();
    return { mediaType: 'image/jpeg', bytes: jpeg };
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (error instanceof Error && /pixel limit/i.test(error.message)) throw tooManyPixels();
    throw badPhoto('The image is damaged and cannot be read. Please choose another one');
  }
}

const tooManyPixels = () => badPhoto('The image has too many pixels. Please choose a smaller one');
