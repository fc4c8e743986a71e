import { drinkColour } from '../../arrange/drink-colour.ts';
import { creamFilling } from '../../arrange/fillings.ts';
import { grainTexture, ground } from '../../arrange/grain-texture.ts';
import { scatter } from '../../arrange/scatter.ts';
import { sectors } from '../../arrange/sectors.ts';
import { type DishFood, isBase } from '../../dish-food.ts';
import { stroke } from '../../shapes.ts';
import type { Serving, Vessel } from '../vessel.ts';
import { BOWL_FILL_RADIUS, inBowl } from './in-bowl.ts';

/** Room for loose pieces over strands, which should stay visible, and over anything else. */
const ROOM_OVER_NOODLES = 62_000;
const ROOM = 100_000;

/** A bowl with each food in its own slice, on grain, noodles, yogurt or nothing. */
export const servedInBowl: Vessel = (serving) => inBowl(serving, contents(serving) + drizzle(serving.foods));

function contents({ dishName, foods, ware, canvas }: Serving): string {
  const base = foods.find(isBase);
  const rest = foods.filter((food) => food !== base && food.role !== 'unseen' && food.role !== 'liquid');
  if (dishName.is('smoothie bowl')) {
    return creamFilling(drinkColour(foods), BOWL_FILL_RADIUS) + sectors(canvas, rest, BOWL_FILL_RADIUS);
  }
  if (dishName.is('creamy bowl')) {
    const onCream = rest.filter(({ role }) => role !== 'dollop');
    return creamFilling('#fbf4e6', BOWL_FILL_RADIUS) + sectors(canvas, onCream, BOWL_FILL_RADIUS);
  }
  if (base === undefined)
    return ground(ware.inner, BOWL_FILL_RADIUS) + sectors(canvas, rest, BOWL_FILL_RADIUS);
  const grain = grainTexture(base.fill, base.colour, BOWL_FILL_RADIUS, canvas.random);
  const mixed = (room: number) => scatter(canvas, rest, BOWL_FILL_RADIUS * 0.94, room);
  if (base.fill === 'noodle') return grain + mixed(ROOM_OVER_NOODLES);
  const isMixed = rest.some(({ role }) => role === 'pasta');
  return grain + (isMixed ? mixed(ROOM) : sectors(canvas, rest, BOWL_FILL_RADIUS));
}

function drizzle(foods: readonly DishFood[]): string {
  const tint = foods.find(({ role }) => role === 'drizzle')?.tint;
  if (tint === undefined) return '';
  return stroke('M-120-60Q-90-110-60-50T0-50T60-50T120-60', tint, 8, { opacity: 0.85 });
}
