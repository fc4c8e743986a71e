import { PHOTO_MAX_BYTES, PHOTO_TOO_LARGE } from '@game-plan/contracts/schemas/image-data-url';

interface PhotoFault {
  readonly title: string;
  readonly description: string;
}

/** Why a chosen file cannot be analysed, as a toast; undefined if it can. */
export function photoFault({ type, size }: Pick<File, 'type' | 'size'>): PhotoFault | undefined {
  if (!type.startsWith('image/'))
    return { title: 'Not an image', description: 'Please choose an image file' };
  if (size > PHOTO_MAX_BYTES) return { title: 'File too large', description: PHOTO_TOO_LARGE };
  return undefined;
}
