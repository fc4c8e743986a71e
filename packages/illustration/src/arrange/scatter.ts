import type { DishRole } from '@game-plan/lexicon/drawing-data';
import type { DishFood, PieceFood } from '../dish-food.ts';
import { hasPieces, pieceRadius } from '../dish-food.ts';
import { inDisc, pack, type Spot } from '../packing.ts';
import type { Canvas } from './canvas.ts';
import { PIECE_SCALE } from './piece-sheet.ts';

interface Portion {
  /** Lower layers are drawn first, below the others. */
  readonly layer: number;
  /** The food's share of the dish, relative to the other foods. */
  readonly weight: number;
  readonly most: number;
}

const USUAL: Portion = { layer: 2, weight: 2.6, most: 11 };

const PORTIONS: Partial<Record<DishRole, Portion>> = {
  main: { layer: 0, weight: 4, most: 11 },
  pasta: { layer: 0, weight: 7, most: 16 },
  hero: { layer: 0, weight: 3, most: 3 },
  leaf: { layer: 1, weight: 2.6, most: 11 },
  bean: { layer: 3, weight: 3, most: 24 },
  dollop: { layer: 3, weight: 2.6, most: 1 },
  garnish: { layer: 3, weight: 2.6, most: 2 },
  topping: { layer: 4, weight: 1.4, most: 8 },
};

/** Onion rings are transparent, so many of them look messy. */
const MOST_ONION_RINGS = 4;

function portionOf(food: PieceFood): Portion {
  const portion = PORTIONS[food.role] ?? USUAL;
  return food.glyph === 'onion' ? { ...portion, most: MOST_ONION_RINGS } : portion;
}

/**
 * All foods mixed over a disc of `discRadius`. `room` is the area in square units that they share; `taken`
 * keeps places free. Toppings lie on top of the rest.
 */
export function scatter(
  canvas: Canvas,
  foods: readonly DishFood[],
  discRadius: number,
  room: number,
  taken: Spot[] = [],
): string {
  const portions = foods
    .filter(hasPieces)
    .map((food) => ({ food, portion: portionOf(food) }))
    .sort((a, b) => a.portion.layer - b.portion.layer);
  const total = portions.reduce((sum, { portion }) => sum + portion.weight, 0);
  return portions
    .map(({ food, portion }) => {
      const isTopping = food.role === 'topping';
      const radius = Math.max(8, pieceRadius(food) * PIECE_SCALE * (isTopping ? 1.1 : 0.84));
      const fitting = Math.round((room * portion.weight) / total / (radius * radius * 3.1));
      const count = Math.max(food.role === 'dollop' ? 1 : 2, Math.min(portion.most, fitting));
      const area = inDisc(discRadius - radius * 0.55);
      return pack(canvas.random, count, radius, area, isTopping ? [] : taken)
        .map(({ x, y }) => canvas.pieces.place(food, x, y))
        .join('');
    })
    .join('');
}
