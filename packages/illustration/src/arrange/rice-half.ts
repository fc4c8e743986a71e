import { blob } from '../blob.ts';
import { darker, INK } from '../colour.ts';
import type { BaseFood, DishFood } from '../dish-food.ts';
import { isBase } from '../dish-food.ts';
import { path, placeShapes } from '../shapes.ts';
import type { Canvas } from './canvas.ts';
import { grainTexture } from './grain-texture.ts';

/** The rice or grain that a sauce is served with, if the recipe has any. */
export function servedWith(foods: readonly DishFood[]): BaseFood | undefined {
  return foods.find(isBase);
}

/** The position of the mound of `riceHalf`, for parts that must not overlap it. */
export const RICE_MOUND = { x: -112, y: 22, radius: 118 };

/** A mound of rice over the left of a bowl of `radius`, around the origin. */
export function riceHalf({ fill, colour }: BaseFood, radius: number, canvas: Canvas): string {
  const outline = blob(radius * 0.7, radius * 0.86, 12, 0.035, canvas.random);
  const mound =
    path(outline, INK, { transform: 'translate(8 9)', opacity: 0.17 }) +
    path(outline, darker(colour, 0.12)) +
    canvas.clip(
      path(outline, '#000000', { transform: 'translate(-2 -3)' }),
      grainTexture(fill, colour, radius * 0.92, canvas.random),
    );
  return placeShapes(-radius * 0.6, radius * 0.1, 0, 1, mound);
}
