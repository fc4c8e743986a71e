import type { Metadata } from 'sharp';

/** The largest phone cameras have 50 megapixels; a decompression bomb has many times that from a few bytes. */
export const PIXELS_MAX = 64_000_000;

/**
 * Progressive JPEGs and interlaced PNGs cannot be decoded row by row: all of their pixels are in memory at once, with up to
 * eight bytes each. Cameras do not write them.
 */
const PIXELS_MAX_INTERLACED = 16_000_000;

/** Whether a picture takes too much memory to decode. Callers decode one at a time, in `concurrency.decoding`. */
export const isTooLargeToDecode = ({ width, height, isProgressive }: Metadata): boolean =>
  width * height > (isProgressive ? PIXELS_MAX_INTERLACED : PIXELS_MAX);
