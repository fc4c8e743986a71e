import { crumbColour, crustColour } from '../../arrange/cake-colours.ts';
import { spreadPieces } from '../../arrange/on-top.ts';
import { LARGE_PIECE } from '../../arrange/sectors.ts';
import { type Hex, INK, lighter } from '../../colour.ts';
import { type DishFood, pieceRadius, piecesOf } from '../../dish-food.ts';
import { inEllipse } from '../../packing.ts';
import { box, ellipse, path } from '../../shapes.ts';
import { onShelf } from '../on-shelf.ts';
import type { Vessel } from '../vessel.ts';
import { plateFromFront } from '../ware.ts';

const CAKES = 5;
const CAKE_HEIGHT = 40;
const LOWEST = 108;
const TOP = LOWEST - (CAKES - 1) * CAKE_HEIGHT;
const HALF_WIDTH = 172;

/** A stack on a plate, from the front, with the butter, syrup, cream and fruit that the recipe has. */
export const servedAsPancakes: Vessel = ({ dishName, foods, ware, canvas }) => {
  const { random } = canvas;
  const crumb = crumbColour(dishName, foods);
  let stack = ellipse(10, 152, HALF_WIDTH, 16, INK, 0, 0.16);
  for (let index = 0; index < CAKES; index += 1) {
    const shift = index === CAKES - 1 ? 0 : (random() - 0.5) * 16;
    stack += cake(shift, LOWEST - index * CAKE_HEIGHT, HALF_WIDTH - random() * 8, crumb);
  }
  const syrup = foods.find(({ name }) => name.is('syrup'));
  if (syrup !== undefined) stack += syrupRun(syrup.tint ?? '#c67a1e');
  const small = piecesOf(foods, ['fruit', 'topping', 'main', 'garnish']).filter(
    (food) => pieceRadius(food) <= LARGE_PIECE,
  );
  const hasButter = foods.some(({ name }) => name.is('butter'));
  if (hasButter) stack += butter();
  else stack += cream(foods);
  stack += spreadPieces(canvas, small.slice(0, 3), {
    area: inEllipse(0, TOP - 3, 126, 15),
    each: 3,
    scale: 0.72,
    taken: [{ x: 0, y: TOP - 8, radius: hasButter ? 52 : 0 }],
  });
  const beside = spreadPieces(canvas, small.slice(0, 2), {
    area: (source) => ({ x: (source() > 0.5 ? 1 : -1) * (186 + source() * 34), y: 146 + source() * 8 }),
    each: 3,
    scale: 0.72,
  });
  return onShelf(plateFromFront(ware, 262) + stack + beside, 1.3);
};

function cake(x: number, y: number, halfWidth: number, crumb: Hex): string {
  const crust = crustColour(crumb);
  return (
    box(x - halfWidth, y - 3, halfWidth * 2, CAKE_HEIGHT + 6, 22, crust) +
    box(x - halfWidth + 3, y + 7, halfWidth * 2 - 6, CAKE_HEIGHT - 15, 13, lighter(crumb, 0.3)) +
    ellipse(x, y, halfWidth - 2, 27, crust) +
    ellipse(x - 3, y - 2, halfWidth - 16, 21, lighter(crust, 0.16))
  );
}

/** A pool on the top cake and three runs down the side. */
function syrupRun(colour: Hex): string {
  const y = TOP;
  const pool =
    `M-132 ${y}C-132 ${y - 26} 132 ${y - 26} 138 ${y - 2}C142 ${y + 8} 146 ${y + 20} 146 ${y + 56}C146 ${y + 72} 124 ${y + 72} 124 ${y + 56}` +
    `C124 ${y + 40} 122 ${y + 26} 110 ${y + 22}C84 ${y + 28} 60 ${y + 28} 44 ${y + 30}C40 ${y + 44} 42 ${y + 76} 42 ${y + 96}C42 ${y + 114} 18 ${y + 114} 18 ${y + 96}` +
    `C18 ${y + 70} 16 ${y + 40} 4 ${y + 30}C-30 ${y + 30} -52 ${y + 28} -62 ${y + 26}C-66 ${y + 34} -66 ${y + 42} -66 ${y + 50}C-66 ${y + 66} -88 ${y + 66} -88 ${y + 50}` +
    `C-88 ${y + 36} -92 ${y + 26} -104 ${y + 20}C-120 ${y + 16} -132 ${y + 10} -132 ${y}Z`;
  return path(pool, colour, { opacity: 0.94 }) + ellipse(-40, y - 5, 56, 7, lighter(colour, 0.4), 0, 0.7);
}

function butter(): string {
  const y = TOP - 30;
  return (
    path(`M-34 ${y + 8}L30 ${y + 14}L30 ${y + 34}L-34 ${y + 28}Z`, '#eec65f') +
    path(`M30 ${y + 14}L50 ${y - 2}L50 ${y + 18}L30 ${y + 34}Z`, '#dfae45') +
    path(`M-34 ${y + 8}L-12 ${y - 7}L50 ${y - 2}L30 ${y + 14}Z`, '#fdebab')
  );
}

function cream(foods: readonly DishFood[]): string {
  if (!foods.some(({ name }) => name.is('cream'))) return '';
  return (
    ellipse(0, TOP - 6, 60, 17, '#eadfc8') +
    path(
      `M-56 ${TOP - 8}C-60 ${TOP - 40} -26 ${TOP - 62} 6 ${TOP - 58}C42 ${TOP - 54} 60 ${TOP - 30} 56 ${TOP - 8}C30 ${TOP + 10} -30 ${TOP + 10} -56 ${TOP - 8}Z`,
      '#fffaf0',
    )
  );
}
