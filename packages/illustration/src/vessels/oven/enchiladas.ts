import type { Canvas } from '../../arrange/canvas.ts';
import { spreadPieces } from '../../arrange/on-top.ts';
import { creamed, TOMATO_RED } from '../../arrange/sauce-colour.ts';
import { blob } from '../../blob.ts';
import { darker, type Hex, INK, lighter } from '../../colour.ts';
import { piecesOf } from '../../dish-food.ts';
import { pack } from '../../packing.ts';
import { box, ellipse, path, placeShapes, stroke } from '../../shapes.ts';
import { wave } from '../../wave.ts';
import type { Vessel } from '../vessel.ts';
import { inOvenDish, OVEN_WIDTH, ovenGround, overDish } from './oven-dish.ts';

const ROLLS = 5;

/**
 * Filled rolls side by side in a dish, with sauce over the middle and cheese if the recipe has it: enchiladas,
 * cannelloni.
 */
export const servedAsEnchiladas: Vessel = ({ dishName, foods, canvas }) => {
  const { random } = canvas;
  const isGreen = dishName.is('green sauce') || foods.some(({ name }) => name.is('green sauce'));
  const sauce: Hex = isGreen
    ? '#8fae4c'
    : dishName.is('stuffed pasta')
      ? TOMATO_RED
      : creamed(TOMATO_RED, foods);
  const isShells = dishName.is('pasta shell');
  const rolls = isShells
    ? shells(random)
    : Array.from({ length: ROLLS }, (_, index) => roll(index, random)).join('');
  const hasCheese = foods.length === 0 || foods.some(({ name }) => name.is('cheese'));
  const toppings = piecesOf(foods, ['topping', 'vegetable', 'bean']).filter(
    ({ glyph }) => glyph !== 'gratedCheese' && glyph !== 'crumble' && glyph !== 'tomato' && glyph !== 'onion',
  );
  return inOvenDish(
    canvas,
    ovenGround(sauce, random) +
      rolls +
      (isShells ? '' : ladled(sauce, canvas)) +
      (hasCheese ? melted(random) : '') +
      spreadPieces(canvas, toppings.slice(0, 3), { area: overDish(60), each: 7, scale: 0.8 }),
  );
};

function roll(index: number, random: () => number): string {
  const width = (OVEN_WIDTH - 24) / ROLLS;
  const x = -OVEN_WIDTH / 2 + 12 + width * index;
  const colour: Hex = '#eac27d';
  const tilt = (random() - 0.5) * 2;
  return placeShapes(
    x + width / 2,
    0,
    tilt,
    1,
    box(-width / 2 + 5, -132, width, 276, 42, INK, 0.16) +
      box(-width / 2 + 2, -138, width - 4, 276, 42, darker(colour, 0.2)) +
      box(-width / 2 + 3, -138, width - 14, 270, 40, colour) +
      stroke('M-18-104V104', lighter(colour, 0.4), 8, { opacity: 0.6 }),
  );
}

function shells(random: () => number): string {
  const colour: Hex = '#f0d08a';
  return [-165, -55, 55, 165]
    .flatMap((x) => [-76, 76].map((y) => ({ x, y })))
    .map(({ x, y }) =>
      placeShapes(
        x,
        y,
        -10 + random() * 20,
        1,
        ellipse(4, 7, 50, 64, INK, 0, 0.18) +
          ellipse(0, 0, 50, 64, darker(colour, 0.2)) +
          ellipse(-2, -3, 46, 60, colour) +
          ellipse(0, 0, 22, 48, '#fdf3dd') +
          stroke('M-34-30Q-38 0-34 30M34-30Q38 0 34 30', darker(colour, 0.16), 5),
      ),
    )
    .join('');
}

/** The sauce that runs over the rolls from side to side. */
function ladled(sauce: Hex, { random }: Canvas): string {
  const band = wave(-OVEN_WIDTH / 2 - 20, OVEN_WIDTH / 2 + 20, 0, 9, 5);
  return (
    stroke(band, darker(sauce, 0.2), 168, { transform: 'translate(0 5)' }) +
    stroke(band, darker(sauce, 0.05), 160) +
    pack(random, 9, 36, (source) => ({ x: (source() - 0.5) * 440, y: (source() - 0.5) * 90 }))
      .map(({ x, y }, index) =>
        placeShapes(
          x,
          y,
          random() * 60,
          1,
          path(blob(46, 20, 7, 0.2, random), index % 2 === 0 ? sauce : lighter(sauce, 0.16)),
        ),
      )
      .join('')
  );
}

function melted(random: () => number): string {
  return pack(random, 17, 28, (source) => ({
    x: (source() - 0.5) * (OVEN_WIDTH - 70),
    y: (source() - 0.5) * 130,
  }))
    .map(({ x, y }, index) => {
      const fill: Hex = index % 2 === 0 ? '#f6d06c' : '#fbe6a8';
      return placeShapes(
        x,
        y,
        random() * 180,
        1,
        path(blob(38, 22, 8, 0.22, random), fill) +
          (index % 3 === 0 ? path(blob(12, 7, 6, 0.2, random), '#cf8b38') : ''),
      );
    })
    .join('');
}
