import { type PieceFood, pieceRadius } from '../dish-food.ts';
import { type Area, pack, type Spot } from '../packing.ts';
import type { Canvas } from './canvas.ts';
import { PIECE_SCALE } from './piece-sheet.ts';

interface Helping {
  readonly area: Area;
  /** Pieces of each food; twice as many of beans and other small foods. */
  readonly each: number;
  /** Relative to the normal size. */
  readonly scale?: number;
  readonly taken?: Spot[];
  /** Share of its radius that a piece keeps free of others. */
  readonly spacing?: number;
  readonly rotation?: number;
}

/** Spreads pieces of each food over an area, drawn from back to front. */
export function spreadPieces(
  { random, pieces }: Canvas,
  foods: readonly PieceFood[],
  { area, each, scale = 1, taken = [], spacing = 0.8, rotation }: Helping,
): string {
  return foods
    .flatMap((food) => {
      const radius = Math.max(6, pieceRadius(food) * PIECE_SCALE * scale * spacing);
      const count = food.role === 'bean' ? each * 2 : each;
      return pack(random, count, radius, area, taken).map((spot) => ({ food, spot }));
    })
    .sort((a, b) => a.spot.y - b.spot.y)
    .map(({ food, spot }) => pieces.place(food, spot.x, spot.y, { scale, rotation }))
    .join('');
}
