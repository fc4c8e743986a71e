import type { Canvas } from '../../arrange/canvas.ts';
import { fruitFilling } from '../../arrange/filling-colour.ts';
import { spreadPieces } from '../../arrange/on-top.ts';
import { blob } from '../../blob.ts';
import { darker, type Hex, INK, lighter } from '../../colour.ts';
import { type DishFood, isFruit, pieceRadius, piecesExcept, piecesOf } from '../../dish-food.ts';
import { face } from '../../glyphs/glyph.ts';
import { pack } from '../../packing.ts';
import type { ReadName } from '../../read-name.ts';
import { circle, path, placeShapes, stroke } from '../../shapes.ts';
import type { Vessel } from '../vessel.ts';
import { crumbLid, inOvenDish, OVEN_HEIGHT, OVEN_WIDTH, ovenGround, overDish } from './oven-dish.ts';

const FRUIT: Hex = '#dcae58';

/** Fruit under crumble, bubbling up at the sides. */
export const servedAsCrumble: Vessel = ({ dishName, foods, canvas }) => {
  const { random, pieces } = canvas;
  const hasOats = foods.some(({ fill }) => fill === 'oats');
  const colour = fruitFilling(dishName, foods) ?? FRUIT;
  const bubbles = pack(random, 16, 26, nearSides).map(({ x, y }, index) => {
    const fill = index % 2 === 0 ? colour : lighter(colour, 0.2);
    return pieces.stamp(`bubble${index % 2}`, () => path(blob(32, 18, 8, 0.2, random), fill), x, y);
  });
  return inOvenDish(
    canvas,
    fruitUnder(dishName, foods, canvas) +
      crumbLid('#e0b26a', 84, canvas, 1.55) +
      bubbles.join('') +
      (hasOats ? flakes(canvas) : '') +
      spreadPieces(canvas, piecesOf(foods, ['topping']).slice(0, 2), {
        area: overDish(40),
        each: 8,
        scale: 0.8,
      }),
  );
};

/** Fruit under discs of soft dough. */
export const servedAsCobbler: Vessel = ({ dishName, foods, canvas }) => {
  const { random } = canvas;
  const dough: Hex = '#e9bd76';
  const rounds = [-160, -2, 158]
    .flatMap((x) => [-78, 76].map((y) => ({ x, y })))
    .map(({ x, y }) => {
      const outline = blob(66, 58, 10, 0.08, random);
      return placeShapes(
        x + (random() - 0.5) * 18,
        y + (random() - 0.5) * 14,
        random() * 360,
        1,
        path(outline, INK, { transform: 'translate(4 7)', opacity: 0.18 }) +
          path(outline, darker(dough, 0.2)) +
          face(outline, dough, 'translate(-2 -3) scale(.95)') +
          path(blob(36, 28, 8, 0.12, random), lighter(dough, 0.24), { transform: 'translate(-8 -8)' }) +
          stroke('M-30 16Q-6 30 24 20M-14-30Q6-20 32-30', darker(dough, 0.16), 4, { opacity: 0.8 }),
      );
    });
  return inOvenDish(canvas, fruitUnder(dishName, foods, canvas) + rounds.join(''));
};

function fruitUnder(dishName: ReadName, foods: readonly DishFood[], canvas: Canvas): string {
  const colour = fruitFilling(dishName, foods) ?? FRUIT;
  const pieces = piecesExcept(foods, ['topping', 'base', 'bread'])
    .filter(isFruit)
    .sort((a, b) => pieceRadius(b) - pieceRadius(a));
  const glints = Array.from({ length: 12 }, () => {
    const { x, y } = overDish(20)(canvas.random);
    return circle(x, y, 4 + canvas.random() * 4, lighter(colour, 0.4), 0.8);
  });
  return (
    ovenGround(colour, canvas.random) +
    spreadPieces(canvas, pieces.slice(0, 3), {
      area: overDish(24),
      each: Math.round(24 / Math.max(1, pieces.length)),
      scale: 0.95,
    }) +
    glints.join('')
  );
}

function nearSides(random: () => number): { x: number; y: number } {
  const along = random();
  const isShort = random() > 0.62;
  const side = random() > 0.5 ? 1 : -1;
  return isShort
    ? { x: side * (OVEN_WIDTH / 2 - 12 - random() * 20), y: (along - 0.5) * (OVEN_HEIGHT - 20) }
    : { x: (along - 0.5) * (OVEN_WIDTH - 20), y: side * (OVEN_HEIGHT / 2 - 10 - random() * 18) };
}

function flakes({ random, pieces }: Canvas): string {
  return Array.from({ length: 34 }, () => {
    const { x, y } = overDish(30)(random);
    return pieces.stamp('flake', () => path(blob(10, 6, 6, 0.15, random), '#f6e2b3'), x, y);
  }).join('');
}
