import { PHOTO_MAX_BYTES, PHOTO_TOO_LARGE } from '@game-plan/contracts/schemas/image-data-url';
import { t } from '#lib/language.ts';

interface PhotoFault {
  readonly title: string;
  readonly description: string;
}

/** Why a chosen file cannot be analysed, as a toast; undefined if it can. */
export function photoFault({ type, size }: Pick<File, 'type' | 'size'>): PhotoFault | undefined {
  if (!type.startsWith('image/'))
    return { title: t('Not an image'), description: t('Please choose an image file') };
  if (size > PHOTO_MAX_BYTES) return { title: t('File too large'), description: PHOTO_TOO_LARGE };
  return undefined;
}
