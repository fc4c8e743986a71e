import { ground } from '../../arrange/grain-texture.ts';
import { spreadPieces } from '../../arrange/on-top.ts';
import { type Hex, mix } from '../../colour.ts';
import { isFruit, type PieceFood, pieceRadius, piecesExcept, piecesOf } from '../../dish-food.ts';
import { inDisc, type Spot } from '../../packing.ts';
import { stroke } from '../../shapes.ts';
import type { Vessel } from '../vessel.ts';
import { BOWL_FILL_RADIUS, inBowl } from './in-bowl.ts';

const JUICE: Hex = '#f8d9ae';

/** A bowl full of cut fruit in its juice, with cream or yogurt on top if the recipe has it. */
export const servedAsFruitSalad: Vessel = (serving) => {
  const { foods, canvas } = serving;
  const fruits: PieceFood[] = piecesExcept(foods, ['topping', 'dollop', 'bread', 'unseen'])
    .filter((food) => isFruit(food) || food.role === 'vegetable' || food.role === 'leaf')
    .slice(0, 8)
    .sort((a, b) => pieceRadius(b) - pieceRadius(a));
  const [lead] = fruits;
  const juice = mix(JUICE, lead?.tint ?? JUICE, 0.3);
  const taken: Spot[] = [];
  const each = Math.max(5, Math.round(46 / Math.max(1, fruits.length)));
  const honey = foods.find(({ role }) => role === 'drizzle')?.tint;
  const filling =
    ground(juice, BOWL_FILL_RADIUS) +
    spreadPieces(canvas, fruits, { area: inDisc(168), each, taken: [], spacing: 0.66 }) +
    spreadPieces(canvas, fruits, { area: inDisc(150), each: Math.ceil(each / 3), taken, spacing: 0.7 }) +
    (honey === undefined
      ? ''
      : stroke('M-120-60Q-90-110-60-50T0-50T60-50T120-60', honey, 8, { opacity: 0.8 })) +
    spreadPieces(canvas, piecesOf(foods, ['dollop']).slice(0, 1), { area: inDisc(24), each: 1, scale: 1.3 }) +
    spreadPieces(canvas, piecesOf(foods, ['topping']).slice(0, 3), { area: inDisc(130), each: 6 });
  return inBowl(serving, filling);
};
