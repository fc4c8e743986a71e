import { sauceFilling } from '../../arrange/fillings.ts';
import { spreadPieces } from '../../arrange/on-top.ts';
import { RICE_MOUND, riceHalf, servedWith } from '../../arrange/rice-half.ts';
import { darker, type Hex, lighter } from '../../colour.ts';
import { type DishFood, type PieceFood, piecesExcept, piecesOf } from '../../dish-food.ts';
import { inDisc, type Spot } from '../../packing.ts';
import { colourIn, type ReadName, readName } from '../../read-name.ts';
import { ellipse, stroke } from '../../shapes.ts';
import type { Vessel } from '../vessel.ts';
import { BOWL_FILL_RADIUS, inBowl } from './in-bowl.ts';

const GOLDEN: Hex = '#e2a73c';

/** A bowl of lentils or beans, beside rice if the recipe has rice. */
export const servedAsPulses: Vessel = (serving) => {
  const { dishName, foods, canvas } = serving;
  const colour = thickness(dishName, foods);
  const rice = servedWith(foods);
  const taken: Spot[] = rice === undefined ? [] : [RICE_MOUND];
  const beans = piecesOf(foods, ['bean']);
  const others = piecesExcept(foods, ['bean', 'topping', 'sauce', 'bread', 'dollop', 'garnish']).filter(
    ({ glyph }) => glyph !== 'tomato' || !dishName.is('dal'),
  );
  const filling =
    sauceFilling(colour, BOWL_FILL_RADIUS, canvas.random) +
    spreadPieces(canvas, beans.length > 0 ? beans : [lentils(colour)], {
      area: inDisc(BOWL_FILL_RADIUS - 16),
      each: dishName.is('mashed pulses') ? 8 : 44,
      scale: 1.05,
      spacing: 0.75,
      taken,
    }) +
    spreadPieces(canvas, others.slice(0, 4), { area: inDisc(150), each: 4, scale: 0.85, taken }) +
    (rice === undefined ? tempered(foods) : riceHalf(rice, BOWL_FILL_RADIUS, canvas)) +
    spreadPieces(canvas, piecesOf(foods, ['topping']).slice(0, 3), {
      area: inDisc(110),
      each: 5,
      scale: 0.9,
    }) +
    spreadPieces(canvas, piecesOf(foods, ['dollop']).slice(0, 1), { area: inDisc(30), each: 1 });
  return inBowl(serving, filling);
};

/** The colour of the thick sauce that pulses cook into. */
function thickness(dishName: ReadName, foods: readonly DishFood[]): Hex {
  return (
    colourIn('pulses', [dishName]) ??
    colourIn(
      'pulses',
      foods.map(({ name }) => name),
    ) ??
    GOLDEN
  );
}

/** The legumes of a dal whose foods contain none. */
function lentils(colour: Hex): PieceFood {
  return {
    name: readName(''),
    role: 'bean',
    glyph: 'lentil',
    fill: null,
    colour: lighter(colour, 0.24),
    tint: colour,
    radius: 7,
    scale: 1.1,
  };
}

/** Pools of hot fat that is poured over at the end. */
function tempered(foods: readonly DishFood[]): string {
  if (!foods.some(({ name }) => name.is('fat'))) return '';
  const fat: Hex = '#f0b32c';
  return (
    ellipse(-50, -40, 40, 22, fat, -20, 0.6) +
    ellipse(54, 50, 32, 18, fat, 30, 0.6) +
    stroke('M-74-48Q-56-62-36-56', lighter(fat, 0.6), 4, { opacity: 0.8 }) +
    ellipse(66, -72, 16, 9, darker(fat, 0.05), 0, 0.55)
  );
}
