import type { PictureSize } from '@game-plan/contracts/kitchen/pictures';

/** A picture in all sizes, as the database keeps it. */
export interface EncodedPicture extends Readonly<Record<PictureSize, Buffer>> {
  /** SHA-256 of `full`. */
  readonly hash: string;
}
