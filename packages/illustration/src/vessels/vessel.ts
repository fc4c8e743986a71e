import type { Canvas } from '../arrange/canvas.ts';
import type { DishFood } from '../dish-food.ts';
import type { ReadName } from '../read-name.ts';
import type { Point } from '../shapes.ts';
import type { Ware } from './ware.ts';

/** The input of a vessel. */
export interface Serving {
  readonly dishName: ReadName;
  readonly foods: readonly DishFood[];
  readonly ware: Ware;
  readonly canvas: Canvas;
}

/** A filled vessel in its place on the 800 by 600 scene. */
export interface ServedDish {
  readonly view: 'from above' | 'from the front';
  readonly dish: string;
  /** Cutlery beside it, or ''. */
  readonly cutlery: string;
  /** Positions for loose ingredients. */
  readonly freePlaces: readonly Point[];
}

export type Vessel = (serving: Serving) => ServedDish;
