import { grainTexture } from '../../arrange/grain-texture.ts';
import { spreadPieces } from '../../arrange/on-top.ts';
import { blob } from '../../blob.ts';
import { darker, type Hex, lighter } from '../../colour.ts';
import { type DishFood, isBase, pieceRadius, piecesExcept, piecesOf } from '../../dish-food.ts';
import { GLYPHS } from '../../glyphs/glyphs.ts';
import { inDisc, type Spot } from '../../packing.ts';
import { colourIn, type ReadName } from '../../read-name.ts';
import { path, placeShapes } from '../../shapes.ts';
import type { Vessel } from '../vessel.ts';
import { BOWL_FILL_RADIUS, inBowl } from './in-bowl.ts';

const WHITE: Hex = '#fbf4e2';

/** A bowl of cooked rice mixed with other foods; egg is scrambled in, or fried on top. */
export const servedAsRiceBowl: Vessel = (serving) => {
  const { dishName, foods, canvas } = serving;
  const { random } = canvas;
  const base = foods.find(isBase);
  const colour = tintOf(dishName, foods) ?? base?.colour ?? WHITE;
  const egg = foods.find(({ glyph }) => glyph === 'boiledEgg');
  const taken: Spot[] = [];
  const others = piecesExcept(foods, ['topping', 'sauce', 'bread', 'dollop', 'garnish'])
    .filter(({ glyph }) => glyph !== 'boiledEgg')
    .slice(0, 6)
    .sort((a, b) => pieceRadius(b) - pieceRadius(a));
  let eggs = '';
  if (egg !== undefined && dishName.is('egg on top')) {
    taken.push({ x: 0, y: -4, radius: 74 });
    eggs = placeShapes(0, -4, random() * 360, 1.75, GLYPHS.friedEgg(random));
  }
  const filling =
    grainTexture(base?.fill ?? 'rice', colour, BOWL_FILL_RADIUS, random) +
    (egg !== undefined && eggs === '' ? scraps(random) : '') +
    spreadPieces(canvas, others, {
      area: inDisc(158),
      each: Math.max(5, Math.round(32 / Math.max(1, others.length))),
      scale: 0.74,
      taken,
    }) +
    eggs +
    spreadPieces(canvas, piecesOf(foods, ['topping']).slice(0, 3), {
      area: inDisc(140),
      each: 8,
      scale: 0.85,
    });
  return inBowl(serving, filling);
};

function tintOf(dishName: ReadName, foods: readonly DishFood[]): Hex | undefined {
  const named = colourIn('rice', [dishName]);
  if (named !== null) return named;
  return foods.some(({ name }) => name.is('turmeric')) ? '#f1c558' : undefined;
}

function scraps(random: () => number): string {
  return Array.from({ length: 13 }, (_, index) => {
    const { x, y } = inDisc(150)(random);
    const fill: Hex = index % 3 === 0 ? '#fbe08b' : '#f5c545';
    const outline = blob(20, 12, 6, 0.24, random);
    return placeShapes(
      x,
      y,
      random() * 360,
      1,
      path(outline, darker(fill, 0.18), { transform: 'translate(2 3)' }) +
        path(outline, fill) +
        path(blob(9, 4, 5, 0.2, random), lighter(fill, 0.4)),
    );
  }).join('');
}
