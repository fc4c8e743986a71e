import { ground } from '../../arrange/grain-texture.ts';
import { spreadPieces } from '../../arrange/on-top.ts';
import { blob } from '../../blob.ts';
import { darker, type Hex, INK, lighter } from '../../colour.ts';
import { type DishFood, piecesOf } from '../../dish-food.ts';
import { face } from '../../glyphs/glyph.ts';
import { inDisc, type Spot } from '../../packing.ts';
import { colourIn, type ReadName } from '../../read-name.ts';
import { path, placeShapes, stroke } from '../../shapes.ts';
import { butterPat } from '../butter-pat.ts';
import type { Vessel } from '../vessel.ts';
import { BOWL_FILL_RADIUS, inBowl } from './in-bowl.ts';

/** A bowl of mash, with melting butter, gravy and greens if the recipe has them. */
export const servedAsMash: Vessel = (serving) => {
  const { dishName, foods, canvas } = serving;
  const { random } = canvas;
  const colour = mashColour(dishName);
  const hasButter = foods.some(({ name }) => name.is('butter'));
  const taken: Spot[] = hasButter ? [{ x: 4, y: -6, radius: 46 }] : [];
  const stirredIn = piecesOf(foods, ['leaf', 'topping', 'bean', 'vegetable']).filter(
    ({ glyph }) =>
      glyph !== 'potato' &&
      glyph !== 'cube' &&
      !(glyph === 'broccoli' && dishName.foods.some(({ look }) => look.glyph === glyph)) &&
      glyph !== 'carrot',
  );
  const filling =
    ground(darker(colour, 0.06), BOWL_FILL_RADIUS) +
    mashMound(colour, 168, random) +
    gravy(foods) +
    (hasButter
      ? path(blob(66, 54, 10, 0.12, random), '#f7cd58', { opacity: 0.8 }) +
        placeShapes(4, -8, 14, 1.15, butterPat())
      : '') +
    spreadPieces(canvas, stirredIn.slice(0, 3), { area: inDisc(136), each: 8, scale: 0.68, taken });
  return inBowl(serving, filling);
};

/** The colour by the mashed vegetable. */
export function mashColour(dishName: ReadName): Hex {
  return colourIn('mash', [dishName]) ?? '#f8e5b0';
}

/** A mound of `radius` around the origin with the furrows of a spoon. */
export function mashMound(colour: Hex, radius: number, random: () => number): string {
  const outline = blob(radius, radius * 0.96, 13, 0.05, random);
  const share = radius / 168;
  const furrows =
    stroke('M-128 10C-120-84 34-136 108-66', darker(colour, 0.12), 14) +
    stroke('M-84 40C-86-44 40-86 92-22C120 34 32 104-34 78', darker(colour, 0.12), 14) +
    stroke('M-124 2C-112-86 38-132 106-72', lighter(colour, 0.5), 6) +
    stroke('M-78 30C-78-46 42-80 86-26', lighter(colour, 0.5), 6) +
    stroke('M-130 62C-90 134 70 144 126 58', darker(colour, 0.1), 12);
  return (
    path(outline, INK, { transform: 'translate(5 8)', opacity: 0.14 }) +
    path(outline, darker(colour, 0.1)) +
    face(outline, colour, 'translate(-3 -5) scale(.95)') +
    placeShapes(0, 0, 0, Math.round(share * 100) / 100, furrows)
  );
}

function gravy(foods: readonly DishFood[]): string {
  if (!foods.some(({ name }) => name.is('gravy'))) return '';
  return path(
    'M-50-30C-40-76 60-80 76-26C92 24 124 40 112 74C90 92 70 60 30 52C-30 44-62 10-50-30Z',
    '#8a552f',
    { opacity: 0.92 },
  );
}
