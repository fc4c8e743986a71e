import type { Random } from '@game-plan/domain/random';
import type { Trait } from '@game-plan/lexicon/drawing-data';
import { scatter } from '../../arrange/scatter.ts';
import { blob } from '../../blob.ts';
import { darker, type Hex, INK, lighter } from '../../colour.ts';
import { type DishFood, piecesExcept } from '../../dish-food.ts';
import { face, repeat } from '../../glyphs/glyph.ts';
import { inDisc } from '../../packing.ts';
import { circle, ellipse, path, placeShapes, stroke } from '../../shapes.ts';
import type { Serving, Vessel } from '../vessel.ts';

const ROOM = 66_000;

/** A flat bread on a round board, with the sauce, cheese and toppings of its recipe; a pizza is cut in three. */
export const servedAsPizza: Vessel = (serving) => {
  const { dishName, foods, canvas } = serving;
  const toppings = piecesExcept(foods, ['bread', 'base', 'sauce', 'dollop']).filter(
    ({ glyph }) => glyph !== 'gratedCheese',
  );
  const isBread = dishName.is('focaccia');
  const pizza =
    crust(canvas.random) +
    spreadOn(serving, canvas.random) +
    canvas.clip(circle(0, 0, 190, '#000000'), scatter(canvas, toppings, 168, ROOM)) +
    (isBread
      ? ''
      : stroke('M0 0L-222 0M0 0L157-157M0 0L157 157', darker('#e7bd78', 0.3), 4, { opacity: 0.5 }));
  const board =
    circle(10, 20, 252, INK, 0.14) + circle(0, 0, 250, '#b57c46') + circle(-2, -4, 247, '#c68d55');
  return {
    view: 'from above',
    dish: placeShapes(400, 302, 0, 1.08, board + pizza),
    cutlery: '',
    freePlaces: [
      { x: 84, y: 88 },
      { x: 724, y: 512 },
      { x: 92, y: 520 },
    ],
  };
};

function crust(random: Random): string {
  return (
    circle(12, 16, 222, INK, 0.18) +
    path(blob(222, 222, 16, 0.012, random), '#c98f4a') +
    face(blob(216, 216, 16, 0.012, random), '#e7bd78', 'translate(-3 -4)')
  );
}

/** Tomato or cream, then cheese, each only if it is in the recipe; a pizza of unknown foods has both. */
function spreadOn({ dishName, foods }: Serving, random: Random): string {
  const has = (trait: Trait) => foods.some(({ name }) => name.is(trait));
  const isUnknown = foods.every(({ role }) => role === 'unseen' || role === 'bread') && dishName.is('pizza');
  if (dishName.is('dimpled')) return dimples(foods, random);
  const isRed = (isUnknown || has('tomato') || dishName.is('red pizza')) && !dishName.is('white pizza');
  const ground: Hex = isRed
    ? '#c8492b'
    : has('pesto')
      ? '#a9b85a'
      : has('white sauce')
        ? '#f7ebcb'
        : '#efcf95';
  const cheese =
    isUnknown || has('cheese')
      ? path(blob(176, 176, 14, 0.04, random), '#f6dc94') +
        repeat(9, (index) => {
          const { x, y } = inDisc(150)(random);
          const rotation = random() * 360;
          const melted = blob(34, 24, 7, 0.2, random);
          return placeShapes(x, y, rotation, 1, path(melted, index % 2 === 0 ? '#eec876' : '#fbe9b4'));
        })
      : repeat(8, (index) => {
          const { x, y } = inDisc(150)(random);
          const shade = index % 2 === 0 ? darker(ground, 0.1) : lighter(ground, 0.16);
          return placeShapes(x, y, random() * 360, 1, path(blob(36, 20, 7, 0.2, random), shade));
        });
  return circle(0, 0, 184, ground) + cheese;
}

/** Finger dents in a soft bread, with pools of oil if the recipe has it. */
function dimples(foods: readonly DishFood[], random: Random): string {
  const dough: Hex = '#e9bf78';
  const oil = foods.some(({ name }) => name.is('oil'));
  return repeat(24, (index) => {
    const { x, y } = inDisc(176)(random);
    return (
      ellipse(x, y, 19, 13, darker(dough, 0.24), random() * 180) +
      ellipse(x + 1, y + 2, 15, 9.5, oil && index % 3 !== 0 ? '#d9a832' : darker(dough, 0.1), 0) +
      ellipse(x - 16, y - 14, 11, 6, lighter(dough, 0.4), -30, 0.6)
    );
  });
}
