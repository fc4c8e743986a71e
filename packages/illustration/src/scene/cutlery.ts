import { INK } from '../colour.ts';
import { box, ellipse, group, path, placeShapes } from '../shapes.ts';

const SHADOW = { transform: 'translate(8 10)', opacity: 0.16 };

/** At (x, y), rotated by `rotation` degrees. */
export function fork(x: number, y: number, rotation: number): string {
  const tines =
    'M-27-120H-17V-60H-9V-120H-4.5V-60H4.5V-120H9V-60H17V-120H27V-44C27-20 12-10 7-4H-7C-12-10-27-20-27-44Z';
  return placeShapes(
    x,
    y,
    rotation,
    1,
    group(box(-7, -20, 14, 230, 7, INK) + box(-27, -120, 54, 110, 24, INK), SHADOW) +
      box(-7, -20, 14, 230, 7, '#e9e4d6') +
      path(tines, '#f5f1e6') +
      box(-7, -10, 6, 218, 3, '#ffffff', 0.7),
  );
}

/** At (x, y), rotated by `rotation` degrees. */
export function spoon(x: number, y: number, rotation: number): string {
  return placeShapes(
    x,
    y,
    rotation,
    1,
    group(box(-7, -40, 14, 250, 7, INK) + ellipse(0, -80, 32, 46, INK), SHADOW) +
      box(-7, -40, 14, 250, 7, '#e9e4d6') +
      ellipse(0, -80, 32, 46, '#f5f1e6') +
      ellipse(2, -76, 24, 37, '#d9d2c1') +
      ellipse(0, -80, 23, 36, '#e6e0d0'),
  );
}
