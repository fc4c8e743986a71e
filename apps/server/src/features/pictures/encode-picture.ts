import { createHash } from 'node:crypto';
import { PICTURE_ASPECT_RATIO, PICTURE_WIDTHS } from '@game-plan/contracts/kitchen/pictures';
import sharp, { type Sharp } from 'sharp';
import type { EncodedPicture } from './picture-queries.ts';

/** What models answer with. SVG and the like, which can refer to other files, are not among them. */
const FORMATS = new Set<string | undefined>(['jpeg', 'png', 'webp', 'avif', 'heif']);
const PIXELS_MAX = 64_000_000;
const NARROWEST = 256;
const SECONDS = 20;

/** Pixels per inch at which an SVG 800 wide, at 72, is as wide as the largest size. */
const DRAWING_DENSITY = (72 * PICTURE_WIDTHS.full) / 800;

// One thread and no cache: the app shares its machine with its database. Callers wait for a turn at images.
sharp.concurrency(1);
sharp.cache(false);

/** Of six. Four, which is usual, takes twice as long for a twentieth fewer bytes. */
const WEBP_EFFORT = 2;

/** A drawing as pixels, in all sizes. Off the event loop, about 90 ms of another core. */
export function encodeDrawing(svg: string): Promise<EncodedPicture> {
  const drawing = sharp(Buffer.from(svg.toWellFormed()), { density: DRAWING_DENSITY });
  return encode(drawing, PICTURE_WIDTHS.full);
}

/**
 * What a model answered, encoded anew in all sizes, so that nothing else of the file is kept: cut to the one aspect ratio, its
 * first frame, on white. Throws for what is no picture, too small to be one, or can be decoded only at great cost.
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
    // Gives almost four megabytes back now: V8 lets a dozen such wait for its next collection, since they are not in its heap.
    data.buffer.transfer(0);
  }
}
