import { spreadPieces } from '../../arrange/on-top.ts';
import { blob } from '../../blob.ts';
import { darker, type Hex, INK, lighter } from '../../colour.ts';
import { type PieceFood, piecesExcept, piecesOf } from '../../dish-food.ts';
import { GLYPHS } from '../../glyphs/glyphs.ts';
import { inEllipse } from '../../packing.ts';
import { box, circle, path, placeShapes, stroke } from '../../shapes.ts';
import { onPlate } from '../on-plate.ts';
import type { Serving, Vessel } from '../vessel.ts';

const SKEWERS = [
  { y: -94, turn: -14 },
  { y: -30, turn: -9 },
  { y: 34, turn: -5 },
  { y: 98, turn: 0 },
];

/** Four skewers on a plate: alternating pieces, strips of satay, or minced meat around the stick. */
export const servedOnSkewers: Vessel = (serving) => {
  const { dishName, foods, ware, canvas } = serving;
  const { random } = canvas;
  const isMinced = dishName.is('minced skewer') || foods.some(({ glyph }) => glyph === 'mince');
  const isSatay = dishName.is('satay');
  const pieces = piecesExcept(foods, [
    'topping',
    'bread',
    'dollop',
    'garnish',
    'sauce',
    'leaf',
    'bean',
  ]).filter(({ glyph }) => glyph !== 'garlic' && glyph !== 'mince' && glyph !== 'boiledEgg');
  const hasPeanut = foods.some(({ name }) => name.is('peanut')) && dishName.is('satay');
  const skewers = SKEWERS.map(({ y, turn }) =>
    placeShapes(
      hasPeanut ? -12 : 0,
      y,
      turn + random() * 4,
      1,
      stick() + (isMinced ? shaped(random) : isSatay ? strip(pieces, serving) : threaded(pieces, serving)),
    ),
  );
  const citrus = piecesOf(foods, ['garnish'])[0];
  return onPlate(
    ware,
    skewers.join('') +
      (hasPeanut ? dipBowl('#b9793f') : '') +
      (citrus === undefined
        ? ''
        : placeShapes(-146, 118, 20, 1.1, GLYPHS.citrusWedge(random, citrus.colour))) +
      spreadPieces(
        canvas,
        piecesOf(foods, ['topping'])
          .filter(({ glyph }) => glyph !== 'almond')
          .slice(0, 2),
        { area: inEllipse(0, 0, 120, 100), each: 4, scale: 0.85 },
      ),
  );
};

function stick(): string {
  return (
    box(-216, 2, 440, 9, 4, INK, 0.16) +
    box(-218, -4, 438, 9, 4, '#d9b77c') +
    box(-218, -4, 438, 4, 2, '#f0d8a6')
  );
}

function threaded(pieces: readonly PieceFood[], { canvas }: Serving): string {
  const kinds = pieces.slice(0, 4);
  return [-124, -74, -24, 26, 76, 126]
    .map((x, index) => {
      const food = kinds[index % Math.max(1, kinds.length)];
      if (food === undefined) return placeShapes(x, 0, canvas.random() * 60, 1, GLYPHS.chunk(canvas.random));
      return canvas.pieces.place(food, x, 0, {
        scale: food.glyph === 'onion' ? 0.9 : 1,
        rotation: -20 + canvas.random() * 40,
      });
    })
    .join('');
}

function strip(pieces: readonly PieceFood[], { canvas: { random } }: Serving): string {
  const isTofu = pieces[0]?.glyph === 'cube';
  const meat: Hex = isTofu ? '#e9cf96' : '#cf8a40';
  const outline =
    'M-150 4C-142-28-104-14-72-24S-10-30 30-22S110-30 140-8C150 14 116 22 84 18S10 28-30 20S-130 30-150 4Z';
  return (
    path(outline, INK, { transform: 'translate(4 7)', opacity: 0.17 }) +
    path(outline, darker(meat, 0.26)) +
    path(outline, meat, { transform: 'translate(-1 -2) scale(.97 .9)' }) +
    stroke('M-110-8L-96 8M-50-14L-36 8M12-14L26 8M76-14L90 8', darker(meat, 0.45), 5, { opacity: 0.7 }) +
    path(blob(20, 5, 7, 0.2, random), lighter(meat, 0.4), { transform: 'translate(-10 -10)', opacity: 0.8 })
  );
}

function shaped(random: () => number): string {
  const meat: Hex = '#8a5233';
  return (
    box(-150, -20, 300, 50, 24, INK, 0.17) +
    box(-152, -25, 300, 50, 24, darker(meat, 0.24)) +
    box(-151, -26, 296, 42, 21, meat) +
    [-118, -72, -26, 20, 66, 112]
      .map((x) => stroke(`M${x} -20Q${x + 9} -2 ${x} 16`, darker(meat, 0.3), 5, { opacity: 0.75 }))
      .join('') +
    Array.from({ length: 7 }, () =>
      circle(-130 + random() * 260, -14 + random() * 22, 3, lighter(meat, 0.4), 0.8),
    ).join('')
  );
}

/** A small bowl of sauce at the plate's edge. */
export function dipBowl(colour: Hex, x = 132, y = 108): string {
  return placeShapes(
    x,
    y,
    0,
    1,
    circle(5, 8, 52, INK, 0.18) +
      circle(0, 0, 52, '#d8ccb2') +
      circle(-1, -2, 50, '#fffaf0') +
      circle(0, 0, 42, darker(colour, 0.2)) +
      circle(0, 1, 40, colour) +
      stroke('M-20-6C-20-24 18-26 20-4C20 12-6 14-8 0', lighter(colour, 0.35), 5, { opacity: 0.8 }),
  );
}
