import type { Trait } from '@game-plan/lexicon/drawing-data';
import type { Canvas } from '../../arrange/canvas.ts';
import { grainTexture } from '../../arrange/grain-texture.ts';
import { PIECE_SCALE } from '../../arrange/piece-sheet.ts';
import { sauceColour } from '../../arrange/sauce-colour.ts';
import { LARGE_PIECE } from '../../arrange/sectors.ts';
import { blob } from '../../blob.ts';
import { INK, lighter } from '../../colour.ts';
import { type DishFood, hasPieces, isBase, type PieceFood, pieceRadius, piecesOf } from '../../dish-food.ts';
import { GLYPHS } from '../../glyphs/glyphs.ts';
import { type Area, inEllipse, pack, type Spot } from '../../packing.ts';
import { colourIn, type ReadName } from '../../read-name.ts';
import { circle, path, placeShapes } from '../../shapes.ts';
import { onPlate, PLATE_RADIUS } from '../on-plate.ts';
import type { Vessel } from '../vessel.ts';

/** The places of side dishes, with and without a mound of rice or grain. */
const SIDES_WITH_BASE: readonly Area[] = [
  inEllipse(-62, -78, 72, 56),
  inEllipse(88, 74, 58, 52),
  inEllipse(0, 120, 60, 36),
];
const SIDES: readonly Area[] = [
  inEllipse(-46, -84, 92, 58),
  inEllipse(92, -18, 56, 88),
  inEllipse(76, 100, 58, 40),
];

/** The main food in front, up to three side dishes behind it, and toppings over it. */
export const servedOnPlate: Vessel = ({ dishName, foods, ware, canvas }) => {
  const { random, pieces } = canvas;
  const hero = heroOf(foods);
  const base = foods.find(isBase);
  const sides = piecesOf(foods, ['vegetable', 'leaf', 'bean', 'main', 'pasta', 'fruit'])
    .filter((food) => food !== hero)
    .slice(0, 3);
  const taken: Spot[] = [];

  let meal = '';
  if (base !== undefined) {
    const mound = circle(4, 6, 84, INK, 0.13) + grainTexture(base.fill, base.colour, 82, random);
    meal += placeShapes(58, -66, 0, 1, mound);
  }
  const areas = base === undefined ? SIDES : SIDES_WITH_BASE;
  sides.forEach((food, index) => {
    const area = areas[index];
    if (area !== undefined) meal += sideDish(canvas, food, area, taken);
  });
  if (dishName.is('sauced')) meal += saucePool(dishName, foods, random);
  if (hero !== undefined) {
    meal += heroPieces(canvas, hero, sides.length > 0 || base !== undefined, taken);
    if (dishName.is('parm')) meal += underCheese(foods, canvas);
  }
  for (const topping of piecesOf(foods, ['topping']).slice(0, 2)) {
    const spots = pack(random, 6, pieceRadius(topping), inEllipse(-20, 30, 120, 90));
    meal += spots.map(({ x, y }) => pieces.place(topping, x, y)).join('');
  }
  const [citrus] = piecesOf(foods, ['garnish']);
  if (citrus !== undefined) {
    meal += placeShapes(-126, -2, 10, 1.3, GLYPHS.citrusSlice(random, citrus.colour));
    meal += placeShapes(-96, 40, 34, 1.25, GLYPHS.citrusWedge(random, citrus.colour));
  }

  const clipped = canvas.clip(circle(0, 0, PLATE_RADIUS * 0.86, '#000000'), meal);
  return onPlate(ware, clipped);
};

/** The sauce under the main food. */
function saucePool(dishName: ReadName, foods: readonly DishFood[], random: () => number): string {
  const colour = colourIn('pool', [dishName]) ?? sauceColour(dishName, foods);
  return placeShapes(
    -24,
    48,
    -14,
    1,
    path(blob(134, 88, 11, 0.1, random), colour, { opacity: 0.92 }) +
      path(blob(58, 18, 8, 0.2, random), lighter(colour, 0.3), {
        transform: 'translate(-44 -52)',
        opacity: 0.7,
      }),
  );
}

/** Sauce and cheese over a cutlet, if the recipe has them. */
function underCheese(foods: readonly DishFood[], { random }: Canvas): string {
  const has = (trait: Trait) => foods.some(({ name }) => name.is(trait));
  return placeShapes(
    -38,
    58,
    -16,
    1,
    (has('tomato') ? path(blob(74, 48, 10, 0.1, random), '#c8472a') : '') +
      (has('cheese') ? path(blob(54, 34, 9, 0.14, random), '#f8e3a4') : ''),
  );
}

function heroOf(foods: readonly DishFood[]): PieceFood | undefined {
  const drawn = foods.filter(hasPieces);
  const byRole = (wanted: PieceFood['role']) => drawn.find(({ role }) => role === wanted);
  return byRole('hero') ?? byRole('main') ?? byRole('vegetable');
}

function sideDish({ random, pieces }: Canvas, food: PieceFood, area: Area, taken: Spot[]): string {
  const radius = pieceRadius(food) * PIECE_SCALE * 0.78;
  const few = radius > 28 ? 5 : 8;
  const usual = food.glyph === 'fry' ? 15 : few;
  const backToFront = pack(random, food.role === 'bean' ? 20 : usual, radius, area, taken).sort(
    (a, b) => a.y - b.y,
  );
  return backToFront
    .map(({ x, y }) => {
      const rotation = food.glyph === 'broccoli' ? -30 + random() * 60 : undefined;
      return pieces.place(food, x, y, { rotation });
    })
    .join('');
}

function heroPieces({ random, pieces }: Canvas, hero: PieceFood, hasSides: boolean, taken: Spot[]): string {
  if (pieceRadius(hero) > LARGE_PIECE) {
    const rotation = -20 + random() * 10;
    const [x, y, scale] = hasSides ? [-34, 58, 1.62] : [0, 8, 2];
    return placeShapes(x, y, rotation, scale * hero.scale, GLYPHS[hero.glyph](random, hero.colour));
  }
  const area = hasSides ? inEllipse(-46, 46, 104, 84) : inEllipse(0, 6, 132, 118);
  return pack(random, 14, pieceRadius(hero) * PIECE_SCALE * 0.8, area, taken)
    .map(({ x, y }) => pieces.place(hero, x, y, { scale: 1.1 }))
    .join('');
}
