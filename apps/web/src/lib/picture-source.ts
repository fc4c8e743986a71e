import { PICTURE_ASPECT_RATIO, PICTURE_WIDTHS } from '@game-plan/contracts/kitchen/pictures';
import { PICTURES_PATH } from '@game-plan/contracts/schemas/picture-address';

/** Where a picture is shown, which decides the size to load. */
export type PicturePlace = 'card' | 'idea' | 'dialog' | 'panel' | 'plan';

/**
 * The width of each place, for the `sizes` attribute. A card on a phone says a twentieth less than it has: that many pixels
 * fewer are not seen, and often make do with the smaller picture.
 */
const SIZES: Readonly<Record<PicturePlace, string>> = {
  card: '(min-width: 1280px) 290px, (min-width: 1024px) 33vw, (min-width: 640px) 50vw, calc(95vw - 32px)',
  idea: '(min-width: 1024px) 290px, (min-width: 640px) 50vw, 128px',
  dialog: '(min-width: 1024px) 420px, 100vw',
  panel: '144px',
  plan: '(min-width: 1024px) 14vw, 72px',
};

/** Whether this server stores the picture, in several sizes. */
export function isKeptHere(address: string): boolean {
  return address.startsWith(PICTURES_PATH);
}

/** The largest size of a picture on this server: a JPEG for downloads. */
export const fullSize = (address: string): string => `${address}?size=full`;

/**
 * `img` attributes with which the browser chooses the size it needs. Without the full size, which phones with three pixels in
 * one would choose for every card: three times the bytes, and no sharper to the eye.
 */
export function pictureSource(address: string, place: PicturePlace) {
  const { card, dialog } = PICTURE_WIDTHS;
  const frame = { width: card, height: card / PICTURE_ASPECT_RATIO };
  if (!isKeptHere(address)) return { src: address, ...frame };
  return {
    src: `${address}?size=card`,
    srcSet: `${address}?size=card ${card}w, ${address}?size=dialog ${dialog}w`,
    sizes: SIZES[place],
    ...frame,
  };
}
