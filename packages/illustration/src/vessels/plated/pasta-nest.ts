import { sauceFilling } from '../../arrange/fillings.ts';
import { nest } from '../../arrange/grain-texture.ts';
import { noodleColour } from '../../arrange/noodle-colour.ts';
import { spreadPieces } from '../../arrange/on-top.ts';
import { sauceColour } from '../../arrange/sauce-colour.ts';
import { blob } from '../../blob.ts';
import { darker, INK } from '../../colour.ts';
import { type DishFood, pieceRadius, piecesExcept, piecesOf } from '../../dish-food.ts';
import { inDisc, type Spot } from '../../packing.ts';
import type { ReadName } from '../../read-name.ts';
import { circle, path, placeShapes } from '../../shapes.ts';
import { onPlate } from '../on-plate.ts';
import type { Vessel } from '../vessel.ts';

const NEST_RADIUS = 158;
const SAUCE_RADIUS = 104;

/** A nest of long pasta on a plate, with sauce on top or on every strand, and the foods mixed in. */
export const servedAsPastaNest: Vessel = ({ dishName, foods, ware, canvas }) => {
  const { random } = canvas;
  const noodles =
    circle(6, 10, NEST_RADIUS + 2, INK, 0.16) +
    path(blob(NEST_RADIUS, NEST_RADIUS - 4, 18, 0.03, random), darker(noodleColour(dishName, foods), 0.22)) +
    nest(noodleColour(dishName, foods), NEST_RADIUS, random);
  const hasSauce =
    !dishName.is('coated nest') &&
    (dishName.is('red pasta') || foods.some(({ name }) => name.is('tomato sauce')));
  const taken: Spot[] = [];
  const solid = piecesExcept(foods, [
    'topping',
    'garnish',
    'sauce',
    'dollop',
    'bread',
    'base',
    'noodle',
  ]).filter(({ glyph }) => !(hasSauce && glyph === 'tomato'));
  const largestFirst = [...solid].sort((a, b) => pieceRadius(b) - pieceRadius(a)).slice(0, 5);
  const food =
    noodles +
    (hasSauce ? sauceOnTop(dishName, foods, canvas) : '') +
    spreadPieces(canvas, largestFirst, {
      area: inDisc(hasSauce ? SAUCE_RADIUS - 18 : 122),
      each: hasSauce ? 7 : Math.max(4, Math.round(15 / Math.max(1, largestFirst.length))),
      scale: 0.9,
      taken,
    }) +
    spreadPieces(canvas, piecesOf(foods, ['topping']).slice(0, 4), {
      area: inDisc(112),
      each: 5,
      scale: 0.9,
    }) +
    citrus(foods, canvas);
  return onPlate(ware, food);
};

function sauceOnTop(
  dishName: ReadName,
  foods: readonly DishFood[],
  canvas: Parameters<Vessel>[0]['canvas'],
): string {
  const { random } = canvas;
  const outline = blob(SAUCE_RADIUS, SAUCE_RADIUS - 8, 13, 0.09, random);
  const colour = sauceColour(dishName, foods);
  return (
    path(outline, INK, { transform: 'translate(4 7)', opacity: 0.18 }) +
    canvas.clip(path(outline, '#000000'), sauceFilling(colour, SAUCE_RADIUS + 14, random))
  );
}

function citrus(foods: readonly DishFood[], canvas: Parameters<Vessel>[0]['canvas']): string {
  const [fruit] = piecesOf(foods, ['garnish']);
  if (fruit === undefined) return '';
  return placeShapes(0, 0, 0, 1, canvas.pieces.place(fruit, 138, 96, { scale: 1.05 }));
}
