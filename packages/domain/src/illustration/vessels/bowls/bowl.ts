import { creamFilling, saladFilling, sauceFilling } from '../../arrange/fillings.ts';
import { grainTexture, ground } from '../../arrange/grain-texture.ts';
import { sauceColour } from '../../arrange/sauce-colour.ts';
import { scatter } from '../../arrange/scatter.ts';
import { sectors } from '../../arrange/sectors.ts';
import { type Hex, INK } from '../../colour.ts';
import { type BaseFood, type DishFood, isBase } from '../../dish-food.ts';
import { spoon } from '../../scene/cutlery.ts';
import { circle, placed, stroke } from '../../shapes.ts';
import type { Serving, Vessel } from '../vessel.ts';
import { bowl } from '../ware.ts';

const RADIUS = 218;
const INNER_RADIUS = RADIUS - 27;

const IS_WET =
  /soup|curry|stew|chill?i(?![ -](?:lime|spiced|garlic))|dal|ramen|laksa|masala|tikka|broth|chowder|ratatouille/;
const IS_CREAMY = /yogh?urt|parfait|smoothie bowl/;

const FRUIT_JUICE: Hex = '#f8d9ae';

/** Room for loose pieces over strands, which should stay visible, and over anything else. */
const ROOM_OVER_NOODLES = 62_000;
const ROOM = 100_000;

/** The scoop of rice in a curry. */
const SCOOP = { x: -58, y: 52, radius: 90 };
const ROOM_BESIDE_SCOOP = 78_000;

/** Soups and curries swirl, salads and pastas mix, everything else lies in slices on its grain. */
export const servedInBowl: Vessel = (serving) => {
  const { foods, ware, canvas } = serving;
  const filling = contents(serving) + drizzle(foods) + creamSwirl(serving);
  return {
    view: 'from above',
    dish: placed(
      400,
      300,
      0,
      1.13,
      bowl(ware, RADIUS) + canvas.clip(circle(0, 0, INNER_RADIUS, '#000000'), filling),
    ),
    cutlery: spoon(716, 190, 24),
    freePlaces: [
      { x: 76, y: 104 },
      { x: 728, y: 486 },
      { x: 84, y: 508 },
    ],
  };
};

function contents({ dishName, foods, canvas }: Serving): string {
  const base = foods.find(isBase);
  const rest = foods.filter((food) => food !== base && food.role !== 'unseen' && food.role !== 'liquid');
  const { random } = canvas;
  const mixed = (room: number) => scatter(canvas, rest, INNER_RADIUS * 0.94, room);

  if (IS_WET.test(dishName) && base?.fill !== 'noodle') {
    const sauce = sauceFilling(sauceColour(dishName, foods), INNER_RADIUS, random);
    return sauce + (base?.fill === 'rice' ? withScoop(base, rest, { canvas }) : mixed(ROOM));
  }
  if (/fruit/.test(dishName) && base === undefined) return ground(FRUIT_JUICE, INNER_RADIUS) + mixed(ROOM);
  if (/salad/.test(dishName) && base === undefined) return saladFilling(canvas, INNER_RADIUS) + mixed(ROOM);
  if (IS_CREAMY.test(dishName)) {
    const onCream = rest.filter(({ role }) => role !== 'dollop');
    return creamFilling('#fbf4e6', INNER_RADIUS) + sectors(canvas, onCream, INNER_RADIUS);
  }
  if (base !== undefined) {
    const grain = grainTexture(base.fill, base.colour, INNER_RADIUS, random);
    if (base.fill === 'noodle') return grain + mixed(ROOM_OVER_NOODLES);
    const isMixed = rest.some(({ role }) => role === 'pasta');
    return grain + (isMixed ? mixed(ROOM) : sectors(canvas, rest, INNER_RADIUS));
  }
  if (rest.some(({ role }) => role === 'pasta')) {
    return sauceFilling(sauceColour(dishName, foods), INNER_RADIUS, random) + mixed(ROOM);
  }
  if (rest.some(({ role }) => role === 'leaf')) return saladFilling(canvas, INNER_RADIUS) + mixed(ROOM);
  return grainTexture('quinoa', '#e8cf98', INNER_RADIUS, random) + sectors(canvas, rest, INNER_RADIUS);
}

function withScoop(rice: BaseFood, rest: readonly DishFood[], { canvas }: Pick<Serving, 'canvas'>): string {
  const { x, y, radius } = SCOOP;
  const scoop =
    circle(4, 6, radius + 2, INK, 0.15) + grainTexture(rice.fill, rice.colour, radius, canvas.random);
  const taken = [{ x, y, radius: radius - 2 }];
  return placed(x, y, 0, 1, scoop) + scatter(canvas, rest, INNER_RADIUS * 0.94, ROOM_BESIDE_SCOOP, taken);
}

function drizzle(foods: readonly DishFood[]): string {
  const tint = foods.find(({ role }) => role === 'drizzle')?.tint;
  if (tint === undefined) return '';
  return stroke('M-120-60Q-90-110-60-50T0-50T60-50T120-60', tint, 8, { opacity: 0.85 });
}

function creamSwirl({ dishName, foods }: Serving): string {
  const isCreamed = IS_WET.test(dishName) && foods.some(({ name }) => /coconut|cream|yogh?urt/.test(name));
  if (!isCreamed) return '';
  return (
    stroke('M-20-110C70-120 120-50 84 0', '#fff6e2', 9, { opacity: 0.85 }) +
    stroke('M10-80C60-86 84-46 66-14', '#fff6e2', 5, { opacity: 0.85 })
  );
}
