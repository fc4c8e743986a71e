import type { Canvas } from '../../arrange/canvas.ts';
import { sauceFilling } from '../../arrange/fillings.ts';
import { floatingPieces } from '../../arrange/floating-pieces.ts';
import { spreadPieces } from '../../arrange/on-top.ts';
import { sauceColour } from '../../arrange/sauce-colour.ts';
import { darker, type Hex, INK, lighter } from '../../colour.ts';
import { type DishFood, piecesExcept, piecesOf } from '../../dish-food.ts';
import { inDisc } from '../../packing.ts';
import { type ReadName, readName } from '../../read-name.ts';
import { box, group, placeShapes, stroke } from '../../shapes.ts';
import type { Vessel } from '../vessel.ts';
import { BOWL_FILL_RADIUS, inBowl } from './in-bowl.ts';

/** A bowl of soup: a smooth one with toppings, otherwise pieces half submerged in broth. */
export const servedAsSoup: Vessel = (serving) => {
  const { dishName, foods, canvas } = serving;
  const colour = sauceColour(dishName, foods);
  const isSmooth = isBlended(dishName) && !dishName.is('chunky soup');
  const toppings = piecesOf(foods, ['topping', 'garnish']);
  const solid = piecesExcept(foods, ['topping', 'garnish', 'sauce', 'dollop', 'bread']).slice(0, 6);
  const base = foods.find(({ fill, role }) => fill !== null && role !== 'noodle');
  const floating = isSmooth
    ? ''
    : floatingPieces(canvas, solid, {
        colour,
        radius: BOWL_FILL_RADIUS,
        count: dishName.is('cheese soup') ? 13 : 30,
      });
  const strewn = spreadPieces(canvas, toppings.slice(0, 3), {
    area: inDisc(isSmooth ? 74 : 130),
    each: isSmooth ? 5 : 4,
    scale: 0.9,
  });
  const filling =
    sauceFilling(colour, BOWL_FILL_RADIUS, canvas.random) +
    (base?.fill === 'rice' && !isSmooth ? grains(canvas) : '') +
    floating +
    creamSwirl(foods, isSmooth) +
    croutons(dishName, foods, canvas) +
    strewn;
  return inBowl(serving, filling);
};

/** Strained or blended: so its name says, or it is made of nothing but vegetables that are blended. */
function isBlended(dishName: ReadName): boolean {
  const { foods } = dishName;
  return (
    dishName.is('smooth soup') ||
    (foods.length > 0 && foods.every(({ words }) => readName(words).is('blends')))
  );
}

function grains({ random }: Canvas): string {
  const marks = Array.from({ length: 46 }, () => {
    const { x, y } = inDisc(BOWL_FILL_RADIUS - 14)(random);
    return `M${Math.round(x)} ${Math.round(y)}l${Math.round(random() * 14 - 7)} ${Math.round(random() * 14 - 7)}`;
  });
  return stroke(marks.join(''), '#fdf5df', 6.4, { opacity: 0.85 });
}

/** A thread of cream or another liquid that is stirred in at the end, if the recipe has it. */
function creamSwirl(foods: readonly DishFood[], isSmooth: boolean): string {
  const cream = foods.some(({ name }) => name.is('cream'));
  if (!cream) return '';
  const thick = isSmooth ? 10 : 7;
  return (
    stroke('M-96-30C-60-110 74-112 92-22C104 56-12 92-48 34C-72-8-10-52 28-18', '#fff6e2', thick, {
      opacity: 0.9,
    }) + stroke('M112 30C104 84 52 118 4 118', '#fff6e2', thick * 0.6, { opacity: 0.8 })
  );
}

/** Bread in a soup: a gratinated slice on onion soup, otherwise croutons. */
function croutons(dishName: ReadName, foods: readonly DishFood[], canvas: Canvas): string {
  if (!foods.some(({ role, name }) => role === 'bread' && !name.is('tortilla'))) return '';
  const { random } = canvas;
  if (dishName.is('cheese soup')) {
    const slice = (x: number, y: number, turn: number) =>
      placeShapes(
        x,
        y,
        turn,
        1,
        box(-66, -40, 140, 92, 40, INK, 0.16) +
          box(-70, -46, 140, 92, 42, '#a8672f') +
          box(-66, -44, 130, 82, 38, '#e2ae62') +
          cheeseOn(foods),
      );
    return placeShapes(0, 0, 0, 1.3, slice(-46, -30, -14) + slice(42, 46, 10));
  }
  return Array.from({ length: 7 }, () => {
    const { x, y } = inDisc(88)(random);
    return placeShapes(x, y, random() * 90, 1, crouton('#d9a355'));
  }).join('');
}

function cheeseOn(foods: readonly DishFood[]): string {
  if (!foods.some(({ name }) => name.is('cheese'))) return '';
  return group(
    box(-54, -34, 104, 58, 28, '#f3c85a') +
      box(-40, -26, 44, 16, 8, '#fbe7a6') +
      box(2, 0, 30, 12, 6, '#d9963c'),
    {},
  );
}

function crouton(colour: Hex): string {
  return (
    box(-13, -11, 32, 32, 5, INK, 0.16) +
    box(-16, -16, 32, 32, 5, darker(colour, 0.18)) +
    box(-16, -16, 27, 27, 5, lighter(colour, 0.2))
  );
}
