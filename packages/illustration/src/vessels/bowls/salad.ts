import { herbFilling, saladFilling } from '../../arrange/fillings.ts';
import { grainTexture, ground } from '../../arrange/grain-texture.ts';
import { spreadPieces } from '../../arrange/on-top.ts';
import { blob } from '../../blob.ts';
import { darker, type Hex, lighter, mix } from '../../colour.ts';
import { type DishFood, isBase, pieceRadius, piecesExcept, piecesOf } from '../../dish-food.ts';
import { GLYPHS } from '../../glyphs/glyphs.ts';
import { inDisc, type Spot } from '../../packing.ts';
import { path, placeShapes, polar, TURN } from '../../shapes.ts';
import type { Serving, Vessel } from '../vessel.ts';
import { BOWL_FILL_RADIUS, inBowl } from './in-bowl.ts';

/** A bowl of salad: on leaves, on a grain, in a white dressing or in its own juices, according to its ingredients. */
export const servedAsSalad: Vessel = (serving) => {
  const { foods, canvas } = serving;
  const { random } = canvas;
  const taken: Spot[] = [];
  const leaves = piecesOf(foods, ['leaf']);
  const large = piecesOf(foods, ['hero'])
    .filter(({ glyph }) => glyph !== 'boiledEgg')
    .slice(0, 1);
  const eggs = foods.some(({ glyph, role }) => glyph === 'boiledEgg' && role !== 'unseen');
  const mixed = piecesExcept(foods, ['hero', 'leaf', 'topping', 'sauce', 'bread', 'dollop', 'garnish'])
    .slice(0, 7)
    .sort((a, b) => pieceRadius(b) - pieceRadius(a));
  const heroes = large
    .flatMap((food) =>
      [-1, 1].map((side) => {
        const { x, y } = polar(0.5 + side * 0.75, 66);
        taken.push({ x, y, radius: 52 });
        return placeShapes(x, y, 40 + side * 26, 1.12 * food.scale, GLYPHS[food.glyph](random, food.colour));
      }),
    )
    .join('');
  const each = Math.max(4, Math.round(38 / Math.max(1, mixed.length)));
  const filling =
    bed(serving, leaves.length > 0) +
    (leaves.length > 1 ? spreadPieces(canvas, leaves.slice(1, 3), { area: inDisc(150), each: 5 }) : '') +
    (eggs ? eggQuarters(random, taken) : '') +
    spreadPieces(canvas, mixed, { area: inDisc(158), each, scale: 0.92, taken, spacing: 0.74 }) +
    heroes +
    croutons(foods, random) +
    spreadPieces(canvas, piecesOf(foods, ['topping', 'garnish']).slice(0, 4), {
      area: inDisc(140),
      each: 6,
      scale: 0.92,
    });
  return inBowl(serving, filling);
};

/** The bed of the salad, which shows only foods of the recipe. */
function bed({ dishName, foods, ware, canvas }: Serving, hasLeaves: boolean): string {
  if (dishName.is('herb bed')) return herbFilling(canvas, BOWL_FILL_RADIUS);
  if (hasLeaves) return saladFilling(canvas, BOWL_FILL_RADIUS);
  const base = foods.find(isBase);
  if (base !== undefined) return grainTexture(base.fill, base.colour, BOWL_FILL_RADIUS, canvas.random);
  if (foods.some(({ name }) => name.is('creamy dressing'))) return dressing('#f7ecce', canvas.random);
  const juice: Hex = mix(ware.inner, foods.find(({ tint }) => tint !== undefined)?.tint ?? '#dcc070', 0.16);
  return ground(juice, BOWL_FILL_RADIUS);
}

function dressing(colour: Hex, random: () => number): string {
  const dabs = Array.from({ length: 16 }, (_, index) => {
    const { x, y } = inDisc(BOWL_FILL_RADIUS * 0.86)(random);
    const fill = index % 2 === 0 ? lighter(colour, 0.5) : darker(colour, 0.07);
    return placeShapes(x, y, random() * 180, 1, path(blob(34, 22, 7, 0.18, random), fill));
  });
  return ground(colour, BOWL_FILL_RADIUS) + dabs.join('');
}

function eggQuarters(random: () => number, taken: Spot[]): string {
  const start = random() * TURN;
  return [0, 1, 2, 3]
    .map((index) => {
      const angle = start + (index / 4) * TURN;
      const { x, y } = polar(angle, 108);
      taken.push({ x, y, radius: 32 });
      return placeShapes(x, y, (angle * 180) / Math.PI + 90, 1.15, GLYPHS.boiledEgg(random));
    })
    .join('');
}

function croutons(foods: readonly DishFood[], random: () => number): string {
  if (!foods.some(({ role, name }) => role === 'bread' && !name.is('tortilla'))) return '';
  return Array.from({ length: 9 }, () => {
    const { x, y } = inDisc(140)(random);
    return placeShapes(x, y, random() * 90, 0.8, GLYPHS.cube(random, '#d9a458'));
  }).join('');
}
