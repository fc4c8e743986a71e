import { darker, type Hex, lighter } from '../colour.ts';
import { type PieceFood, pieceRadius } from '../dish-food.ts';
import { inDisc, pack, type Spot } from '../packing.ts';
import { decimal, path, stroke } from '../shapes.ts';
import type { Canvas } from './canvas.ts';
import { PIECE_SCALE } from './piece-sheet.ts';

interface Broth {
  readonly colour: Hex;
  /** The radius of the surface, around the origin. */
  readonly radius: number;
  /** The total number of pieces. */
  readonly count: number;
  readonly taken?: Spot[];
}

/** Pieces half submerged in a sauce, which covers the lower part of each. */
export function floatingPieces(
  canvas: Canvas,
  foods: readonly PieceFood[],
  { colour, radius, count, taken = [] }: Broth,
): string {
  const each = Math.max(2, Math.round(count / Math.max(1, foods.length)));
  return foods
    .flatMap((food) => {
      const size = Math.max(9, pieceRadius(food) * PIECE_SCALE);
      const many = food.role === 'bean' && size < 20 ? Math.min(44, each * 2) : each;
      const spots = pack(canvas.random, many, size * 0.86, inDisc(radius - size * 0.7), taken);
      return spots.map((spot) => ({ food, spot, size }));
    })
    .sort((a, b) => a.spot.y - b.spot.y)
    .map(({ food, spot, size }) => {
      const piece = canvas.pieces.place(food, spot.x, spot.y);
      if (size < 11) return piece;
      const { random, pieces } = canvas;
      const depth = Math.round(size / 4) * 4;
      return (
        piece +
        pieces.stamp(`waterline${depth}`, () => waterline(depth, colour, random()), spot.x, spot.y, {
          rotation: random() * 36 - 18,
        })
      );
    })
    .join('');
}

/** The sauce over the lower third to half of a piece, and its bright edge. */
function waterline(size: number, colour: Hex, chance: number): string {
  const reach = size * 1.12;
  const level = size * (0.12 + chance * 0.4);
  const edge = `M${decimal(-reach)} ${decimal(level)}q${decimal(reach * 0.5)} ${decimal(size * 0.3)} ${decimal(reach)} 0t${decimal(reach)} 0`;
  const under = `C${decimal(reach)} ${decimal(size * 1.5)} ${decimal(-reach)} ${decimal(size * 1.5)} ${decimal(-reach)} ${decimal(level)}Z`;
  return (
    path(`${edge}${under}`, darker(colour, 0.05), { opacity: 0.86 }) +
    stroke(edge, lighter(colour, 0.4), 2.4, { opacity: 0.75 })
  );
}
