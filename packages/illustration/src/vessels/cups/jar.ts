import type { Canvas } from '../../arrange/canvas.ts';
import { fruitColour, fruitFilling } from '../../arrange/filling-colour.ts';
import { spreadPieces } from '../../arrange/on-top.ts';
import { LARGE_PIECE } from '../../arrange/sectors.ts';
import { blob } from '../../blob.ts';
import { darker, type Hex, INK, lighter } from '../../colour.ts';
import { type DishFood, pieceRadius, piecesExcept, piecesOf } from '../../dish-food.ts';
import { repeat } from '../../glyphs/glyph.ts';
import { inEllipse } from '../../packing.ts';
import { colourIn, type ReadName } from '../../read-name.ts';
import { box, circle, ellipse, path, placeShapes, stroke } from '../../shapes.ts';
import { onShelf } from '../on-shelf.ts';
import type { Vessel } from '../vessel.ts';

const TOP = -150;
const FOOT = 158;
const HALF = 118;
const GLASS = `M-84 ${TOP}V${TOP + 22}C${-HALF} ${TOP + 40} ${-HALF} ${TOP + 56} ${-HALF} ${TOP + 80}V${FOOT - 34}Q${-HALF} ${FOOT} ${-HALF + 36} ${FOOT}H${HALF - 36}Q${HALF} ${FOOT} ${HALF} ${FOOT - 34}V${TOP + 80}C${HALF} ${TOP + 56} ${HALF} ${TOP + 40} 84 ${TOP + 22}V${TOP}Z`;

/** A jar: oats and chia with fruit on top, pickles in their brine, or a preserve under its lid. */
export const servedInJar: Vessel = ({ dishName, foods, canvas }) => {
  const isSpooned = dishName.is('spooned jar');
  const inside = isSpooned
    ? spooned(dishName, foods, canvas)
    : dishName.is('brined')
      ? inBrine(dishName, foods, canvas)
      : preserve(dishName, foods, canvas);
  const small = piecesOf(foods, ['fruit', 'topping']).filter(
    (food) => pieceRadius(food) <= LARGE_PIECE && food.glyph !== 'seeds',
  );
  const top = isSpooned
    ? ellipse(0, TOP + 8, 76, 15, '#f6ead0') +
      spreadPieces(canvas, small.slice(0, 3), {
        area: inEllipse(0, TOP + 2, 56, 8),
        each: 3,
        scale: 0.82,
        spacing: 0.6,
      })
    : lid();
  const jar =
    ellipse(14, FOOT + 6, HALF + 24, 16, INK, 0, 0.17) +
    path(GLASS, '#ffffff', { opacity: 0.45 }) +
    canvas.clip(path(GLASS, '#000000'), inside) +
    box(-HALF + 16, TOP + 76, 16, 158, 8, '#ffffff', 0.45) +
    stroke(GLASS, '#fffaf0', 7, { opacity: 0.9 });
  return onShelf(jar + top, 1.22);
};

function spooned(dishName: ReadName, foods: readonly DishFood[], { random }: Canvas): string {
  const isChocolate = dishName.is('chocolate') || foods.some(({ name }) => name.is('cocoa'));
  const isMatcha = dishName.is('matcha');
  const cream: Hex = isChocolate ? '#a87954' : isMatcha ? '#cbd59a' : '#f4e6c6';
  const fruit = fruitColour(foods);
  const isChia = foods.some(({ name }) => name.is('chia')) || dishName.is('chia');
  const specks = repeat(isChia ? 110 : 70, () => {
    const [x, y] = [(random() - 0.5) * 220, TOP + 30 + random() * 280];
    return isChia && random() > 0.35
      ? circle(x, y, 3.2, '#4a4039', 0.85)
      : ellipse(x, y, 8, 4.6, random() > 0.5 ? darker(cream, 0.14) : lighter(cream, 0.5), random() * 180);
  });
  const layer =
    fruit === null
      ? ''
      : path(`M-130 20q32-14 65 0t65 0t65 0t65 0V74q-32 12-65 0t-65 0t-65 0t-65 0Z`, fruit) +
        repeat(12, () =>
          placeShapes(
            (random() - 0.5) * 210,
            32 + random() * 34,
            random() * 180,
            1,
            path(blob(14, 9, 7, 0.15, random), lighter(fruit, 0.2)),
          ),
        );
  return box(-130, TOP + 6, 260, 320, 0, cream) + specks + layer;
}

function inBrine(dishName: ReadName, foods: readonly DishFood[], canvas: Canvas): string {
  const isRed = dishName.is('kimchi');
  const brine = colourIn('brine', [dishName]) ?? '#e6e2b4';
  const pieces = piecesExcept(foods, ['sauce', 'bread', 'dollop']).slice(0, 4);
  return (
    box(-130, TOP + 20, 260, 310, 0, brine) +
    ellipse(0, TOP + 34, 120, 12, lighter(brine, 0.5)) +
    spreadPieces(canvas, pieces, {
      area: (random) => ({ x: (random() - 0.5) * 190, y: TOP + 70 + random() * 220 }),
      each: Math.round(30 / Math.max(1, pieces.length)),
      scale: 0.9,
      spacing: 0.7,
    }) +
    (isRed ? box(-130, TOP + 20, 260, 310, 0, brine, 0.25) : '')
  );
}

function preserve(dishName: ReadName, foods: readonly DishFood[], { random }: Canvas): string {
  const colour = colourIn('preserve', [dishName]) ?? fruitFilling(dishName, foods) ?? '#b3324a';
  return (
    box(-130, TOP + 28, 260, 310, 0, colour) +
    ellipse(0, TOP + 40, 116, 13, lighter(colour, 0.2)) +
    repeat(16, (index) => {
      const fill = index % 2 === 0 ? darker(colour, 0.14) : lighter(colour, 0.16);
      return placeShapes(
        (random() - 0.5) * 200,
        TOP + 76 + random() * 220,
        random() * 180,
        1,
        path(blob(20, 12, 7, 0.2, random), fill),
      );
    })
  );
}

function lid(): string {
  return (
    box(-96, TOP - 40, 192, 62, 14, '#b98a3e') +
    box(-96, TOP - 40, 192, 48, 14, '#d9ac57') +
    repeat(11, (index) => box(-86 + index * 16.5, TOP - 34, 4, 36, 2, '#c0923f')) +
    ellipse(0, TOP - 38, 94, 14, '#e6c177')
  );
}
