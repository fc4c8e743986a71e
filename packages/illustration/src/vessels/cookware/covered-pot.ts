import { darker, type Hex, INK, lighter, mix } from '../../colour.ts';
import { box, circle, ellipse, path, placeShapes, stroke } from '../../shapes.ts';
import type { Vessel } from '../vessel.ts';

const ENAMELS: readonly Hex[] = ['#c95a3c', '#3f7a68', '#3c6288', '#d39a35', '#8a4a5c'];

/** A pot with its lid on, for a dish with unknown contents. */
export const servedInCoveredPot: Vessel = ({ canvas }) => {
  const enamel = ENAMELS[Math.floor(canvas.random() * ENAMELS.length)] ?? '#c95a3c';
  return {
    view: 'from above',
    dish: placeShapes(400, 300, 0, 1.1, pot(enamel) + lid(enamel)),
    cutlery: '',
    freePlaces: [],
  };
};

/** An enamelled pot with two handles, from above. Its radius is 226, and 0.86 of that inside. */
export function pot(enamel: Hex): string {
  const handle = (side: number) =>
    path(
      `M${side * 196} -74C${side * 300} -78 ${side * 300} 78 ${side * 196} 74L${side * 206} 40C${side * 250} 40 ${side * 250} -40 ${side * 206} -40Z`,
      side < 0 ? enamel : darker(enamel, 0.12),
    );
  return (
    circle(14, 22, 226, INK, 0.19) +
    ellipse(250, 22, 40, 60, INK, 0, 0.12) +
    handle(-1) +
    handle(1) +
    circle(0, 0, 226, darker(enamel, 0.26)) +
    circle(-2, -4, 223, enamel) +
    circle(0, 0, 204, darker(enamel, 0.3)) +
    circle(1, 4, 200, mix('#f3e9d5', enamel, 0.14))
  );
}

function lid(enamel: Hex): string {
  return (
    circle(4, 8, 206, INK, 0.22) +
    circle(0, 0, 206, darker(enamel, 0.2)) +
    circle(-3, -5, 202, enamel) +
    stroke('M-3-171A166 166 0 1 1-3.1-171Z', darker(enamel, 0.12), 6) +
    stroke('M-132-92A160 160 0 0 1-40-158', lighter(enamel, 0.38), 12, { opacity: 0.8 }) +
    circle(8, 14, 46, INK, 0.2) +
    circle(0, 0, 44, '#2f3435') +
    circle(-3, -5, 38, '#454b4d') +
    box(-16, -24, 20, 8, 4, '#6a7173')
  );
}
