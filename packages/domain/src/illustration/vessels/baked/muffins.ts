import type { Canvas } from '../../arrange/canvas.ts';
import { LARGE_PIECE } from '../../arrange/sectors.ts';
import { blob } from '../../blob.ts';
import { INK } from '../../colour.ts';
import { type PieceFood, pieceRadius, piecesExcept } from '../../dish-food.ts';
import { face } from '../../glyphs/glyph.ts';
import { inDisc, pack, type Spot } from '../../packing.ts';
import { circle, path, placed } from '../../shapes.ts';
import { onTray } from '../cookware/tray.ts';
import type { Vessel } from '../vessel.ts';

const COLUMNS = [-172, 0, 172] as const;
const ROWS = [-80, 82] as const;
const PIECES_IN_A_MUFFIN = 3;

/** Six muffins in paper cases, with what is baked into them. */
export const servedAsMuffins: Vessel = ({ foods, canvas }) => {
  const inside = piecesExcept(foods, ['bread', 'base', 'dollop']).filter(
    (food) => pieceRadius(food) <= LARGE_PIECE,
  );
  const muffins = ROWS.flatMap((y) =>
    COLUMNS.map((x) => placed(x, y, canvas.random() * 360, 1, muffin(inside, canvas))),
  );
  return onTray(muffins.join(''));
};

function muffin(inside: readonly PieceFood[], { random, pieces }: Canvas): string {
  const top = blob(66, 66, 11, 0.04, random);
  const taken: Spot[] = [];
  const studded = inside.flatMap((food) =>
    pack(random, PIECES_IN_A_MUFFIN, pieceRadius(food) * 0.8, inDisc(42), taken).map(({ x, y }) =>
      pieces.place(food, x, y, { scale: 0.8 }),
    ),
  );
  return (
    circle(8, 11, 78, INK, 0.17) +
    path(blob(79, 79, 26, 0.025, random), '#d9b77c') +
    path(blob(74, 74, 26, 0.025, random), '#f1ddb0') +
    path(top, '#b9772f') +
    face(top, '#dfa050', 'translate(-1 -2) scale(.95)') +
    path(blob(44, 40, 9, 0.1, random), '#eab868', { transform: 'translate(-6 -8)' }) +
    studded.join('')
  );
}
