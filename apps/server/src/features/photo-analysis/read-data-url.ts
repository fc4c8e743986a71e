import { PHOTO_MAX_BYTES, PHOTO_TOO_LARGE } from '@game-plan/contracts/photo-analysis';
import { AppError } from '#http/app-error.ts';

const PREFIX = /^data:image\/[a-z0-9.+-]{1,40};base64,/i;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** The kinds that are decoded, by their first bytes: whatever a file is called, it is what they say. */
const SIGNATURES: readonly (readonly [offset: number, bytes: string])[] = [
  [0, '\xff\xd8\xff'],
  [0, '\x89PNG\r\n\x1a\n'],
  [0, 'GIF87a'],
  [0, 'GIF89a'],
];
const WEBP = /^RIFF.{4}WEBP/s;

/** A box of the ISO media format whose brand is one of those that phones write HEIC photos with. */
const HEIC = /^.{4}ftyp(?:heic|heix|hevc|heim|heis|mif1|msf1)/s;

/** How many bytes the signatures look at. */
const HEAD = 16;

export function badPhoto(message: string): AppError {
  return new AppError('invalid_body', message, { errors: { imageBase64: [message] } });
}

/**
 * The bytes of a photo in a data URL. Throws an AppError when it is none, is larger than 5 MB, or is not a JPEG,
 * PNG, WebP or GIF image by its first bytes.
 */
export function readDataUrl(dataUrl: string): Buffer {
  const prefix = PREFIX.exec(dataUrl)?.[0];
  const encoded = dataUrl.slice(prefix?.length ?? 0);
  if (prefix === undefined || encoded.length % 4 !== 0 || !BASE64.test(encoded)) {
    throw badPhoto('Please choose an image file');
  }
  const bytes = Buffer.from(encoded, 'base64');
  if (bytes.length > PHOTO_MAX_BYTES) throw new AppError('too_large', PHOTO_TOO_LARGE);
  const head = bytes.toString('latin1', 0, HEAD);
  if (HEIC.test(head)) throw badPhoto('HEIC photos cannot be read. Please choose a JPEG or PNG image');
  const isKnown = WEBP.test(head) || SIGNATURES.some(([at, start]) => head.startsWith(start, at));
  if (!isKnown) throw badPhoto('Please choose a JPEG, PNG, WebP or GIF image');
  return bytes;
}
