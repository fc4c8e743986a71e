import sharp, { type Metadata, type Sharp } from 'sharp';
import { AppError } from '../app-error.ts';
import { badPhoto } from './read-data-url.ts';

const DECODING_SECONDS = 20;

/** The largest phone cameras have 50 megapixels; a decompression bomb has many times that from a few bytes. */
const PIXELS_MAX = 64_000_000;

/**
 * Progressive JPEGs and interlaced PNGs cannot be decoded row by row: all of their pixels are in memory at once, with up to
 * eight bytes each. Cameras do not write them.
 */
const PIXELS_MAX_INTERLACED = 16_000_000;

/** Whether a picture takes too much memory to decode. */
const isTooLargeToDecode = ({ width, height, isProgressive }: Metadata): boolean =>
  width * height > (isProgressive ? PIXELS_MAX_INTERLACED : PIXELS_MAX);

// One thread and no cache, because the app shares its machine with the database. Callers queue in `concurrency.decoding`.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Decodes the first frame of a photo upright for `encode`, which gets its metadata as they are in the file. Throws an
 * AppError with a sentence if it cannot be decoded, or only at great cost.
 */
export async function decodePhoto<Encoded>(
  bytes: Uint8Array,
  encode: (photo: Sharp, metadata: Metadata) => Promise<Encoded>,
): Promise<Encoded> {
  try {
    const photo = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error', animated: false });
    const metadata = await photo.metadata();
    if (isTooLargeToDecode(metadata)) throw tooManyPixels();
    return await encode(photo.timeout({ seconds: DECODING_SECONDS }).autoOrient(), metadata);
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (error instanceof Error && /pixel limit/i.test(error.message)) throw tooManyPixels();
    throw badPhoto('The image is damaged and cannot be read. Please choose another one');
  }
}

const tooManyPixels = () => badPhoto('The image has too many pixels. Please choose a smaller one');
