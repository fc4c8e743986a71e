import type { Random } from '@game-plan/domain/random';
import { type Point, polar, TURN } from './shapes.ts';

/** An occupied circle. */
export interface Spot extends Point {
  readonly radius: number;
}

/** A random point of an area. */
export type Area = (random: Random) => Point;

const TRIES = 60;

/** Overlap that the last try allows, as a share of the radii, so that a full dish does not look like a grid. */
const MOST_OVERLAP = 0.35;

/**
 * Up to `count` spots of `radius` inside `area`, none on top of another or of `taken`, to which the new spots
 * are added. A spot that finds no room in sixty tries is left out.
 */
export function pack(random: Random, count: number, radius: number, area: Area, taken: Spot[] = []): Spot[] {
  const spots: Spot[] = [];
  for (let index = 0; index < count; index += 1) {
    const spot = freeSpot(random, radius, area, taken);
    if (spot === null) continue;
    taken.push(spot);
    spots.push(spot);
  }
  return spots;
}

function freeSpot(random: Random, radius: number, area: Area, taken: readonly Spot[]): Spot | null {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const { x, y } = area(random);
    const nearness = 1 - (attempt / TRIES) * MOST_OVERLAP;
    const isFree = taken.every(
      (other) => Math.hypot(other.x - x, other.y - y) > (other.radius + radius) * nearness,
    );
    if (isFree) return { x, y, radius };
  }
  return null;
}

/** Uniform over a disc around the origin. */
export function inDisc(radius: number): Area {
  return (random) => {
    const angle = random() * TURN;
    return polar(angle, Math.sqrt(random()) * radius);
  };
}

/** Uniform over the slice of a ring between two angles (radians) and two radii. */
export function inWedge(fromAngle: number, toAngle: number, innerRadius: number, outerRadius: number): Area {
  return (random) => {
    const angle = fromAngle + random() * (toAngle - fromAngle);
    const square = innerRadius ** 2 + random() * (outerRadius ** 2 - innerRadius ** 2);
    return polar(angle, Math.sqrt(square));
  };
}

/** Uniform over an ellipse around (x, y). */
export function inEllipse(x: number, y: number, radiusX: number, radiusY: number): Area {
  return (random) => {
    const unit = inDisc(1)(random);
    return { x: x + unit.x * radiusX, y: y + unit.y * radiusY };
  };
}
