import type { PictureQuestion } from '#adapters/assistant/port.ts';
import { decodePhoto } from '#http/photos/decode-photo.ts';

/** Enough to tell foods apart; most models scale pictures down to this size anyway. */
const EDGE_MAX = 1024;

/**
 * Re-encodes a photo: at most 1024 pixels on the longer side, upright, first frame only, on white, without metadata
 * (place, time, camera, name). Throws an AppError if it cannot be decoded, or only at great cost.
 */
export function encodePhoto(bytes: Buffer): Promise<PictureQuestion['picture']> {
  return decodePhoto(bytes, async (photo) => ({
    mediaType: 'image/jpeg',
    bytes: await photo
      .resize(EDGE_MAX, EDGE_MAX, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 85 })
      .toBuffer(),
  }));
}
