import type { Canvas } from '../../arrange/canvas.ts';
import { spreadPieces } from '../../arrange/on-top.ts';
import { LARGE_PIECE } from '../../arrange/sectors.ts';
import { blob } from '../../blob.ts';
import { darker, type Hex, INK, lighter } from '../../colour.ts';
import { type DishFood, pieceRadius, piecesExcept, piecesOf } from '../../dish-food.ts';
import { face, repeat } from '../../glyphs/glyph.ts';
import { inDisc, inEllipse } from '../../packing.ts';
import { circle, path, placeShapes, polar, stroke, TURN } from '../../shapes.ts';
import { onPlate } from '../on-plate.ts';
import type { Vessel } from '../vessel.ts';

/** A filled tortilla cut into six separated wedges, with cheese and filling at their edges. */
export const servedAsQuesadilla: Vessel = ({ foods, ware, canvas }) => {
  const { random } = canvas;
  const hasCheese = foods.length === 0 || foods.some(({ name }) => name.is('cheese'));
  const fillings = piecesExcept(foods, ['bread', 'garnish', 'dollop']).filter(
    (food) => pieceRadius(food) <= LARGE_PIECE && food.glyph !== 'gratedCheese',
  );
  const wedges = repeat(6, (index) => {
    const angle = (index / 6) * TURN + TURN / 12;
    const { x, y } = polar(angle, 16);
    const bits = spreadPieces(canvas, fillings.slice(0, 4), {
      area: (source) => {
        const along = 40 + source() * 120;
        return polar((source() > 0.5 ? 1 : -1) * (TURN / 12), along);
      },
      each: 2,
      scale: 0.52,
    });
    return placeShapes(x, y, (angle * 180) / Math.PI, 1, wedge(hasCheese, bits, random));
  });
  const dollop = piecesOf(foods, ['dollop'])[0];
  return onPlate(
    ware,
    wedges + (dollop === undefined ? '' : canvas.pieces.place(dollop, 0, 0, { scale: 0.9 })),
  );
};

/** Points to the right, with its tip at the origin. */
function wedge(hasCheese: boolean, bits: string, random: () => number): string {
  const tortilla: Hex = '#eac98a';
  const outline = 'M6 0L154-84C176-58 184-30 184 0C184 30 176 58 154 84Z';
  return (
    path(outline, INK, { transform: 'translate(6 9)', opacity: 0.17 }) +
    path(outline, darker(tortilla, 0.3), { transform: 'translate(0 5)' }) +
    (hasCheese
      ? stroke('M14 4L150-76M14 0L150 82', '#f5bd3e', 12) +
        stroke('M60-34q10 20 24 2M96 54q12 18 22 4', '#f5bd3e', 9)
      : '') +
    bits +
    face(outline, darker(tortilla, 0.12), 'translate(4 -3) scale(.96)') +
    face(outline, tortilla, 'translate(6 -5) scale(.94)') +
    repeat(7, () => {
      const { x, y } = inEllipse(118, -3, 46, 36)(random);
      return placeShapes(
        x,
        y,
        random() * 180,
        1,
        path(blob(13, 8, 7, 0.22, random), random() > 0.4 ? '#bd8140' : '#d3a05c'),
      );
    })
  );
}

/** Tortilla chips heaped on a plate, with toppings and melted cheese. */
export const servedAsNachos: Vessel = ({ dishName, foods, ware, canvas }) => {
  const { random } = canvas;
  const isSauced = dishName.is('sauced chips');
  const isGreen = dishName.is('green sauce') || foods.some(({ name }) => name.is('green sauce'));
  const hasCheese = foods.length === 0 || foods.some(({ name }) => name.is('cheese'));
  const chips = repeat(36, (index) => {
    const reach = 176 * Math.sqrt(1 - index / 42);
    const { x, y } = polar(index * 2.4, reach);
    return canvas.pieces.stamp(`chip${index % 2}`, () => chip(random), x, y);
  });
  const sauce = isSauced ? pools(isGreen ? '#8fae4c' : '#cf4a2c', 12, random) : '';
  const over = piecesExcept(foods, ['bread', 'garnish', 'dollop', 'topping'])
    .filter((food) => pieceRadius(food) <= LARGE_PIECE || food.glyph === 'avocadoSlices')
    .slice(0, 5);
  return onPlate(
    ware,
    circle(8, 12, 178, INK, 0.12) +
      chips +
      sauce +
      (hasCheese && !isSauced ? pools('#f6c247', 11, random) : '') +
      spreadPieces(canvas, over, {
        area: inDisc(128),
        each: Math.max(4, Math.round(20 / Math.max(1, over.length))),
        scale: 0.74,
        spacing: 0.72,
      }) +
      spreadPieces(
        canvas,
        piecesOf(foods, ['topping'])
          .filter(({ glyph }) => glyph !== 'gratedCheese')
          .slice(0, 4),
        { area: inDisc(120), each: 5, scale: 0.8 },
      ) +
      dollops(foods, canvas),
  );
};

function chip(random: () => number): string {
  const corn: Hex = random() > 0.5 ? '#eec25e' : '#f3d078';
  const outline = 'M-40 28Q-46 34-36 36Q0 44 36 36Q46 34 40 28L6-36Q0-44-6-36Z';
  return (
    path(outline, INK, { transform: 'translate(4 6)', opacity: 0.15 }) +
    path(outline, darker(corn, 0.2)) +
    face(outline, corn, 'translate(-1 -2) scale(.93)') +
    circle(-10, 14, 3, darker(corn, 0.2)) +
    circle(10, 4, 2.6, darker(corn, 0.2))
  );
}

function pools(colour: Hex, count: number, random: () => number): string {
  return repeat(count, (index) => {
    const { x, y } = inDisc(120)(random);
    const outline = blob(48, 26, 9, 0.25, random);
    return placeShapes(
      x,
      y,
      random() * 180,
      1,
      path(outline, index % 2 === 0 ? colour : lighter(colour, 0.22)),
    );
  });
}

function dollops(foods: readonly DishFood[], { pieces }: Canvas): string {
  return piecesOf(foods, ['dollop'])
    .slice(0, 2)
    .map((food, index) => pieces.place(food, -26 + index * 62, -14 + index * 20, { scale: 1.05 }))
    .join('');
}
