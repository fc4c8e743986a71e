import { sauceFilling } from '../../arrange/fillings.ts';
import { nest } from '../../arrange/grain-texture.ts';
import { noodleColour } from '../../arrange/noodle-colour.ts';
import { spreadPieces } from '../../arrange/on-top.ts';
import { sauceColour } from '../../arrange/sauce-colour.ts';
import { sectors } from '../../arrange/sectors.ts';
import { piecesExcept, piecesOf } from '../../dish-food.ts';
import { inDisc } from '../../packing.ts';
import { ellipse, placeShapes } from '../../shapes.ts';
import type { Vessel } from '../vessel.ts';
import { BOWL_FILL_RADIUS, inBowl } from './in-bowl.ts';

/** Broth with a nest of noodles, and toppings around it: egg halves, meat, greens. */
export const servedAsNoodleSoup: Vessel = (serving) => {
  const { dishName, foods, canvas } = serving;
  const { random } = canvas;
  const laid = piecesExcept(foods, ['topping', 'garnish', 'sauce', 'dollop', 'bread', 'pasta']);
  const small = piecesOf(foods, ['topping']).filter(({ glyph }) => glyph !== 'seaweed');
  const seaweed = piecesOf(foods, ['topping']).filter(({ glyph }) => glyph === 'seaweed');
  const citrus = piecesOf(foods, ['garnish']);
  const noodles = canvas.clip(
    ellipse(0, 0, 150, 138, '#000000'),
    nest(noodleColour(dishName, foods), 156, random),
  );
  const filling =
    sauceFilling(sauceColour(dishName, foods), BOWL_FILL_RADIUS, random) +
    placeShapes(0, 6, random() * 360, 1, noodles) +
    sectors(canvas, [...laid, ...citrus.slice(0, 1)], BOWL_FILL_RADIUS) +
    seaweed.map((food) => canvas.pieces.place(food, 128, -98, { scale: 1.7, rotation: 24 })).join('') +
    spreadPieces(canvas, small.slice(0, 3), { area: inDisc(120), each: 6, scale: 0.95 });
  return inBowl(serving, filling);
};
