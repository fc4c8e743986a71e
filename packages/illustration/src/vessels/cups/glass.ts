import type { Random } from '@game-plan/domain/random';
import type { GlyphName } from '@game-plan/lexicon/drawing-data';
import { drinkColour } from '../../arrange/drink-colour.ts';
import { darker, type Hex, INK, lighter, mix } from '../../colour.ts';
import { type DishFood, hasPieces, type PieceFood } from '../../dish-food.ts';
import { repeat } from '../../glyphs/glyph.ts';
import { GLYPHS } from '../../glyphs/glyphs.ts';
import { box, circle, ellipse, group, path, placeShapes, stroke } from '../../shapes.ts';
import type { Vessel } from '../vessel.ts';

const SIDES = 'M298 118L322 470Q326 496 352 496H448Q474 496 478 470L502 118';
const OUTLINE = `${SIDES}Z`;

/** Positions and scales of whole foods beside the glass. */
const BESIDE = [
  { x: 178, y: 464, scale: 1.7 },
  { x: 236, y: 490, scale: 1.5 },
  { x: 612, y: 474, scale: 1.7 },
  { x: 560, y: 502, scale: 1.5 },
  { x: 680, y: 496, scale: 1.5 },
  { x: 130, y: 502, scale: 1.4 },
];

const MOST_BESIDE = 4;
const ROUND_SLICES: readonly GlyphName[] = ['citrusSlice', 'banana', 'kiwi', 'pineappleRing'];

/** A tall glass from the front: drinks and smoothies. */
export const servedInGlass: Vessel = ({ foods, canvas }) => {
  const { random } = canvas;
  const colour = drinkColour(foods);
  const drink = canvas.clip(path(OUTLINE, '#000000'), layers(colour, random) + specks(foods, random));
  const glass =
    ellipse(416, 498, 150, 22, INK, 0, 0.16) +
    stroke('M452 210L516 52', '#c9521f', 15) +
    stroke('M449 210L513 52', '#f5833f', 6) +
    path(OUTLINE, '#ffffff', { opacity: 0.35 }) +
    drink +
    ellipse(400, 172, 98, 17, lighter(colour, 0.42)) +
    ellipse(400, 170, 84, 11, lighter(colour, 0.62)) +
    path('M312 132L332 462Q334 478 344 482L336 132Z', '#ffffff', { opacity: 0.34 }) +
    stroke(SIDES, '#fffaf0', 7, { opacity: 0.9 }) +
    stroke('M298 118H502', '#fffaf0', 5, { opacity: 0.7 }) +
    rimGarnish(foods, random) +
    beside(foods, random);
  return {
    view: 'from the front',
    dish: placeShapes(400, 318, 0, 1.14, group(glass, { transform: 'translate(-400 -300)' })),
    cutlery: '',
    freePlaces: [],
  };
};

function layers(colour: Hex, random: Random): string {
  const milky = mix(colour, '#fbf1de', 0.45);
  return (
    box(280, 170, 240, 340, 0, colour) +
    path('M280 300Q340 268 400 300T520 296V520H280Z', mix(colour, milky, 0.55)) +
    path('M280 402Q340 372 400 400T520 398V520H280Z', darker(colour, 0.1)) +
    repeat(14, () =>
      circle(300 + random() * 200, 190 + random() * 280, 2 + random() * 3.6, lighter(colour, 0.4), 0.8),
    )
  );
}

/** Seeds and flakes that stay whole in a blender. */
function specks(foods: readonly DishFood[], random: Random): string {
  const source = foods.find(({ glyph, role }) => glyph === 'seeds' || glyph === 'sesame' || role === 'base');
  if (source === undefined) return '';
  const colour: Hex = source.glyph === 'seeds' ? '#3b3734' : '#fbeec6';
  return repeat(34, () =>
    ellipse(300 + random() * 200, 190 + random() * 290, 3.4, 2.2, colour, random() * 180),
  );
}

function rimGarnish(foods: readonly DishFood[], random: Random): string {
  const fruit = foods.filter(hasPieces).find(({ role }) => role === 'garnish' || role === 'fruit');
  if (fruit === undefined) return '';
  const shapes = GLYPHS[fruit.glyph](random, fruit.colour);
  return ROUND_SLICES.includes(fruit.glyph)
    ? placeShapes(302, 122, -20, 1.5, shapes)
    : placeShapes(304, 118, -14, 1.45, shapes);
}

function beside(foods: readonly DishFood[], random: Random): string {
  const whole = foods
    .filter(hasPieces)
    .filter(({ glyph }) => glyph !== 'dollop')
    .slice(0, MOST_BESIDE);
  return whole
    .flatMap((food, index) => [index, index + whole.length].map((place) => standing(food, place, random)))
    .join('');
}

function standing(food: PieceFood, place: number, random: Random): string {
  const spot = BESIDE[place];
  if (spot === undefined) return '';
  const rotation = (random() - 0.5) * 50;
  const scale = spot.scale * (food.radius > 30 ? 0.7 : 1);
  return placeShapes(spot.x, spot.y, rotation, scale, GLYPHS[food.glyph](random, food.colour));
}
