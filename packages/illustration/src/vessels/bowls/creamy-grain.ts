import { ground } from '../../arrange/grain-texture.ts';
import { spreadPieces } from '../../arrange/on-top.ts';
import { blob } from '../../blob.ts';
import { darker, type Hex, lighter } from '../../colour.ts';
import { type DishFood, pieceRadius, piecesExcept, piecesOf } from '../../dish-food.ts';
import { inDisc, type Spot } from '../../packing.ts';
import { colourIn, type ReadName } from '../../read-name.ts';
import { circle, path, placeShapes, polar, stroke, TURN } from '../../shapes.ts';
import { butterPat } from '../butter-pat.ts';
import type { Vessel } from '../vessel.ts';
import { BOWL_FILL_RADIUS, inBowl } from './in-bowl.ts';

const OAT: Hex = '#ead5a6';

/** Risotto, porridge, polenta, congee, rice pudding: a soft ground with grains and toppings. */
export const servedAsCreamyGrain: Vessel = (serving) => {
  const { dishName, foods, canvas } = serving;
  const { random } = canvas;
  const colour =
    colourIn('porridge', [dishName]) ?? (foods.some(({ name }) => name.is('polenta')) ? '#f4cd62' : OAT);
  const isSmooth = dishName.is('smooth porridge');
  const isSweet = dishName.is('sweet porridge');
  const taken: Spot[] = [];
  let top = '';
  if (foods.some(({ name }) => name.is('butter')) && !dishName.is('stirred porridge')) {
    taken.push({ x: 0, y: 0, radius: 42 });
    top +=
      path(blob(56, 48, 9, 0.1, random), '#f6cf5a', { opacity: 0.75 }) +
      placeShapes(0, -4, 16, 0.95, butterPat());
  }
  const others = piecesExcept(foods, ['topping', 'sauce', 'bread', 'dollop', 'garnish', 'leaf'])
    .concat(piecesOf(foods, ['leaf']))
    .slice(0, 5)
    .sort((a, b) => pieceRadius(b) - pieceRadius(a));
  const area = isSweet && others.length > 0 ? inDisc(112) : inDisc(138);
  top += spreadPieces(canvas, others, {
    area,
    each: Math.max(4, Math.round(18 / Math.max(1, others.length))),
    scale: 0.95,
    taken,
  });
  top += spreadPieces(canvas, piecesOf(foods, ['topping']).slice(0, 3), {
    area: inDisc(116),
    each: 6,
    scale: 0.9,
  });
  const filling =
    ground(colour, BOWL_FILL_RADIUS) +
    (isSmooth ? ripples(colour) : softGrains(colour, dishName.is('soft grains'), random)) +
    dusting(foods, random) +
    drizzle(dishName, foods) +
    top;
  return inBowl(serving, filling);
};

function softGrains(colour: Hex, isFlaky: boolean, random: () => number): string {
  const marks = (count: number) =>
    Array.from({ length: count }, () => {
      const { x, y } = inDisc(BOWL_FILL_RADIUS - 10)(random);
      const end = polar(random() * TURN, isFlaky ? 5 : 9);
      return `M${Math.round(x)} ${Math.round(y)}l${Math.round(end.x)} ${Math.round(end.y)}`;
    }).join('');
  const width = isFlaky ? 12 : 7;
  return (
    stroke(marks(60), darker(colour, 0.09), width) +
    stroke(marks(90), lighter(colour, 0.42), width) +
    ripples(colour)
  );
}

/** Traces of a spoon. */
function ripples(colour: Hex): string {
  return (
    stroke('M-150-40C-120-130 20-168 104-120', darker(colour, 0.1), 9, { opacity: 0.7 }) +
    stroke('M-118 10C-110-74 20-112 80-74', lighter(colour, 0.45), 8, { opacity: 0.7 }) +
    stroke('M152 52C130 130 20 164-70 136', darker(colour, 0.1), 9, { opacity: 0.7 }) +
    stroke('M116 66C84 112 10 122-44 104', lighter(colour, 0.45), 8, { opacity: 0.7 })
  );
}

/** Sprinkled cinnamon or cocoa, if the recipe has it. */
function dusting(foods: readonly DishFood[], random: () => number): string {
  const colour = colourIn(
    'dusting',
    foods.map(({ name }) => name),
  );
  if (colour === null) return '';
  return Array.from({ length: 70 }, () => {
    const { x, y } = inDisc(96)(random);
    return circle(x, y, 2 + random() * 2.6, colour, 0.75);
  }).join('');
}

/** Honey, syrup or jam in one swirl. */
function drizzle(dishName: ReadName, foods: readonly DishFood[]): string {
  const sweet = foods.find(({ role }) => role === 'drizzle');
  if (sweet === undefined) return '';
  const colour = sweet.name.is('jam')
    ? (colourIn('filling', [sweet.name]) ?? '#b8324c')
    : (sweet.tint ?? '#d98b23');
  const isJam = sweet.name.is('jam') || dishName.is('jam');
  return isJam
    ? path('M-60-10C-64-58 4-74 44-50C84-28 76 40 30 52C-20 62-56 36-60-10Z', colour) +
        stroke('M-30-26Q-8-46 18-40', lighter(colour, 0.5), 6, { opacity: 0.7 })
    : stroke('M-116-66Q-86-116-56-56T4-56T64-56T118-66', colour, 8, { opacity: 0.85 });
}
