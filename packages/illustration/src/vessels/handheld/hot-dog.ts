import type { Trait } from '@game-plan/lexicon/drawing-data';
import type { Canvas } from '../../arrange/canvas.ts';
import { spreadPieces } from '../../arrange/on-top.ts';
import { LARGE_PIECE } from '../../arrange/sectors.ts';
import { darker, type Hex, INK, lighter } from '../../colour.ts';
import { type DishFood, pieceRadius, piecesExcept } from '../../dish-food.ts';
import { GLYPHS } from '../../glyphs/glyphs.ts';
import { box, circle, group, placeShapes, stroke } from '../../shapes.ts';
import { wave } from '../../wave.ts';
import { onBoard } from '../board.ts';
import type { Serving, Vessel } from '../vessel.ts';

const BUN: Hex = '#dd9c4c';

/** Two long buns with a sausage, or with another filling, and the sauces the recipe has; corn dogs on their sticks. */
export const servedAsHotDog: Vessel = (serving) => {
  const dogs = serving.dishName.is('corn dog')
    ? [-110, 0, 110].map((y, index) => placeShapes(-20 + index * 8, y, -3 + index * 3, 1, cornDog())).join('')
    : placeShapes(-10, -92, -2, 1, dog(serving)) + placeShapes(-26, 92, 2, 1, dog(serving));
  return {
    view: 'from above',
    dish: onBoard(dogs),
    cutlery: '',
    freePlaces: [
      { x: 64, y: 80 },
      { x: 726, y: 530 },
    ],
  };
};

function dog({ dishName, foods, canvas }: Serving): string {
  const isFilled = dishName.is('filled hot dog');
  const has = (trait: Trait) => foods.some(({ name }) => name.is(trait));
  const isSandwich = dishName.is('long sandwich');
  const sausage = isFilled || isSandwich ? '' : placeShapes(0, 0, 0, 1, longSausage());
  const sauces =
    (has('ketchup') ? stroke(wave(-168, 168, -7, 9, 8), '#b9321f', 10) : '') +
    (has('mustard') ? stroke(wave(-172, 164, 5, 9, 7), '#efbd35', 10) : '') +
    (has('mayonnaise') ? stroke(wave(-160, 170, 0, 8, 9), '#fdf3dd', 8) : '');
  return (
    group(box(-206, -66, 412, 140, 66, INK), { transform: 'translate(8 11)', opacity: 0.19 }) +
    box(-206, -68, 412, 76, 46, darker(BUN, 0.2)) +
    box(-204, -70, 408, 66, 42, BUN) +
    stroke('M-164-50H90', lighter(BUN, 0.45), 8, { opacity: 0.7 }) +
    box(-196, -26, 392, 66, 32, '#f6e0b2') +
    sausage +
    filling(isSandwich ? foods.map(inStrips) : foods, canvas, isFilled) +
    sauces +
    box(-206, 22, 412, 50, 25, darker(BUN, 0.2)) +
    box(-204, 20, 406, 42, 22, BUN) +
    stroke('M-176 30H120', lighter(BUN, 0.4), 6, { opacity: 0.7 })
  );
}

/** Large pieces of meat and fish, as they are laid into a roll. */
function inStrips(food: DishFood): DishFood {
  return food.role === 'hero' ? { ...food, role: 'main', glyph: 'meatStrips', radius: 28, scale: 0.9 } : food;
}

function longSausage(): string {
  const colour: Hex = '#b0562f';
  return (
    box(-226, -22, 452, 46, 23, darker(colour, 0.22)) +
    box(-225, -23, 448, 38, 19, colour) +
    stroke('M-196-12H150', lighter(colour, 0.5), 6, { opacity: 0.8 })
  );
}

function filling(foods: readonly DishFood[], canvas: Canvas, isFilled: boolean): string {
  const pieces = piecesExcept(foods, ['bread', 'dollop', 'sauce']).filter(
    (food) => food.role !== 'hero' && pieceRadius(food) <= LARGE_PIECE && food.glyph !== 'sausage',
  );
  const lumps = isFilled
    ? Array.from({ length: 11 }, (_, index) =>
        placeShapes(
          -160 + index * 32,
          (index % 2) * 16 - 8,
          canvas.random() * 360,
          0.95,
          GLYPHS.chunk(canvas.random, '#f2a184'),
        ),
      ).join('')
    : '';
  return (
    lumps +
    spreadPieces(canvas, pieces.slice(0, 4), {
      area: (random) => ({ x: (random() - 0.5) * 360, y: (random() - 0.5) * 20 }),
      each: 7,
      scale: 0.66,
      spacing: 0.6,
    })
  );
}

function cornDog(): string {
  const batter: Hex = '#cf8d3c';
  return (
    box(120, -4, 170, 14, 7, '#e6cb98') +
    group(box(-196, -34, 340, 74, 37, INK), { transform: 'translate(6 9)', opacity: 0.18 }) +
    box(-196, -38, 340, 74, 37, darker(batter, 0.2)) +
    box(-195, -40, 334, 64, 32, batter) +
    stroke('M-156-24H60', lighter(batter, 0.4), 8, { opacity: 0.8 }) +
    [-130, -60, 20, 90]
      .map((x, index) => circle(x, index % 2 === 0 ? 8 : -2, 4, darker(batter, 0.16)))
      .join('')
  );
}
