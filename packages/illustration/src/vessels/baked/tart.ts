import type { Canvas } from '../../arrange/canvas.ts';
import { fruitFilling } from '../../arrange/filling-colour.ts';
import { spreadPieces } from '../../arrange/on-top.ts';
import { LARGE_PIECE } from '../../arrange/sectors.ts';
import { blob } from '../../blob.ts';
import { darker, type Hex, INK, lighter } from '../../colour.ts';
import {
  type DishFood,
  hasPieces,
  isFruit,
  type PieceFood,
  pieceRadius,
  piecesExcept,
} from '../../dish-food.ts';
import { repeat } from '../../glyphs/glyph.ts';
import { inDisc } from '../../packing.ts';
import type { ReadName } from '../../read-name.ts';
import { circle, path, placeShapes, polar, stroke, TURN } from '../../shapes.ts';
import { scalloped } from '../../wave.ts';
import type { Vessel } from '../vessel.ts';

const CRUST: Hex = '#d99f55';
const CUSTARD: Hex = '#f5d477';

/** An open tart on its board, one slice cut: quiche with what is in it, rings of fruit, or a smooth filling. */
export const servedAsTart: Vessel = ({ dishName, foods, canvas }) => {
  const isSavoury = dishName.is('savoury') || foods.some(({ name }) => name.is('savoury'));
  const filled = isSavoury ? quiche(foods, canvas) : sweet(dishName, foods, canvas);
  const outer = scalloped(218, 34, 6);
  const shell =
    path(outer, INK, { transform: 'translate(12 18)', opacity: 0.18 }) +
    path(outer, darker(CRUST, 0.24)) +
    path(outer, CRUST, { transform: 'translate(-1.5 -3) scale(.985)' }) +
    circle(0, 0, 188, darker(CRUST, 0.3)) +
    canvas.clip(circle(0, 1, 184, '#000000'), filled);
  const cut = 'M0 0L196-58M0 0L168 116';
  return {
    view: 'from above',
    dish: placeShapes(
      400,
      300,
      0,
      1.12,
      shell +
        stroke(cut, darker(CRUST, 0.4), 4, { opacity: 0.55 }) +
        stroke(cut, '#fffaf0', 2, { transform: 'translate(1 2)', opacity: 0.35 }),
    ),
    cutlery: '',
    freePlaces: [
      { x: 84, y: 92 },
      { x: 722, y: 506 },
      { x: 88, y: 512 },
    ],
  };
};

function quiche(foods: readonly DishFood[], canvas: Canvas): string {
  const inside = piecesExcept(foods, ['bread', 'dollop']).filter(
    (food) => pieceRadius(food) <= LARGE_PIECE && food.glyph !== 'boiledEgg' && food.glyph !== 'gratedCheese',
  );
  return (
    ground(CUSTARD, canvas) +
    spreadPieces(canvas, inside.slice(0, 5), {
      area: inDisc(160),
      each: inside.length > 2 ? 6 : 9,
      scale: 0.78,
    })
  );
}

function sweet(dishName: ReadName, foods: readonly DishFood[], canvas: Canvas): string {
  const isMeringue = dishName.is('meringue');
  const colour = fruitFilling(dishName, foods) ?? CUSTARD;
  const nuts = foods.filter(hasPieces).find(({ glyph }) => glyph === 'walnut' || glyph === 'almond');
  if (nuts !== undefined && dishName.is('nut cover'))
    return ground(colour, canvas) + rings(nuts, canvas, 0.95);
  const fruits = foods.filter(hasPieces).filter((food) => isFruit(food) && pieceRadius(food) <= LARGE_PIECE);
  const showsFruit = dishName.is('fruit cover');
  let filling = ground(showsFruit && fruits.length > 0 ? CUSTARD : colour, canvas);
  if (showsFruit && fruits.length > 0)
    filling = ground(dishName.is('tatin') ? '#cf9440' : CUSTARD, canvas) + ringsOf(fruits, canvas);
  if (isMeringue) filling += meringue(canvas);
  return filling;
}

function ringsOf(fruits: readonly PieceFood[], canvas: Canvas): string {
  return fruits
    .slice(0, 4)
    .map((fruit, index, all) => rings(fruit, canvas, 1, index, all.length))
    .join('');
}

/** Rings of pieces from the rim inward. With several foods, each gets every `of`-th ring. */
function rings(food: PieceFood, { pieces }: Canvas, scale: number, first = 0, of = 1): string {
  const size = Math.max(14, pieceRadius(food) * 1.24 * scale * 0.86);
  let laid = '';
  let ring = 0;
  for (let radius = 178 - size; radius > -size * 0.5; radius -= size * 1.75) {
    if (ring % of === first) {
      const count = Math.max(1, Math.floor((TURN * Math.max(radius, 1)) / (size * 2)));
      laid += repeat(count, (index) => {
        const angle = (index / count) * TURN + ring * 0.4;
        const { x, y } = polar(angle, count === 1 ? 0 : radius);
        return pieces.place(food, x, y, { scale, rotation: (angle * 180) / Math.PI + 90 });
      });
    }
    ring += 1;
  }
  return laid;
}

function ground(colour: Hex, { random }: Canvas): string {
  return (
    circle(0, 1, 186, darker(colour, 0.12)) +
    circle(-3, -3, 181, colour) +
    repeat(8, (index) => {
      const { x, y } = inDisc(150)(random);
      const shade = index % 2 === 0 ? lighter(colour, 0.24) : darker(colour, 0.08);
      return placeShapes(x, y, random() * 180, 1, path(blob(34, 18, 7, 0.2, random), shade));
    })
  );
}

function meringue({ random }: Canvas): string {
  const peaks = [
    ...Array.from({ length: 11 }, (_, index) => polar((index / 11) * TURN, 132)),
    ...Array.from({ length: 6 }, (_, index) => polar((index / 6) * TURN + 0.3, 66)),
    { x: 0, y: 0 },
  ];
  return peaks
    .map(({ x, y }) =>
      placeShapes(
        x,
        y,
        random() * 360,
        1,
        path(blob(44, 42, 8, 0.08, random), '#d9a860') +
          path(blob(40, 38, 8, 0.08, random), '#fbf2de', { transform: 'translate(-2 -3)' }) +
          stroke('M-14 6C-16-12 12-14 14-2C14 8-2 8-2 0', '#e6c692', 5),
      ),
    )
    .join('');
}
