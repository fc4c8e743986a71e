import type { Canvas } from '../../arrange/canvas.ts';
import { spreadPieces } from '../../arrange/on-top.ts';
import { LARGE_PIECE } from '../../arrange/sectors.ts';
import { blob } from '../../blob.ts';
import { type Hex, lighter } from '../../colour.ts';
import { type DishFood, type PieceFood, pieceRadius, piecesExcept, piecesOf } from '../../dish-food.ts';
import { GLYPHS } from '../../glyphs/glyphs.ts';
import { inEllipse } from '../../packing.ts';
import { path, placeShapes, stroke } from '../../shapes.ts';
import { mashColour, mashMound } from '../bowls/mash.ts';
import { onPlate } from '../on-plate.ts';
import type { Vessel } from '../vessel.ts';

/** Three sausages leaning on a mound of mash, with gravy if the recipe has it. */
export const servedAsSausagesAndMash: Vessel = ({ dishName, foods, ware, canvas }) => {
  const { random } = canvas;
  const mash: Hex = mashColour(dishName);
  const hasGravy = foods.some(({ name }) => name.is('gravy') || name.is('broth') || name.is('onion'));
  const sides = sidesOf(foods).filter(({ glyph }) => glyph !== 'potato' && glyph !== 'onion');
  return onPlate(
    ware,
    (hasGravy
      ? path(blob(150, 112, 11, 0.1, random), '#8a552f', { transform: 'translate(20 42)' }) +
        stroke('M-70 88Q10 130 96 96', lighter('#8a552f', 0.3), 7, { opacity: 0.6 })
      : '') +
      placeShapes(-44, -56, 0, 1, mashMound(mash, 108, random)) +
      spreadPieces(canvas, sides.slice(0, 2), { area: inEllipse(108, -70, 50, 62), each: 9, scale: 0.8 }) +
      [
        { x: -40, y: 18, turn: -24 },
        { x: 12, y: 62, turn: -12 },
        { x: 74, y: 20, turn: -34 },
      ]
        .map(({ x, y, turn }) => placeShapes(x, y, turn + random() * 6, 1.22, GLYPHS.wholeSausage(random)))
        .join('') +
      onions(foods, canvas),
  );
};

/** Sausages side by side with the foods that were fried or braised with them. */
export const servedAsSausages: Vessel = ({ dishName, foods, ware, canvas }) => {
  const { random } = canvas;
  const pale = dishName.is('pale sausage');
  const sides = sidesOf(foods);
  const isCurry = dishName.is('curry sausage');
  const turns = sides.length > 0 ? [-58, -8, 42] : [-76, -8, 60];
  const row = turns
    .map((y, index) =>
      placeShapes(
        sides.length > 0 ? -18 : 0,
        y,
        -10 + index * 4 + random() * 6,
        1.5,
        GLYPHS.wholeSausage(random, pale ? '#e3c6a0' : '#a5542f'),
      ),
    )
    .join('');
  const sauce =
    isCurry || foods.some(({ name }) => name.is('ketchup'))
      ? path(blob(118, 66, 11, 0.14, random), '#c4502a', { transform: 'translate(0 10)', opacity: 0.94 })
      : '';
  return onPlate(
    ware,
    spreadPieces(canvas, sides.slice(0, 4), {
      area: inEllipse(6, 26, 146, 118),
      each: Math.round(26 / Math.max(1, sides.length)),
      scale: 0.9,
      spacing: 0.7,
    }) +
      row +
      sauce +
      spreadPieces(canvas, piecesOf(foods, ['topping']).slice(0, 2), {
        area: inEllipse(0, 0, 100, 80),
        each: 4,
        scale: 0.85,
      }),
  );
};

function sidesOf(foods: readonly DishFood[]): PieceFood[] {
  return piecesExcept(foods, ['topping', 'bread', 'dollop', 'garnish', 'hero']).filter(
    (food) => food.glyph !== 'sausage' && pieceRadius(food) <= LARGE_PIECE,
  );
}

function onions(foods: readonly DishFood[], canvas: Canvas): string {
  const onion = foods.find(({ glyph }) => glyph === 'onion');
  if (onion === undefined) return '';
  return Array.from({ length: 9 }, (_, index) =>
    placeShapes(
      -30 + index * 15,
      60 + (index % 3) * 10,
      canvas.random() * 180,
      1,
      stroke('M-22 4C-12-8 10-8 20 4', '#b9803f', 6, { opacity: 0.9 }),
    ),
  ).join('');
}
