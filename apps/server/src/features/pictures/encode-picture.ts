import { createHash } from 'node:crypto';
import { PICTURE_ASPECT_RATIO, PICTURE_WIDTHS } from '@game-plan/contracts/kitchen/pictures';
import sharp, { type Sharp } from 'sharp';
import type { EncodedPicture } from '#db/encoded-picture.ts';

/** Formats that models return. Excludes SVG and others that can refer to other files. */
const FORMATS = new Set<string | undefined>(['jpeg', 'png', 'webp', 'avif', 'heif']);
const PIXELS_MAX = 64_000_000;
const NARROWEST = 256;
const SECONDS = 20;

/** The pixels per inch at which an SVG of width 800 (at 72) gets the width of the largest size. */
const DRAWING_DENSITY = (72 * PICTURE_WIDTHS.full) / 800;

// One thread and no cache, because the app shares its machine with the database. Callers queue in `turns.images`.
sharp.concurrency(1);
sharp.cache(false);

/** Out of six. The default of four takes twice as long and saves a twentieth of the bytes. */
const WEBP_EFFORT = 2;

/** Renders a drawing in all sizes. Runs off the event loop, using another core for about 90 ms. */
export function encodeDrawing(svg: string): Promise<EncodedPicture> {
  const drawing = sharp(Buffer.from(svg.toWellFormed()), { density: DRAWING_DENSITY });
  return encode(drawing, PICTURE_WIDTHS.full);
}

/**
 * Re-encodes a model's picture in all sizes, cropped to the app's aspect ratio, first frame only, on white, so that
 * nothing else of the file is kept. Throws if it is not a picture, too small, or expensive to decode.
 */
export async function encodeModelPicture(bytes: Uint8Array): Promise<EncodedPicture> {
  const picture = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error', animated: false });
  const { format, autoOrient } = await picture.metadata();
  if (!FORMATS.has(format)) throw new Error('The model answered with no picture');
  const width = Math.min(
    PICTURE_WIDTHS.full,
    autoOrient.width,
    Math.floor(autoOrient.height * PICTURE_ASPECT_RATIO),
  );
  if (width < NARROWEST) throw new Error('The model answered with too small a picture');
  return encode(picture.autoOrient(), width);
}

async function encode(picture: Sharp, width: number): Promise<EncodedPicture> {
  const { data, info } = await picture
    .timeout({ seconds: SECONDS })
    .resize(width, Math.round(width / PICTURE_ASPECT_RATIO), { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = () => sharp(data, { raw: info });
  const webp = (size: 'card' | 'dialog') =>
    pixels()
      .resize({ width: PICTURE_WIDTHS[size], withoutEnlargement: true })
      .webp({ quality: 80, effort: WEBP_EFFORT })
      .toBuffer();
  try {
    const full = await pixels().jpeg({ quality: 86 }).toBuffer();
    return {
      hash: createHash('sha256').update(full).digest('hex'),
      full,
      dialog: await webp('dialog'),
      card: await webp('card'),
    };
  } finally {
    // Frees almost four megabytes immediately. They are outside V8's heap, so V8 would let a dozen such buffers wait
    // for its next collection.
    data.buffer.transfer(0);
  }
}
