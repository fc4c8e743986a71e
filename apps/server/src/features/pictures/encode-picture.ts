import { createHash } from 'node:crypto';
import {
  PICTURE_ASPECT_RATIO,
  PICTURE_WIDTHS,
  type PictureSize,
} from '@game-plan/contracts/kitchen/pictures';
import sharp, { type Sharp } from 'sharp';
import type { EncodedPicture } from '#deps';
import { decodePhoto } from '#http/photos/decode-photo.ts';
import { badPhoto } from '#http/photos/read-data-url.ts';

/** Formats that models return. Excludes SVG and others that can refer to other files. */
const MODEL_FORMATS = new Set<string | undefined>(['jpeg', 'png', 'webp', 'avif', 'heif']);
const PHOTO_FORMATS = new Set([...MODEL_FORMATS, 'gif']);
const NARROWEST = 256;
const SECONDS = 20;

/** A drawing's width in its own units, which are pixels at 72 per inch. */
const DRAWING_WIDTH = 800;

/** Out of six. The default of four takes twice as long and saves a twentieth of the bytes. */
const WEBP_EFFORT = 2;

/** A picture of its final shape, without transparency. */
const fit = (picture: Sharp, width: number) =>
  picture
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
  return compress(
    fit(
      sharp(Buffer.from(svg), { density: (72 * width) / DRAWING_WIDTH }).timeout({ seconds: SECONDS }),
      width,
    ),
    size,
  );
}

/** Re-encodes a model's picture. Throws if it is none, too small, or expensive to decode. */
export const encodeModelPicture = (bytes: Uint8Array): Promise<EncodedPicture> =>
  encodePicture(bytes, MODEL_FORMATS);

/** Re-encodes a person's photo. Throws an AppError with a sentence if it is none, too small, or expensive to decode. */
export const encodeDishPhoto = (bytes: Uint8Array): Promise<EncodedPicture> =>
  encodePicture(bytes, PHOTO_FORMATS);

/**
 * Re-encodes a picture in all sizes, cropped to the app's aspect ratio, first frame only, on white, so that nothing
 * else of the file is kept.
 */
function encodePicture(bytes: Uint8Array, formats: ReadonlySet<string | undefined>): Promise<EncodedPicture> {
  return decodePhoto(bytes, async (picture, { format, autoOrient }) => {
    if (!formats.has(format)) throw badPhoto('The image is of a kind that cannot be read');
    const width = Math.min(
      PICTURE_WIDTHS.full,
      autoOrient.width,
      Math.floor(autoOrient.height * PICTURE_ASPECT_RATIO),
    );
    if (width < NARROWEST)
      throw badPhoto(`The image is too small. Please choose one of at least ${NARROWEST} pixels across`);
    const { data, info } = await fit(picture, width).raw().toBuffer({ resolveWithObject: true });
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
  });
}
