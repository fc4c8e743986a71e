import { spoon } from '../../scene/cutlery.ts';
import { circle, placeShapes } from '../../shapes.ts';
import type { ServedDish, Serving } from '../vessel.ts';
import { bowl } from '../ware.ts';

const RADIUS = 218;

/** The radius of a bowl's contents. */
export const BOWL_FILL_RADIUS = RADIUS - 27;

/** A bowl from above with `filling`, drawn around the origin and clipped to the bowl. */
export function inBowl({ ware, canvas }: Serving, filling: string, around = ''): ServedDish {
  const region = circle(0, 0, BOWL_FILL_RADIUS, '#000000');
  return {
    view: 'from above',
    dish: placeShapes(400, 300, 0, 1.13, bowl(ware, RADIUS) + canvas.clip(region, filling) + around),
    cutlery: spoon(716, 190, 24),
    freePlaces: [
      { x: 76, y: 104 },
      { x: 728, y: 486 },
      { x: 84, y: 508 },
    ],
  };
}
