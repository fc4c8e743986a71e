import type { Canvas } from '../../arrange/canvas.ts';
import { LARGE_PIECE } from '../../arrange/sectors.ts';
import { blob } from '../../blob.ts';
import { INK } from '../../colour.ts';
import { type PieceFood, pieceRadius, piecesExcept } from '../../dish-food.ts';
import { face } from '../../glyphs/glyph.ts';
import { type Area, inEllipse, pack, type Spot } from '../../packing.ts';
import { box, group, path, placed, stroke } from '../../shapes.ts';
import { onBoard } from '../board.ts';
import type { Vessel } from '../vessel.ts';

const SLICE =
  'M-92 110V-30C-124-44-118-112-60-112H60C118-112 124-44 92-30V110Q92 124 78 124H-78Q-92 124-92 110Z';

/** A loaf from the tin on a board, two slices cut: banana bread and its kind. */
export const servedAsLoaf: Vessel = ({ foods, canvas }) => {
  const inside = piecesExcept(foods, ['bread', 'base', 'dollop']).filter(
    (food) => pieceRadius(food) <= LARGE_PIECE,
  );
  const slices =
    placed(92, -54, -10, 0.82, slice(inside, canvas)) + placed(122, 62, 9, 0.82, slice(inside, canvas));
  return {
    view: 'from above',
    dish: onBoard(placed(-172, -4, 4, 1, loaf(inside, canvas)) + slices),
    cutlery: '',
    freePlaces: [
      { x: 70, y: 84 },
      { x: 716, y: 524 },
    ],
  };
};

function loaf(inside: readonly PieceFood[], canvas: Canvas): string {
  const crack = 'M2-122C-16-80 18-50-4-8C-20 34 16 66 0 118';
  return (
    group(box(-88, -156, 176, 312, 52, INK), { transform: 'translate(10 14)', opacity: 0.18 }) +
    box(-88, -156, 176, 312, 52, '#8f5526') +
    box(-86, -156, 168, 302, 50, '#b87334') +
    path(blob(62, 132, 12, 0.04, canvas.random), '#cf8d45', { transform: 'translate(-4 -6)' }) +
    stroke(crack, '#8f5526', 13) +
    stroke(crack, '#e9c07a', 8) +
    studded(inside, 4, inEllipse(0, -4, 50, 112), canvas)
  );
}

function slice(inside: readonly PieceFood[], canvas: Canvas): string {
  return (
    path(SLICE, INK, { transform: 'translate(9 13)', opacity: 0.2 }) +
    path(SLICE, '#9a5f2b') +
    face(SLICE, '#e6bd7c', 'translate(-1 -2) scale(.92)') +
    path(blob(70, 78, 11, 0.06, canvas.random), '#edcb92', { transform: 'translate(-6 -4)' }) +
    studded(inside, 3, inEllipse(0, 4, 60, 74), canvas)
  );
}

function studded(inside: readonly PieceFood[], each: number, area: Area, { random, pieces }: Canvas): string {
  const taken: Spot[] = [];
  return inside
    .flatMap((food) =>
      pack(random, each, pieceRadius(food) * 0.9, area, taken).map(({ x, y }) =>
        pieces.place(food, x, y, { scale: 0.86 }),
      ),
    )
    .join('');
}
