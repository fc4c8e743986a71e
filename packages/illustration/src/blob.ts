import type { Random } from '@game-plan/domain/random';
import { decimal, type Point, TURN } from './shapes.ts';

/**
 * Path data of a smooth closed outline around the origin: `corners` points on an ellipse, each moved in or
 * out by up to `jitter` (a share of the radius), joined by a Catmull-Rom spline written as Bézier curves.
 */
export function blob(
  radiusX: number,
  radiusY: number,
  corners: number,
  jitter: number,
  random: Random,
): string {
  const points: Point[] = [];
  for (let index = 0; index < corners; index += 1) {
    const angle = (index / corners) * TURN;
    const reach = 1 + (random() - 0.5) * 2 * jitter;
    points.push({ x: Math.cos(angle) * radiusX * reach, y: Math.sin(angle) * radiusY * reach });
  }
  const pointAt = (index: number): Point => points.at(index % corners) ?? { x: 0, y: 0 };
  const start = pointAt(0);
  const curves = points.map((from, index) =>
    curve(pointAt(index + corners - 1), from, pointAt(index + 1), pointAt(index + 2)),
  );
  return `M${decimal(start.x)} ${decimal(start.y)}${curves.join('')}Z`;
}

/** The Bézier curve from `from` to `to` whose slopes follow the neighbours (Catmull-Rom, tension 1/6). */
function curve(before: Point, from: Point, to: Point, after: Point): string {
  const numbers = [
    from.x + (to.x - before.x) / 6,
    from.y + (to.y - before.y) / 6,
    to.x - (after.x - from.x) / 6,
    to.y - (after.y - from.y) / 6,
    to.x,
    to.y,
  ];
  return `C${numbers.map(decimal).join(' ')}`;
}
