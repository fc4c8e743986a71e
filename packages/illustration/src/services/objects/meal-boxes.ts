import type { Hex } from '../../colour.ts';
import { box, stroke } from '../../shapes.ts';
import { castShadow, type ServiceObject } from './service-object.ts';

type Foods = readonly [left: Hex, middle: Hex, right: Hex];

function mealBox(x: number, y: number, [left, middle, right]: Foods): string {
  return (
    box(x, y, 300, 112, 22, '#f7f3e6') +
    box(x + 10, y + 30, 280, 72, 14, '#e3dcc8') +
    box(x + 16, y + 36, 88, 60, 10, left) +
    box(x + 108, y + 36, 84, 60, 10, middle) +
    box(x + 196, y + 36, 88, 60, 10, right) +
    box(x - 8, y - 8, 316, 30, 13, '#2f74b5') +
    box(x - 8, y - 8, 316, 14, 7, '#5a97cf') +
    stroke(`M${x + 24} ${y + 44}h56m-56 18h40`, '#ffffff', 6, { opacity: 0.55 })
  );
}

/** Three stacked glass boxes. */
export const mealBoxes: ServiceObject = () =>
  castShadow(box(242, 124, 316, 370, 22, '#000000')) +
  mealBox(250, 380, ['#5f8f45', '#f1dfb2', '#d99a4e']) +
  mealBox(258, 254, ['#ec8130', '#74a83c', '#f0845c']) +
  mealBox(246, 128, ['#cf4a2c', '#faf3e0', '#4c8f3c']);
