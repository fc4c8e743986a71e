import { PHOTO_MAX_BYTES, PHOTO_TOO_LARGE } from '@game-plan/contracts/schemas/image-data-url';
import { AppError } from '../app-error.ts';

const PREFIX = /^data:image\/[a-z0-9.+-]{1,40};base64,/i;

/** Supported formats by their first bytes, regardless of the declared type. */
const SIGNATURES: readonly (readonly [offset: number, bytes: string])[] = [
  [0, '\xff\xd8\xff'],
  [0, '\x89PNG\r\n\x1a\n'],
  [0, 'GIF87a'],
  [0, 'GIF89a'],
];
const WEBP = /^RIFF.{4}WEBP/s;

/** An ISO media box with one of the brands of HEIC photos. */
const HEIC = /^.{4}ftyp(?:heic|heix|hevc|heim|heis|mif1|msf1)/s;

/** Number of bytes that the signatures cover. */
const HEAD = 16;

export function badPhoto(message: string): AppError {
  return new AppError('invalid_body', message, { errors: { imageBase64: [message] } });
}

/** The number of decoded bytes of base64 text; not an integer if the length is invalid. */
function decodedSize(encoded: string): number {
  const padding = encoded.endsWith('==') ? 2 : encoded.endsWith('=') ? 1 : 0;
  return (encoded.length / 4) * 3 - padding;
}

/**
 * Decodes a photo from a data URL. Throws an AppError if it is invalid, larger than 5 MB, or not a JPEG, PNG, WebP or
 * GIF image by its first bytes.
 */
export function readDataUrl(dataUrl: string): Buffer {
  const prefix = PREFIX.exec(dataUrl)?.[0];
  const encoded = dataUrl.slice(prefix?.length ?? 0);
  const size = decodedSize(encoded);
  if (prefix === undefined || !Number.isInteger(size) || size === 0) {
    throw badPhoto('Please choose an image file');
  }
  if (size > PHOTO_MAX_BYTES) throw new AppError('too_large', PHOTO_TOO_LARGE);
  const bytes = Buffer.from(encoded, 'base64');
  // Invalid characters are skipped by the decoder and make the result shorter; a regular expression over megabytes
  // would overflow its stack.
  if (bytes.length !== size) throw badPhoto('Please choose an image file');
  const head = bytes.toString('latin1', 0, HEAD);
  if (HEIC.test(head)) throw badPhoto('HEIC photos cannot be read. Please choose a JPEG or PNG image');
  const isKnown = WEBP.test(head) || SIGNATURES.some(([at, start]) => head.startsWith(start, at));
  if (!isKnown) throw badPhoto('Please choose a JPEG, PNG, WebP or GIF image');
  return bytes;
}
