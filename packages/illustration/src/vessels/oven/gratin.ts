import type { Canvas } from '../../arrange/canvas.ts';
import { fruitFilling } from '../../arrange/filling-colour.ts';
import { spreadPieces } from '../../arrange/on-top.ts';
import { sauceColour } from '../../arrange/sauce-colour.ts';
import { blob } from '../../blob.ts';
import { darker, type Hex, INK, lighter } from '../../colour.ts';
import { type DishFood, isFruit, pieceRadius, piecesExcept, piecesOf } from '../../dish-food.ts';
import { GLYPHS } from '../../glyphs/glyphs.ts';
import { pack } from '../../packing.ts';
import type { ReadName } from '../../read-name.ts';
import { box, circle, ellipse, path, placeShapes, stroke } from '../../shapes.ts';
import type { Vessel } from '../vessel.ts';
import {
  crumbLid,
  inOvenDish,
  meltedCheese,
  OVEN_HEIGHT,
  OVEN_WIDTH,
  ovenGround,
  overDish,
} from './oven-dish.ts';

/**
 * Oven dishes: slices of potato, pasta, bread, batter or a sauce, covered with cheese or crumbs if the recipe has them.
 */
export const servedInOvenDish: Vessel = ({ dishName, foods, canvas }) => {
  const { random } = canvas;
  const hasCheese =
    foods.some(({ name }) => name.is('cheese')) || (foods.length === 0 && dishName.is('cheese topped'));
  const hasCrumbs = foods.some(({ name }) => name.is('breadcrumbs'));
  const toppings = spreadPieces(
    canvas,
    piecesOf(foods, ['topping'])
      .filter(({ glyph }) => glyph !== 'gratedCheese')
      .slice(0, 3),
    {
      area: overDish(50),
      each: 8,
      scale: 0.85,
    },
  );
  if (dishName.is('tiramisu')) return inOvenDish(canvas, tiramisu(random));
  if (dishName.is('batter')) return inOvenDish(canvas, batter(foods, canvas) + toppings);
  if (dishName.is('oat bake')) return inOvenDish(canvas, bakedOats(dishName, foods, canvas) + toppings);
  if (dishName.is('bread dish')) return inOvenDish(canvas, breadDice(dishName, foods, canvas) + toppings);
  let filling: string;
  if (dishName.is('potato') && foods.some(({ name }) => name.is('potato'))) {
    filling = slices(random, dishName.is('sweet potato') ? '#e9a04f' : '#f3d893');
    if (hasCheese) filling += meltedCheese(0.3, canvas);
  } else filling = mixed(dishName, foods, canvas, hasCheese);
  if (hasCrumbs) filling += crumbLid('#e2b468', 70, canvas, 0.5);
  return inOvenDish(canvas, filling + toppings);
};

/** Pasta, vegetables and meat in a sauce, covered with cheese. */
function mixed(dishName: ReadName, foods: readonly DishFood[], canvas: Canvas, hasCheese: boolean): string {
  const isCheesy = dishName.is('cheesy bake') && !dishName.is('parm');
  const ground: Hex = isCheesy ? '#f2bd55' : sauceColour(dishName, foods);
  const inside = piecesExcept(foods, ['topping', 'sauce', 'bread', 'dollop', 'garnish', 'base', 'noodle'])
    .slice(0, 6)
    .sort((a, b) => pieceRadius(b) - pieceRadius(a));
  const each = Math.max(7, Math.round(36 / Math.max(1, inside.length)));
  return (
    ovenGround(ground, canvas.random) +
    spreadPieces(canvas, inside, { area: overDish(26), each, scale: 0.95, spacing: 0.72 }) +
    (hasCheese ? meltedCheese(dishName.is('cheese cover') ? 0.85 : inside.length > 0 ? 0.6 : 1, canvas) : '')
  );
}

/** Overlapping slices in rows. */
function slices(random: () => number, colour: Hex): string {
  const rows = Array.from({ length: 6 }, (_, row) =>
    Array.from({ length: 14 }, (__, column) => {
      const x = -OVEN_WIDTH / 2 + 14 + column * 36 + (row % 2) * 12;
      const y = -OVEN_HEIGHT / 2 + 30 + row * 54;
      const browned = random() > 0.55;
      return (
        ellipse(x + 3, y + 3, 27, 36, INK, 0, 0.13) +
        ellipse(x, y, 27, 36, darker(colour, 0.26)) +
        ellipse(x - 1.5, y - 1, 25, 33.5, browned ? darker(colour, 0.08) : colour) +
        (browned ? ellipse(x - 8, y - 6, 9, 17, '#d4923f', 8, 0.6) : '')
      );
    }).join(''),
  );
  return box(-OVEN_WIDTH / 2, -OVEN_HEIGHT / 2, OVEN_WIDTH, OVEN_HEIGHT, 38, '#f2d58f') + rows.join('');
}

function breadDice(dishName: ReadName, foods: readonly DishFood[], canvas: Canvas): string {
  const { random } = canvas;
  const bread: Hex = '#dda458';
  const dice = pack(random, 58, 25, overDish(18)).map(({ x, y }, index) =>
    canvas.pieces.stamp(
      `bread${index % 3 === 0}`,
      () => GLYPHS.cube(random, index % 3 === 0 ? lighter(bread, 0.2) : bread),
      x,
      y,
      { scale: 1.2, rotation: random() * 90 },
    ),
  );
  const inside = piecesExcept(foods, ['bread', 'hero', 'sauce']).filter(({ glyph }) => glyph !== 'boiledEgg');
  return (
    ovenGround(dishName.is('stuffing') ? '#b98a4d' : '#f3d37c', random) +
    dice.join('') +
    spreadPieces(canvas, inside.slice(0, 4), { area: overDish(36), each: 8, scale: 0.7 })
  );
}

/** A puffed batter with a brown rim, and the foods baked into it. */
function batter(foods: readonly DishFood[], canvas: Canvas): string {
  const { random } = canvas;
  const rim = box(-OVEN_WIDTH / 2, -OVEN_HEIGHT / 2, OVEN_WIDTH, OVEN_HEIGHT, 38, '#c98a3c');
  const inner = box(
    -OVEN_WIDTH / 2 + 22,
    -OVEN_HEIGHT / 2 + 20,
    OVEN_WIDTH - 44,
    OVEN_HEIGHT - 42,
    44,
    '#f2cb72',
  );
  const blisters = pack(random, 12, 30, overDish(40)).map(({ x, y }, index) =>
    placeShapes(
      x,
      y,
      random() * 180,
      1,
      path(blob(36, 20, 7, 0.2, random), index % 2 === 0 ? '#e3b257' : '#f8dc94'),
    ),
  );
  const fruits = foods.filter(isFruit);
  const inside = piecesExcept(foods, ['bread', 'topping', 'dollop', 'garnish']).filter(
    ({ glyph }) => glyph !== 'boiledEgg',
  );
  const sausages = inside.filter(({ glyph }) => glyph === 'sausage');
  const whole =
    sausages.length === 0
      ? ''
      : [-160, -56, 50, 156]
          .map((x, index) =>
            placeShapes(x, index % 2 === 0 ? -14 : 16, 70 + random() * 24, 1.25, GLYPHS.wholeSausage(random)),
          )
          .join('');
  return (
    rim +
    inner +
    blisters.join('') +
    whole +
    spreadPieces(canvas, inside.filter((food) => !sausages.includes(food)).slice(0, 3), {
      area: overDish(60),
      each: fruits.length > 0 ? 16 : 8,
      scale: 0.92,
    })
  );
}

function bakedOats(dishName: ReadName, foods: readonly DishFood[], canvas: Canvas): string {
  const { random } = canvas;
  const colour: Hex =
    dishName.is('chocolate') || foods.some(({ name }) => name.is('cocoa')) ? '#8a5a3b' : '#d8ae68';
  const fruit = fruitFilling(dishName, foods);
  const inside = piecesExcept(foods, ['base', 'bread', 'topping', 'dollop']).filter(
    ({ glyph }) => glyph !== 'boiledEgg',
  );
  return (
    ovenGround(colour, random) +
    crumbLid(colour, 64, canvas, 1.3) +
    (fruit === null
      ? ''
      : pack(random, 6, 30, overDish(50))
          .map(({ x, y }) =>
            placeShapes(x, y, random() * 180, 1, path(blob(24, 14, 7, 0.2, random), fruit, { opacity: 0.5 })),
          )
          .join('')) +
    spreadPieces(canvas, inside.slice(0, 3), { area: overDish(40), each: 7, scale: 0.9 })
  );
}

/** Piped cream under cocoa. */
function tiramisu(random: () => number): string {
  const cream: Hex = '#f7ecd3';
  const mounds = Array.from({ length: 40 }, (_, index) => {
    const [x, y] = [-216 + (index % 8) * 62, -126 + Math.floor(index / 8) * 63];
    return (
      circle(x + 3, y + 5, 33, darker(cream, 0.2)) +
      circle(x, y, 32, cream) +
      stroke(`M${x - 14} ${y - 10}Q${x - 4} ${y - 20} ${x + 10} ${y - 15}`, lighter(cream, 0.7), 5)
    );
  });
  const cocoa = Array.from({ length: 150 }, () => {
    const { x, y } = overDish(8)(random);
    return circle(x, y, 2 + random() * 4, random() > 0.4 ? '#6b3f28' : '#8a5a3b', 0.85);
  });
  return (
    box(-OVEN_WIDTH / 2, -OVEN_HEIGHT / 2, OVEN_WIDTH, OVEN_HEIGHT, 38, darker(cream, 0.1)) +
    mounds.join('') +
    cocoa.join('')
  );
}
