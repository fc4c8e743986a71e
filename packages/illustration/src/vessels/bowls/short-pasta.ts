import type { Trait } from '@game-plan/lexicon/drawing-data';
import { sauceFilling } from '../../arrange/fillings.ts';
import { spreadPieces } from '../../arrange/on-top.ts';
import { creamed, sauceColour, TOMATO_RED } from '../../arrange/sauce-colour.ts';
import { type Hex, lighter, mix } from '../../colour.ts';
import { type DishFood, type PieceFood, pieceRadius, piecesExcept, piecesOf } from '../../dish-food.ts';
import { inDisc, type Spot } from '../../packing.ts';
import { type ReadName, readName } from '../../read-name.ts';
import type { Vessel } from '../vessel.ts';
import { BOWL_FILL_RADIUS, inBowl } from './in-bowl.ts';

const PLAIN: Hex = '#f0cb7c';
const CHEESE_SAUCE: Hex = '#f2b541';
const CREAM_SAUCE: Hex = '#f5e3b4';

/** Pasta whose shape the recipe does not name. */
const PENNE: PieceFood = {
  name: readName(''),
  role: 'pasta',
  glyph: 'penne',
  fill: null,
  colour: undefined,
  tint: undefined,
  radius: 26,
  scale: 0.95,
};

/** A bowl of short or filled pasta in its sauce, which tints each piece. */
export const servedAsShortPasta: Vessel = (serving) => {
  const { dishName, foods, canvas } = serving;
  const sauce = sauceOf(dishName, foods);
  const shapes = piecesOf(foods, ['pasta']);
  const pasta = (shapes.length > 0 ? shapes : [PENNE]).map((food) => ({
    ...food,
    colour: sauce === null ? food.colour : mix(food.colour ?? PLAIN, sauce, 0.3),
  }));
  const taken: Spot[] = [];
  const others = piecesExcept(foods, ['pasta', 'topping', 'sauce', 'bread', 'dollop', 'garnish'])
    .filter(({ glyph }) => sauce === null || glyph !== 'tomato' || !dishName.is('smooth red sauce'))
    .slice(0, 5)
    .sort((a, b) => pieceRadius(b) - pieceRadius(a));
  const ground = sauce ?? lighter(PLAIN, 0.3);
  const filling =
    sauceFilling(ground, BOWL_FILL_RADIUS, canvas.random) +
    spreadPieces(canvas, pasta, { area: inDisc(166), each: 44, scale: 0.92, spacing: 0.6 }) +
    spreadPieces(canvas, others, {
      area: inDisc(150),
      each: Math.max(4, Math.round(20 / Math.max(1, others.length))),
      scale: 0.86,
      taken,
    }) +
    spreadPieces(canvas, piecesOf(foods, ['topping']).slice(0, 3), {
      area: inDisc(130),
      each: 6,
      scale: 0.86,
    });
  return inBowl(serving, filling);
};

/** Null for pasta in butter, oil or a dressing, which show no colour. */
function sauceOf(dishName: ReadName, foods: readonly DishFood[]): Hex | null {
  const has = (trait: Trait) => foods.some(({ name }) => name.is(trait));
  if (dishName.is('cheesy pasta')) {
    return foods.length === 0 || has('yellow cheese') ? CHEESE_SAUCE : CREAM_SAUCE;
  }
  if (dishName.is('pesto') || has('pesto')) return '#9db452';
  if (dishName.is('dry pasta')) return has('creamy dressing') ? CREAM_SAUCE : null;
  if (has('tomato sauce')) return creamed(TOMATO_RED, foods);
  if (dishName.is('red pasta')) return sauceColour(dishName, foods);
  if (has('white sauce')) return CREAM_SAUCE;
  return null;
}
