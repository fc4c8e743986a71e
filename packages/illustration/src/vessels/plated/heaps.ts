import type { GlyphName } from '@game-plan/lexicon/drawing-data';
import { dipColour } from '../../arrange/dip-colour.ts';
import { spreadPieces } from '../../arrange/on-top.ts';
import { blob } from '../../blob.ts';
import { type Hex, INK, lighter } from '../../colour.ts';
import { type DishFood, pieceRadius, piecesExcept, piecesOf } from '../../dish-food.ts';
import { repeat } from '../../glyphs/glyph.ts';
import { GLYPHS } from '../../glyphs/glyphs.ts';
import { inDisc, pack } from '../../packing.ts';
import { colourIn } from '../../read-name.ts';
import { circle, path, placeShapes, polar, stroke } from '../../shapes.ts';
import { onPlate } from '../on-plate.ts';
import type { Serving, Vessel } from '../vessel.ts';
import { dipBowl } from './skewers.ts';

/** French fries heaped on a plate, beside a dip if the recipe has one. */
export const servedAsFries: Vessel = ({ dishName, foods, ware, canvas }) => {
  const { random } = canvas;
  const colour = colourIn('fries', [dishName]) ?? '#f0c458';
  const isWedge = dishName.is('wedges');
  const sticks = repeat(isWedge ? 30 : 58, (index) => {
    const count = isWedge ? 30 : 58;
    const { x, y } = polar(index * 2.4, 150 * Math.sqrt(1 - (index / count) * 0.92));
    return canvas.pieces.stamp(
      `chip${index % 4 === 0}`,
      () => (isWedge ? wedge(colour) : GLYPHS.fry(random, index % 4 === 0 ? lighter(colour, 0.2) : colour)),
      x,
      y * 0.86,
      { scale: isWedge ? 1.25 : 1.15 },
    );
  });
  const over = piecesExcept(foods, ['bread', 'hero', 'dollop', 'sauce']).filter(
    ({ glyph }) => !['potato', 'cube', 'carrot', 'gratedCheese'].includes(glyph),
  );
  const dip = dipColour(foods);
  const gravy = dishName.is('gravy')
    ? path(blob(108, 84, 11, 0.18, random), '#8a552f', { opacity: 0.9 })
    : '';
  return onPlate(
    ware,
    circle(6, 10, 160, INK, 0.1) +
      sticks +
      gravy +
      spreadPieces(canvas, over.slice(0, 3), { area: inDisc(110), each: 6, scale: 0.8 }) +
      (dip === null ? '' : dipBowl(dip, 142, 112)),
  );
};

function wedge(colour: Hex): string {
  const outline = 'M-38 6C-30-16 24-20 40-2C30 16-20 20-38 6Z';
  return (
    path(outline, INK, { transform: 'translate(3 5)', opacity: 0.17 }) +
    path(outline, '#b5793a') +
    path('M-36 2C-28-16 24-18 38-3C20 8-16 10-36 2Z', colour) +
    stroke('M-20-6Q2-13 20-8', lighter(colour, 0.55), 3.4)
  );
}

/** What is heaped, if the dish is named for it, and its size. */
const HEAPED: Partial<Record<GlyphName, number>> = {
  mussel: 1.1,
  drumstick: 0.82,
  squidRing: 1.15,
  crumble: 1.5,
  edamame: 1.5,
  shrimp: 1.15,
  plantain: 1.05,
  almond: 1.1,
  walnut: 1.1,
  cutlet: 0.5,
};

/** A heap of one thing on a plate: wings, nuggets, mussels, popcorn. */
export const servedAsHeap: Vessel = (serving) => {
  const { dishName, foods, ware, canvas } = serving;
  const { random } = canvas;
  const glyph =
    dishName.foods.flatMap(({ look }) => look.glyph ?? []).find((name) => name in HEAPED) ?? 'cutlet';
  const size = HEAPED[glyph] ?? 1;
  const colour = colourIn('heap', [dishName]) ?? undefined;
  const reach = glyph === 'drumstick' ? 33 : glyph === 'cutlet' ? 32 : 22 * size;
  const spots = [...pack(random, 26, reach, inDisc(142)), ...pack(random, 9, reach, inDisc(78))];
  const broth =
    glyph === 'mussel' ? path(blob(166, 150, 12, 0.04, random), '#f0dfae') : circle(6, 10, 150, INK, 0.09);
  const dip = dipColour(foods);
  const over = piecesOf(foods, ['topping']).filter((food) => food.glyph !== glyph && pieceRadius(food) < 24);
  const citrus = piecesOf(foods, ['garnish'])[0];
  return onPlate(
    ware,
    broth +
      spots
        .map(({ x, y }) =>
          canvas.pieces.stamp('heaped', () => GLYPHS[glyph](random, colour), x, y, { scale: size }),
        )
        .join('') +
      sides(foods, glyph, serving) +
      spreadPieces(canvas, over.slice(0, 2), { area: inDisc(120), each: 6, scale: 0.85 }) +
      (citrus === undefined
        ? ''
        : placeShapes(-140, 116, 20, 1.1, GLYPHS.citrusWedge(random, citrus.colour))) +
      (dip === null ? '' : dipBowl(dip)),
  );
};

function sides(foods: readonly DishFood[], glyph: GlyphName, { canvas }: Serving): string {
  const beside = piecesOf(foods, ['vegetable']).filter(
    (food) => food.glyph !== glyph && food.name.is('raw vegetable'),
  );
  return spreadPieces(canvas, beside.slice(0, 2), {
    area: (random) => ({ x: 120 + random() * 40, y: -110 + random() * 60 }),
    each: 4,
    scale: 0.8,
  });
}
