import type { Random } from '@game-plan/domain/random';
import { type Hex, INK } from '../colour.ts';
import { circle, ellipse, path, stroke } from '../shapes.ts';

/**
 * One piece of a food around the origin, about 60 units wide, seen from above and lit from the upper left:
 * a soft shadow, a body, one darker and one lighter shape.
 */
export type Glyph = (random: Random, colour?: Hex) => string;

const SHADOW_OPACITY = 0.16;

/** The shadow of an outline. */
export function shadow(outline: string): string {
  return path(outline, INK, { transform: 'translate(3 4)', opacity: SHADOW_OPACITY });
}

export function roundShadow(radius: number): string {
  return circle(3, 4, radius, INK, SHADOW_OPACITY);
}

export function ovalShadow(radiusX: number, radiusY: number): string {
  return ellipse(3, 4, radiusX, radiusY, INK, 0, SHADOW_OPACITY);
}

/** The shadow of a thick line. */
export function strokeShadow(course: string, width: number): string {
  return stroke(course, INK, width, { transform: 'translate(3 5)', opacity: 0.14 });
}

/** The light face on top of a darker body: the same outline, transformed by `transform`. */
export function face(outline: string, fill: Hex, transform: string): string {
  return path(outline, fill, { transform });
}

/** The drawings of `count` pieces, joined. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}
