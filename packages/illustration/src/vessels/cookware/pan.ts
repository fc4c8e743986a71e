import type { Random } from '@game-plan/domain/random';
import { sauceFilling } from '../../arrange/fillings.ts';
import { grainTexture } from '../../arrange/grain-texture.ts';
import { sauceColour } from '../../arrange/sauce-colour.ts';
import { scatter } from '../../arrange/scatter.ts';
import { type Hex, INK } from '../../colour.ts';
import { type DishFood, hasPieces, isBase } from '../../dish-food.ts';
import { repeat } from '../../glyphs/glyph.ts';
import { GLYPHS } from '../../glyphs/glyphs.ts';
import type { Spot } from '../../packing.ts';
import { colourIn, type ReadName } from '../../read-name.ts';
import { box, circle, decimal, group, placeShapes, polar, TURN } from '../../shapes.ts';
import type { Serving, Vessel } from '../vessel.ts';

const RADIUS = 214;
const INNER_RADIUS = RADIUS - 20;

/** Room for loose pieces: less where a filling should show. */
const ROOM_OVER_FILLING = 60_000;
const ROOM = 108_000;
const ROOM_FOR_TOPPINGS = 26_000;

/** A frying pan with its contents and, if any, whole fried eggs on top. */
export const servedInPan: Vessel = (serving) => {
  const { foods, canvas } = serving;
  const { random } = canvas;
  const pieces = foods.filter(hasPieces);
  const eggs = pieces.find(({ glyph }) => glyph === 'boiledEgg');
  const bed = panFilling(serving);
  const taken: Spot[] = [];
  const friedEggs = eggs === undefined ? '' : threeFriedEggs(random, taken);
  const rest = pieces.filter((food) => food !== eggs);
  const toppings = rest.filter(({ role }) => role === 'topping');
  const others = rest.filter(
    ({ role, glyph }) => role !== 'topping' && !(role === 'sauce' && glyph === 'tomato'),
  );
  const room = bed === '' ? ROOM : ROOM_OVER_FILLING;
  const filling =
    bed +
    scatter(canvas, others, INNER_RADIUS * 0.94, room, taken) +
    friedEggs +
    scatter(canvas, toppings, INNER_RADIUS * 0.86, ROOM_FOR_TOPPINGS);
  const emptyPan = pan(random);
  return {
    view: 'from above',
    dish: placeShapes(
      378,
      316,
      0,
      1.15,
      emptyPan + canvas.clip(circle(0, 0, INNER_RADIUS, '#000000'), filling),
    ),
    cutlery: '',
    freePlaces: [
      { x: 92, y: 104 },
      { x: 706, y: 500 },
      { x: 96, y: 512 },
    ],
  };
};

function panFilling({ dishName, foods, canvas: { random } }: Serving): string {
  const base = foods.find(isBase);
  if (base !== undefined) {
    const colour = dishName.is('golden rice') ? '#ecc878' : base.colour;
    return grainTexture(base.fill, colour, INNER_RADIUS - 8, random);
  }
  if (
    !dishName.is('saucy pan') &&
    !foods.some(({ name }) => name.is('tomato sauce') || name.is('cream') || name.is('gravy'))
  )
    return '';
  return sauceFilling(simmered(dishName, foods), INNER_RADIUS - 4, random);
}

/** The colour of dishes named after a sauce that is used nowhere else. */
function simmered(dishName: ReadName, foods: readonly DishFood[]): Hex {
  return colourIn('simmered', [dishName]) ?? sauceColour(dishName, foods);
}

function threeFriedEggs(random: Random, taken: Spot[]): string {
  const start = random() * TURN;
  return repeat(3, (index) => {
    const { x, y } = polar(start + (index / 3) * TURN, 92);
    taken.push({ x, y, radius: 50 });
    return placeShapes(x, y, random() * 360, 1.25, GLYPHS.friedEgg(random));
  });
}

function pan(random: Random): string {
  const handle =
    box(RADIUS - 26, -6, 250, 44, 20, INK, 0.17) +
    box(RADIUS - 26, -23, 250, 46, 20, '#33383a') +
    box(RADIUS - 26, -23, 250, 20, 10, '#474d4f') +
    circle(RADIUS + 196, 0, 9, '#1c2021');
  return (
    group(handle, { transform: `rotate(${decimal(-38 + random() * 8)})` }) +
    circle(14, 20, RADIUS, INK, 0.2) +
    circle(0, 0, RADIUS, '#26292b') +
    circle(-2, -3, RADIUS - 3, '#44494b') +
    circle(0, 0, RADIUS - 16, '#2c3032') +
    circle(1, 3, RADIUS - 18, '#373c3e')
  );
}
