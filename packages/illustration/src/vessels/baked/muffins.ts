import { crumbColour, crustColour, frostingColour } from '../../arrange/cake-colours.ts';
import type { Canvas } from '../../arrange/canvas.ts';
import { LARGE_PIECE } from '../../arrange/sectors.ts';
import { blob } from '../../blob.ts';
import { darker, type Hex, INK, lighter } from '../../colour.ts';
import { type PieceFood, pieceRadius, piecesExcept } from '../../dish-food.ts';
import { face } from '../../glyphs/glyph.ts';
import { inDisc, pack, type Spot } from '../../packing.ts';
import { circle, path, placeShapes, stroke } from '../../shapes.ts';
import { onTray } from '../cookware/tray.ts';
import type { Vessel } from '../vessel.ts';

const COLUMNS = [-172, 0, 172] as const;
const ROWS = [-80, 82] as const;
const PIECES_IN_A_MUFFIN = 3;

interface Muffin {
  readonly crumb: Hex;
  readonly crust: Hex;
  readonly frosting: Hex | null;
  /** A Yorkshire pudding or popover: no case, hollow in the middle. */
  readonly isHollow: boolean;
}

/** Six muffins in paper cases, frosted or not, with what is baked into them; popovers without cases. */
export const servedAsMuffins: Vessel = ({ dishName, foods, canvas }) => {
  const isEgg = dishName.is('egg muffin');
  const crumb: Hex = isEgg ? '#f3cb62' : crumbColour(dishName, foods);
  const look: Muffin = {
    crumb,
    crust: isEgg ? '#e2ad48' : crustColour(crumb),
    frosting: dishName.is('cupcake') ? frostingColour(dishName, foods) : null,
    isHollow: dishName.is('hollow'),
  };
  const inside = piecesExcept(foods, ['bread', 'base', 'dollop']).filter(
    (food) =>
      pieceRadius(food) <= LARGE_PIECE &&
      food.glyph !== 'boiledEgg' &&
      (isEgg || !['herb', 'cube', 'dice'].includes(food.glyph)),
  );
  const muffins = ROWS.flatMap((y) =>
    COLUMNS.map((x) => placeShapes(x, y, canvas.random() * 360, 1, muffin(look, inside.slice(0, 3), canvas))),
  );
  return onTray(muffins.join(''));
};

function muffin(
  { crumb, crust, frosting, isHollow }: Muffin,
  inside: readonly PieceFood[],
  canvas: Canvas,
): string {
  const { random, pieces } = canvas;
  const top = blob(isHollow ? 76 : 66, isHollow ? 72 : 66, 11, isHollow ? 0.07 : 0.04, random);
  const taken: Spot[] = [];
  const studded = inside.flatMap((food) =>
    pack(random, PIECES_IN_A_MUFFIN, pieceRadius(food) * 0.8, inDisc(frosting === null ? 42 : 26), taken).map(
      ({ x, y }) => pieces.place(food, x, y, { scale: frosting === null ? 0.8 : 0.66 }),
    ),
  );
  const paper = isHollow
    ? ''
    : path(blob(79, 79, 26, 0.025, random), '#d9b77c') + path(blob(74, 74, 26, 0.025, random), '#f1ddb0');
  return (
    circle(8, 11, 78, INK, 0.17) +
    paper +
    path(top, darker(crust, 0.18)) +
    face(top, crust, 'translate(-1 -2) scale(.95)') +
    (isHollow
      ? path(blob(46, 44, 9, 0.1, random), darker(crust, 0.3)) + path(blob(38, 36, 9, 0.1, random), crumb)
      : path(blob(44, 40, 9, 0.1, random), lighter(crust, 0.2), { transform: 'translate(-6 -8)' })) +
    (frosting === null ? '' : swirl(frosting)) +
    studded.join('')
  );
}

function swirl(colour: Hex): string {
  return (
    circle(2, 4, 58, darker(colour, 0.2)) +
    circle(0, 0, 57, colour) +
    stroke(
      'M46 4C44 46-46 46-44 0C-42-42 34-40 30 0C28 28-28 26-24-2C-20-22 14-20 12 0',
      darker(colour, 0.13),
      8,
    ) +
    stroke('M-34-26C-20-44 10-46 28-34', lighter(colour, 0.5), 6, { opacity: 0.8 })
  );
}
