import { fork } from '../scene/cutlery.ts';
import { placeShapes } from '../shapes.ts';
import type { ServedDish } from './vessel.ts';
import { plate, type Ware } from './ware.ts';

export const PLATE_RADIUS = 236;

/** Draws the food around the origin on a plate from above. The flat middle has 0.75 of the plate's radius. */
export function onPlate(ware: Ware, food: string): ServedDish {
  return {
    view: 'from above',
    dish: placeShapes(400, 300, 0, 1.08, plate(ware, PLATE_RADIUS) + food),
    cutlery: fork(722, 250, 6),
    freePlaces: [
      { x: 86, y: 90 },
      { x: 716, y: 508 },
    ],
  };
}
