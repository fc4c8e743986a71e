import { grainTexture } from '../../arrange/grain-texture.ts';
import { spreadPieces } from '../../arrange/on-top.ts';
import { blob } from '../../blob.ts';
import { darker, type Hex, lighter } from '../../colour.ts';
import { type DishFood, isBase, pieceRadius, piecesExcept, piecesOf } from '../../dish-food.ts';
import { GLYPHS } from '../../glyphs/glyphs.ts';
import { inDisc, type Spot } from '../../packing.ts';
import { path, placeShapes } from '../../shapes.ts';
import type { Vessel } from '../vessel.ts';
import { BOWL_FILL_RADIUS, inBowl } from './in-bowl.ts';

/** Colours of the grains: the first match in the dish's name wins, then in its foods. */
const TINTS: readonly (readonly [words: RegExp, colour: Hex])[] = [
  [/jollof|spanish rice|mexican rice|tomato|arroz con pollo|red rice|kimchi/, '#dd7f45'],
  [/biryani|saffron|yellow|turmeric|golden|kedgeree|lemon rice|curry|nasi kuning/, '#f1c558'],
  [/cilantro|herb|green/, '#dfe0a4'],
  [/nasi goreng|fried rice|soy|dirty|teriyaki/, '#e2b872'],
  [/brown|wild/, '#d9b98a'],
];
const WHITE: Hex = '#fbf4e2';

const FRIED_EGG_ON_TOP = /nasi goreng|with (a )?(fried )?eggs?|loco moco|kimchi fried/;

/** A bowl of cooked rice mixed with other foods; egg is scrambled in, or fried on top. */
export const servedAsRiceBowl: Vessel = (serving) => {
  const { dishName, foods, canvas } = serving;
  const { random } = canvas;
  const base = foods.find(isBase);
  const colour = tintOf(dishName, foods) ?? base?.colour ?? WHITE;
  const egg = foods.find(({ name }) => /\beggs?\b/.test(name));
  const taken: Spot[] = [];
  const others = piecesExcept(foods, ['topping', 'sauce', 'bread', 'dollop', 'garnish'])
    .filter(({ glyph }) => glyph !== 'boiledEgg')
    .slice(0, 6)
    .sort((a, b) => pieceRadius(b) - pieceRadius(a));
  let eggs = '';
  if (egg !== undefined && FRIED_EGG_ON_TOP.test(dishName)) {
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

function tintOf(dishName: string, foods: readonly DishFood[]): Hex | undefined {
  const byName = TINTS.find(([words]) => words.test(dishName));
  if (byName !== undefined) return byName[1];
  return foods.some(({ name }) => /saffron|turmeric/.test(name)) ? '#f1c558' : undefined;
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
