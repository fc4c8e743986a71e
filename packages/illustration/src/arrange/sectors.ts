import type { DishFood, PieceFood } from '../dish-food.ts';
import { pieceRadius, piecesExcept, piecesOf } from '../dish-food.ts';
import { GLYPHS } from '../glyphs/glyphs.ts';
import { inDisc, inWedge, pack } from '../packing.ts';
import { degrees, placeShapes, polar, TURN } from '../shapes.ts';
import type { Canvas } from './canvas.ts';
import { PIECE_SCALE } from './piece-sheet.ts';

/** A food with at least this radius is one large piece. */
export const LARGE_PIECE = 36;

const MOST_SECTORS = 6;
const MOST_TOPPINGS = 3;

/** Each food in its own slice of a disc of `discRadius`, as in a bowl; toppings cover all slices. */
export function sectors(canvas: Canvas, foods: readonly DishFood[], discRadius: number): string {
  const { random, pieces } = canvas;
  const slices = piecesExcept(foods, ['topping', 'garnish']).slice(0, MOST_SECTORS);
  const toppings = piecesOf(foods, ['topping']).slice(0, MOST_TOPPINGS);
  const [citrus] = piecesOf(foods, ['garnish']);
  const start = random() * TURN;
  const width = TURN / Math.max(slices.length, 1);

  const arranged = slices.map((food, index) =>
    sector(canvas, food, discRadius, start + index * width, width),
  );
  const sprinkled = toppings.flatMap((food) =>
    pack(random, 6, pieceRadius(food) * PIECE_SCALE, inDisc(discRadius * 0.75)).map(({ x, y }) =>
      pieces.place(food, x, y),
    ),
  );
  const parts = [...arranged, ...sprinkled];
  if (citrus !== undefined) {
    const { x, y } = polar(start, discRadius * 0.62);
    parts.push(placeShapes(x, y, random() * 360, 1.35, GLYPHS.citrusWedge(random, citrus.colour)));
  }
  return parts.join('');
}

function sector(canvas: Canvas, food: PieceFood, discRadius: number, from: number, width: number): string {
  const { random, pieces } = canvas;
  const middle = from + width / 2;
  if (food.glyph === 'boiledEgg') return eggHalves(canvas, discRadius, middle);
  if (pieceRadius(food) > LARGE_PIECE) {
    const { x, y } = polar(middle, discRadius * 0.56);
    const scale = Math.min(1.34, (discRadius * 0.66) / pieceRadius(food)) * food.scale;
    return placeShapes(x, y, degrees(middle) + 90, scale, GLYPHS[food.glyph](random, food.colour));
  }
  const radius = pieceRadius(food) * PIECE_SCALE * 0.74;
  const area = inWedge(from + 0.1, from + width - 0.1, discRadius * 0.2, discRadius * 0.9);
  const outermostFirst = pack(random, food.role === 'bean' ? 24 : 8, radius, area).sort(
    (a, b) => Math.hypot(b.x, b.y) - Math.hypot(a.x, a.y),
  );
  return outermostFirst.map(({ x, y }) => pieces.place(food, x, y)).join('');
}

function eggHalves({ random }: Canvas, discRadius: number, middle: number): string {
  return [-1, 1]
    .map((side) => {
      const { x, y } = polar(middle + side * 0.2, discRadius * 0.62);
      return placeShapes(x, y, degrees(middle) + 90 + side * 14, 1.3, GLYPHS.boiledEgg(random));
    })
    .join('');
}
