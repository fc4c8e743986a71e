import { createHash } from 'node:crypto';
import {
  PICTURE_ASPECT_RATIO,
  PICTURE_WIDTHS,
  type PictureSize,
} from '@game-plan/contracts/kitchen/pictures';
import sharp, { type Sharp } from 'sharp';
import { isTooLargeToDecode, PIXELS_MAX } from '#http/limits/decoding-limit.ts';

/** Formats that models return. Excludes SVG and others that can refer to other files. */
const FORMATS = new Set<string | undefined>(['jpeg', 'png', 'webp', 'avif', 'heif']);
const NARROWEST = 256;
const SECONDS = 20;

/** A drawing's width in its own units, which are pixels at 72 per inch. */
const DRAWING_WIDTH = 800;

// One thread and no cache, because the app shares its machine with the database. Callers queue in `concurrency.images` or `concurrency.decoding`.
sharp.concurrency(1);
sharp.cache(false);

/** Out of six. The default of four takes twice as long and saves a twentieth of the bytes. */
const WEBP_EFFORT = 2;

/** A picture of its final shape, without transparency. */
const fit = (picture: Sharp, width: number) =>
  picture
    .timeout({ seconds: SECONDS })
    .resize(width, Math.round(width / PICTURE_ASPECT_RATIO), { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha();

const compress = (pixels: Sharp, size: PictureSize) =>
  (size === 'full'
    ? pixels.jpeg({ quality: 86 })
    : pixels.webp({ quality: 80, effort: WEBP_EFFORT })
  ).toBuffer();

/** Renders a drawing (SVG) in one size. Runs off the event loop, using another core for 25 (card) to 110 ms. */
export function encodeDrawing(svg: string, size: PictureSize): Promise<Buffer> {
  const width = PICTURE_WIDTHS[size];
  return compress(fit(sharp(Buffer.from(svg), { density: (72 * width) / DRAWING_WIDTH }), width), size);
}

/** A picture in all sizes. */
interface EncodedPicture extends Readonly<Record<PictureSize, Buffer>> {
  /** SHA-256 of `full`. */
  readonly hash: string;
}

/**
 * Re-encodes a model's picture in all sizes, cropped to the app's aspect ratio, first frame only, on white, so that
 * nothing else of the file is kept. Throws if it is not a picture, too small, or expensive to decode.
 */
export async function encodeModelPicture(bytes: Uint8Array): Promise<EncodedPicture> {
  const picture = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error', animated: false });
  const metadata = await picture.metadata();
  const { format, autoOrient } = metadata;
  if (!FORMATS.has(format)) throw new Error('The model answered with no picture');
  if (isTooLargeToDecode(metadata)) throw new Error('The model answered with too large a picture');
  const width = Math.min(
    PICTURE_WIDTHS.full,
    autoOrient.width,
    Math.floor(autoOrient.height * PICTURE_ASPECT_RATIO),
  );
  if (width < NARROWEST) throw new Error('The model answered with too small a picture');
  const { data, info } = await fit(picture.autoOrient(), width).raw().toBuffer({ resolveWithObject: true });
  const inSize = (size: PictureSize) => {
    const pixels = sharp(data, { raw: info });
    return compress(pixels.resize({ width: PICTURE_WIDTHS[size], withoutEnlargement: true }), size);
  };
  try {
    const full = await inSize('full');
    return {
      hash: createHash('sha256').update(full).digest('hex'),
      full,
      dialog: await inSize('dialog'),
      card: await inSize('card'),
    };
  } finally {
    // Frees almost four megabytes immediately. They are outside V8's heap, so V8 would let a dozen such buffers wait
    // for its next collection.
    data.buffer.transfer(0);
  }
}
