import type { Trait } from '@game-plan/lexicon/drawing-data';
import { spreadPieces } from '../../arrange/on-top.ts';
import { LARGE_PIECE } from '../../arrange/sectors.ts';
import { blob } from '../../blob.ts';
import { darker, type Hex, INK, lighter } from '../../colour.ts';
import { type DishFood, type PieceFood, pieceRadius, piecesExcept, piecesOf } from '../../dish-food.ts';
import { repeat } from '../../glyphs/glyph.ts';
import { GLYPHS } from '../../glyphs/glyphs.ts';
import { inDisc } from '../../packing.ts';
import { circle, ellipse, path, placeShapes, polar, stroke, TURN } from '../../shapes.ts';
import { onPlate } from '../on-plate.ts';
import type { Serving, Vessel } from '../vessel.ts';

/** Alternating slices in overlapping rings: tomato and mozzarella, beetroot, raw beef. */
export const servedAsComposedSalad: Vessel = (serving) => {
  const { dishName, foods, ware, canvas } = serving;
  const isRaw = dishName.is('carpaccio') && !dishName.is('cooked carpaccio');
  const slices = piecesExcept(foods, ['topping', 'garnish', 'leaf', 'bread', 'dollop', 'hero']).filter(
    (food) => pieceRadius(food) <= LARGE_PIECE && food.glyph !== 'meatStrips' && food.role !== 'bean',
  );
  const small = [...piecesOf(foods, ['leaf']), ...piecesOf(foods, ['topping', 'garnish'])];
  const layer = isRaw
    ? rawSlices(canvas.random)
    : ring(slices, 122, 14, serving) + ring(slices, 52, 6, serving);
  return onPlate(
    ware,
    layer +
      spreadPieces(canvas, small.slice(0, 4), { area: inDisc(124), each: 6, scale: 0.98 }) +
      dressing(foods, canvas.random),
  );
};

function ring(slices: readonly PieceFood[], radius: number, count: number, { canvas }: Serving): string {
  const kinds = slices.slice(0, 3);
  if (kinds.length === 0) return '';
  return repeat(count, (index) => {
    const food = kinds[index % kinds.length];
    if (food === undefined) return '';
    const angle = (index / count) * TURN;
    const { x, y } = polar(angle, radius);
    const size = 46 / Math.max(24, food.radius);
    return canvas.pieces.stamp(
      `slice${food.glyph}${food.colour ?? ''}`,
      () => GLYPHS[food.glyph](canvas.random, food.colour),
      x,
      y,
      { scale: size * (food.glyph === 'onion' ? 0.7 : 1), rotation: (angle * 180) / Math.PI + 20 },
    );
  });
}

function rawSlices(random: () => number): string {
  const places = [...Array.from({ length: 8 }, (_, index) => polar((index / 8) * TURN, 104)), { x: 0, y: 0 }];
  return places
    .map(({ x, y }) => {
      const outline = blob(66, 58, 10, 0.08, random);
      const meat: Hex = '#b83f45';
      return placeShapes(
        x,
        y,
        random() * 360,
        1,
        path(outline, INK, { transform: 'translate(3 5)', opacity: 0.13 }) +
          path(outline, darker(meat, 0.1)) +
          path(outline, meat, { transform: 'translate(-1 -2) scale(.96)' }) +
          stroke('M-36-14Q-10-2 10-22M-24 22Q4 8 36 20', lighter(meat, 0.45), 3, { opacity: 0.7 }),
      );
    })
    .join('');
}

/** Drops of oil, and a dark thread if the recipe has balsamic vinegar. */
function dressing(foods: readonly DishFood[], random: () => number): string {
  const has = (trait: Trait) => foods.some(({ name }) => name.is(trait));
  const oil = has('olive oil')
    ? repeat(9, () => {
        const { x, y } = polar(random() * TURN, 150 + random() * 22);
        return ellipse(x, y, 9, 7, '#d6b23a', 0, 0.75) + circle(x - 2, y - 2, 2, '#fbeeb0');
      })
    : '';
  return (
    oil +
    (has('balsamic')
      ? stroke('M-128-70Q-90-20-60-72T4-70T70-66T128-40', '#4a2620', 6, { opacity: 0.85 })
      : '')
  );
}
