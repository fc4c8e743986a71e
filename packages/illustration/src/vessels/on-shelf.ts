import { placeShapes } from '../shapes.ts';
import type { ServedDish } from './vessel.ts';

/**
 * Draws shapes on the shelf, around the origin with the foot at about y = 180. `size` is the scale; loose ingredients
 * are drawn left and right of it.
 */
export function onShelf(shapes: string, size = 1.25): ServedDish {
  return {
    view: 'from the front',
    dish: placeShapes(400, 300, 0, size, shapes),
    cutlery: '',
    freePlaces: [
      { x: 60, y: 538 },
      { x: 742, y: 540 },
    ],
  };
}
