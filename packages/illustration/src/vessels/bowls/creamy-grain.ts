import { fruitFilling } from '../../arrange/filling-colour.ts';
import { ground } from '../../arrange/grain-texture.ts';
import { spreadPieces } from '../../arrange/on-top.ts';
import { blob } from '../../blob.ts';
import { darker, type Hex, lighter } from '../../colour.ts';
import { type DishFood, pieceRadius, piecesExcept, piecesOf } from '../../dish-food.ts';
import { inDisc, type Spot } from '../../packing.ts';
import { circle, path, placeShapes, polar, stroke, TURN } from '../../shapes.ts';
import { butterPat } from '../butter-pat.ts';
import type { Vessel } from '../vessel.ts';
import { BOWL_FILL_RADIUS, inBowl } from './in-bowl.ts';

type ColourOfWords = readonly [words: RegExp, colour: Hex];

/** First match in the dish's name wins. */
const COLOURS: readonly ColourOfWords[] = [
  [/milanese|saffron|pumpkin|squash|butternut|carrot|turmeric/, '#f0bf55'],
  [/beet/, '#bb4f74'],
  [/tomato/, '#dd7a48'],
  [/\bpea\b|asparagus|spinach|green|pesto|leek/, '#cfd58c'],
  [/mushroom|porcini|truffle/, '#dfc596'],
  [/chocolate|cocoa/, '#8a5a3d'],
  [/risotto|orzotto/, '#f3e2b2'],
  [/grits|congee|jook|cream of wheat|semolina|rice|milch|kheer|arroz|riz/, '#faf0d8'],
  [/polenta|upma|cornmeal|mush/, '#f4cd62'],
];
const OAT: Hex = '#ead5a6';

const SWEET =
  /porridge|oat|pudding|milch|kheer|semolina|muesli|cereal|cream of wheat|arroz con leche|riz au lait/;

/** Risotto, porridge, polenta, congee, rice pudding: a soft ground with grains and toppings. */
export const servedAsCreamyGrain: Vessel = (serving) => {
  const { dishName, foods, canvas } = serving;
  const { random } = canvas;
  const colour =
    COLOURS.find(([words]) => words.test(dishName))?.[1] ??
    (foods.some(({ name }) => /cornmeal|polenta/.test(name)) ? '#f4cd62' : OAT);
  const isSmooth = /polenta|grits|semolina|cream of wheat|mush/.test(dishName);
  const isSweet = SWEET.test(dishName);
  const taken: Spot[] = [];
  let top = '';
  if (
    foods.some(({ name }) => /^(unsalted |salted )?butter\b/.test(name)) &&
    !/risotto|pudding|milch/.test(dishName)
  ) {
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
    (isSmooth ? ripples(colour) : softGrains(colour, /oat|porridge|muesli|cereal/.test(dishName), random)) +
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
  const spice = foods.find(({ name }) => /cinnamon|nutmeg|cocoa|brown sugar|\bsugar and cinnamon/.test(name));
  if (spice === undefined) return '';
  return Array.from({ length: 70 }, () => {
    const { x, y } = inDisc(96)(random);
    return circle(x, y, 2 + random() * 2.6, /cocoa/.test(spice.name) ? '#5b3524' : '#a5622c', 0.75);
  }).join('');
}

/** Honey, syrup or jam in one swirl. */
function drizzle(dishName: string, foods: readonly DishFood[]): string {
  const sweet = foods.find(({ role }) => role === 'drizzle');
  if (sweet === undefined) return '';
  const colour = /\bjam\b|preserve|compote/.test(sweet.name)
    ? (fruitFilling(sweet.name, []) ?? '#b8324c')
    : (sweet.tint ?? '#d98b23');
  const isJam = /\bjam\b|preserve|compote/.test(sweet.name) || /jam/.test(dishName);
  return isJam
    ? path('M-60-10C-64-58 4-74 44-50C84-28 76 40 30 52C-20 62-56 36-60-10Z', colour) +
        stroke('M-30-26Q-8-46 18-40', lighter(colour, 0.5), 6, { opacity: 0.7 })
    : stroke('M-116-66Q-86-116-56-56T4-56T64-56T118-66', colour, 8, { opacity: 0.85 });
}
