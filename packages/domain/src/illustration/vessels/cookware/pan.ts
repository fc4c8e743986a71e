import type { Random } from '../../../random.ts';
import { sauceFilling } from '../../arrange/fillings.ts';
import { grainTexture } from '../../arrange/grain-texture.ts';
import { sauceColour } from '../../arrange/sauce-colour.ts';
import { scatter } from '../../arrange/scatter.ts';
import { INK } from '../../colour.ts';
import { isBase } from '../../dish-food.ts';
import { times } from '../../glyphs/glyph.ts';
import { GLYPHS } from '../../glyphs/glyphs.ts';
import type { Spot } from '../../packing.ts';
import { box, circle, decimal, group, placed, polar, TURN } from '../../shapes.ts';
import type { Serving, Vessel } from '../vessel.ts';

const RADIUS = 214;
const INNER_RADIUS = RADIUS - 20;

/** Egg all over the pan. */
const IS_OMELETTE = /omelet|frittata|scramble/;
const IS_SAUCY = /shakshuka|paella|curry|sauce/;
const TOMATO_SAUCE = /(canned|crushed|diced|chopped) tomato|tomato (sauce|pur)|passata/;
const IS_GOLDEN_RICE = /paella|fried/;

/** Room for loose pieces: less where a filling should show. */
const ROOM_OVER_FILLING = 60_000;
const ROOM = 108_000;
const ROOM_FOR_TOPPINGS = 26_000;

/** A frying pan: fried eggs as eggs, except in an omelette. */
export const servedInPan: Vessel = (serving) => {
  const { dishName, foods, canvas } = serving;
  const { random } = canvas;
  const eggs = foods.find(({ glyph }) => glyph === 'boiledEgg');
  const base = foods.find(isBase);
  const bed = panFilling(serving);
  const taken: Spot[] = [];
  const friedEggs = eggs === undefined || IS_OMELETTE.test(dishName) ? '' : threeFriedEggs(random, taken);
  const rest = foods.filter((food) => food !== eggs && food !== base && food.role !== 'unseen');
  const toppings = rest.filter(({ role }) => role === 'topping');
  const others = rest.filter(({ role }) => role !== 'topping');
  const room = bed === '' ? ROOM : ROOM_OVER_FILLING;
  const filling =
    bed +
    scatter(canvas, others, INNER_RADIUS * 0.94, room, taken) +
    friedEggs +
    scatter(canvas, toppings, INNER_RADIUS * 0.86, ROOM_FOR_TOPPINGS);
  const emptyPan = pan(random);
  return {
    view: 'from above',
    dish: placed(378, 316, 0, 1.15, emptyPan + canvas.clip(circle(0, 0, INNER_RADIUS, '#000000'), filling)),
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
  if (IS_OMELETTE.test(dishName)) return sauceFilling('#f6c650', INNER_RADIUS - 8, random);
  if (base !== undefined) {
    const colour = IS_GOLDEN_RICE.test(dishName) ? '#ecc878' : base.colour;
    return grainTexture(base.fill, colour, INNER_RADIUS - 8, random);
  }
  if (/skillet/.test(dishName) && foods.some(({ name }) => TOMATO_SAUCE.test(name))) {
    return sauceFilling('#cf4a2c', INNER_RADIUS - 4, random);
  }
  if (IS_SAUCY.test(dishName)) return sauceFilling(sauceColour(dishName, foods), INNER_RADIUS - 4, random);
  return '';
}

function threeFriedEggs(random: Random, taken: Spot[]): string {
  const start = random() * TURN;
  return times(3, (index) => {
    const { x, y } = polar(start + (index / 3) * TURN, 92);
    taken.push({ x, y, radius: 50 });
    return placed(x, y, random() * 360, 1.25, GLYPHS.friedEgg(random));
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
