import { crumbColour, crustColour, frostingColour } from '../../arrange/cake-colours.ts';
import type { Canvas } from '../../arrange/canvas.ts';
import { blob } from '../../blob.ts';
import { darker, type Hex, INK, lighter } from '../../colour.ts';
import { type DishFood, type PieceFood, pieceRadius, piecesOf } from '../../dish-food.ts';
import { face, repeat } from '../../glyphs/glyph.ts';
import { inDisc, pack, type Spot } from '../../packing.ts';
import { colourIn, type ReadName } from '../../read-name.ts';
import { circle, decimal, ellipse, path, placeShapes, polar, stroke, TURN } from '../../shapes.ts';
import { onTray } from '../cookware/tray.ts';
import type { Vessel } from '../vessel.ts';

const PLACES = [-176, 0, 176].flatMap((x) => [-84, 86].map((y) => ({ x, y })));

/** Scones, biscuits, rolls and buns, six on a sheet. */
export const servedAsBuns: Vessel = ({ dishName, foods, canvas }) => {
  const crust = crustColour(crumbColour(dishName, foods));
  const isSavoury = dishName.is('savoury');
  const studs = piecesOf(foods, ['topping', 'fruit'])
    .filter(
      (food) => pieceRadius(food) < 21 && (isSavoury || food.role === 'fruit' || food.name.is('studded')),
    )
    .slice(0, 2);
  return onTray(each(canvas, () => bun(dishName, crust, studs, canvas)));
};

/** Cinnamon rolls and other rolled and cut pastries, with icing if the recipe has it. */
export const servedAsSwirls: Vessel = ({ dishName, foods, canvas }) => {
  const { random } = canvas;
  const dough: Hex = '#e2aa5c';
  const filling: Hex =
    dishName.is('cinnamon') || foods.some(({ name }) => name.is('cinnamon')) ? '#8d5022' : fillingOf(foods);
  const icing = frostingColour(dishName, foods);
  const studs = piecesOf(foods, ['topping'])
    .filter((food) => pieceRadius(food) < 21)
    .slice(0, 1);
  return onTray(
    each(canvas, () => {
      const outline = blob(84, 80, 11, 0.03, random);
      const turns =
        'M70 4C66 66-70 66-66-6C-62-66 50-62 46-2C42 42-44 40-38-6C-34-38 24-34 20-2C16 18-16 14-12-6';
      return (
        path(outline, INK, { transform: 'translate(6 10)', opacity: 0.2 }) +
        path(outline, darker(dough, 0.22)) +
        face(outline, dough, 'translate(-2 -3) scale(.96)') +
        stroke(turns, darker(dough, 0.1), 22) +
        stroke(turns, lighter(dough, 0.3), 12, { transform: 'translate(-3 -4)' }) +
        stroke(turns, filling, 8) +
        (icing === null
          ? ''
          : stroke('M-58-22Q-40 4-22-24T14-20T50-26M-46 26Q-28 48-8 24T30 28T58 18', icing, 12, {
              opacity: 0.95,
            })) +
        strewn(studs, canvas)
      );
    }),
  );
};

function fillingOf(foods: readonly DishFood[]): Hex {
  return (
    colourIn(
      'swirl',
      foods.map(({ name }) => name),
    ) ?? '#a8622b'
  );
}

/** Doughnuts, bagels, onion rings and pretzels. */
export const servedAsRings: Vessel = ({ dishName, foods, canvas }) => {
  const { random } = canvas;
  const isPretzel = dishName.is('pretzel');
  const dough: Hex = isPretzel ? '#9a5a2a' : dishName.is('bagel') ? '#cf9245' : '#d99c4c';
  const glaze = glazeOf(dishName, foods);
  const studs = piecesOf(foods, ['topping'])
    .filter(({ glyph }) => glyph === 'sesame' || glyph === 'seeds' || glyph === 'chocolate')
    .slice(0, 1);
  return onTray(
    each(canvas, () => {
      if (isPretzel) return pretzel(dough);
      const outline = blob(80, 78, 12, 0.025, random);
      const hole = `M0-26A26 26 0 1 0 .1-26Z`;
      return (
        path(outline + hole, INK, { transform: 'translate(6 10)', opacity: 0.2 }) +
        path(outline + hole, darker(dough, 0.2)) +
        path(outline + hole, dough, { transform: 'translate(-2 -3) scale(.97)' }) +
        (glaze === null
          ? stroke('M-52-20A56 56 0 0 1 10-55', lighter(dough, 0.45), 9, { opacity: 0.8 })
          : path(`${blob(66, 64, 11, 0.05, random)}M0-34A34 34 0 1 0 .1-34Z`, glaze, {
              transform: 'translate(-2 -4)',
            }) + stroke('M-44-22A50 50 0 0 1 6-52', lighter(glaze, 0.5), 6, { opacity: 0.8 })) +
        studs
          .map((food) =>
            repeat(6, (index) => {
              const { x, y } = polar((index / 6) * TURN, 50);
              return canvas.pieces.place(food, x, y, { scale: 0.8 });
            }),
          )
          .join('')
      );
    }),
  );
};

function glazeOf(dishName: ReadName, foods: readonly DishFood[]): Hex | null {
  return dishName.is('doughnut') ? colourIn('glaze', [dishName, ...foods.map(({ name }) => name)]) : null;
}

function pretzel(dough: Hex): string {
  const knot =
    'M0 52C-50 60-84 20-72-24C-58-70-8-58 2-14C8 12 22 32 44 52M0 52C50 60 84 20 72-24C58-70 8-58-2-14C-8 12-22 32-44 52';
  return (
    stroke(knot, INK, 26, { transform: 'translate(6 9)', opacity: 0.18 }) +
    stroke(knot, darker(dough, 0.22), 27) +
    stroke(knot, dough, 21, { transform: 'translate(-1 -2)' }) +
    [-58, -30, 34, 60].map((x, index) => ellipse(x, index % 2 === 0 ? -34 : -44, 4, 3, '#fdf3dd')).join('')
  );
}

function bun(dishName: ReadName, crust: Hex, studs: readonly PieceFood[], canvas: Canvas): string {
  const { random } = canvas;
  const isScone = dishName.is('scone');
  const outline = isScone ? blob(76, 74, 18, 0.02, random) : blob(80, 76, 11, 0.03, random);
  const crumb = lighter(crust, 0.42);
  const cross = dishName.is('cross') ? stroke('M-62 0H62M0-60V60', '#fdf0d4', 15) : '';
  return (
    path(outline, INK, { transform: 'translate(7 11)', opacity: 0.2 }) +
    path(outline, isScone ? darker(crumb, 0.1) : darker(crust, 0.18)) +
    (isScone
      ? face(outline, crumb, 'translate(0 2) scale(.97)') +
        face(outline, crust, 'translate(-3 -13) scale(.84)')
      : face(outline, crust, 'translate(-2 -4) scale(.95)')) +
    path(blob(46, 40, 9, 0.1, random), lighter(crust, 0.2), { transform: 'translate(-10 -16)' }) +
    (isScone ? '' : stroke('M-46-30Q-26-54 4-54', lighter(crust, 0.5), 7, { opacity: 0.7 })) +
    (dishName.is('pored') ? pores(crust, random) : '') +
    strewn(studs, canvas) +
    cross
  );
}

function pores(crust: Hex, random: () => number): string {
  return repeat(16, () => {
    const { x, y } = inDisc(52)(random);
    return circle(x, y, 3 + random() * 2, darker(crust, 0.2));
  });
}

function strewn(studs: readonly PieceFood[], { random, pieces }: Canvas): string {
  const taken: Spot[] = [];
  return studs
    .flatMap((food) =>
      pack(random, 4, pieceRadius(food), inDisc(46), taken).map(({ x, y }) =>
        pieces.place(food, x, y, { scale: 0.72 }),
      ),
    )
    .join('');
}

function each({ random }: Canvas, draw: () => string): string {
  return PLACES.map(({ x, y }) =>
    placeShapes(
      Number(decimal(x + (random() - 0.5) * 12)),
      y + (random() - 0.5) * 10,
      (random() - 0.5) * 50,
      1,
      draw(),
    ),
  ).join('');
}
