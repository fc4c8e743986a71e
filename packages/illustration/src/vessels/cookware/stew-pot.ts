import { sauceFilling } from '../../arrange/fillings.ts';
import { floatingPieces } from '../../arrange/floating-pieces.ts';
import { spreadPieces } from '../../arrange/on-top.ts';
import { sauceColour } from '../../arrange/sauce-colour.ts';
import { darker, type Hex, INK, lighter } from '../../colour.ts';
import { type DishFood, pieceRadius, piecesExcept, piecesOf } from '../../dish-food.ts';
import { inDisc, type Spot } from '../../packing.ts';
import { circle, ellipse, placeShapes, stroke } from '../../shapes.ts';
import type { Vessel } from '../vessel.ts';
import { pot } from './covered-pot.ts';

const FILL_RADIUS = 198;

const ENAMELS: readonly Hex[] = ['#3c6288', '#3f7a68', '#c95a3c', '#6a4660', '#d39a35'];

/** An open pot: meat, vegetables and dumplings half submerged in sauce. */
export const servedInStewPot: Vessel = ({ dishName, foods, canvas }) => {
  const { random } = canvas;
  const colour = sauceColour(dishName, foods);
  const enamel = ENAMELS[Math.floor(random() * ENAMELS.length)] ?? '#3c6288';
  const taken: Spot[] = [];
  const dumplings = dishName.is('dumpling') ? dumplingsOn(random, taken) : '';
  const solid = piecesExcept(foods, ['topping', 'garnish', 'sauce', 'dollop', 'bread'])
    .slice(0, 6)
    .sort((a, b) => pieceRadius(b) - pieceRadius(a));
  const filling =
    sauceFilling(colour, FILL_RADIUS, random) +
    floatingPieces(canvas, solid, { colour, radius: FILL_RADIUS, count: 40, taken }) +
    dumplings +
    strewnRice(foods, random) +
    spreadPieces(canvas, piecesOf(foods, ['topping']).slice(0, 3), {
      area: inDisc(140),
      each: 6,
      scale: 0.9,
    }) +
    spreadPieces(canvas, piecesOf(foods, ['dollop']).slice(0, 1), { area: inDisc(30), each: 1, scale: 1.1 });
  return {
    view: 'from above',
    dish: placeShapes(
      400,
      300,
      0,
      1.12,
      pot(enamel) +
        canvas.clip(circle(1, 4, FILL_RADIUS, '#000000'), filling) +
        stroke('M-140-140A198 198 0 0 1-20-196', lighter(enamel, 0.4), 7, { opacity: 0.6 }),
    ),
    cutlery: '',
    freePlaces: [
      { x: 62, y: 86 },
      { x: 738, y: 524 },
      { x: 64, y: 520 },
    ],
  };
};

/** Rice that is cooked in the stew. */
function strewnRice(foods: readonly DishFood[], random: () => number): string {
  const rice = foods.find(({ fill }) => fill === 'rice' || fill === 'quinoa');
  if (rice === undefined) return '';
  const marks = Array.from({ length: 90 }, () => {
    const { x, y } = inDisc(FILL_RADIUS - 14)(random);
    return `M${Math.round(x)} ${Math.round(y)}l${Math.round(random() * 14 - 7)} ${Math.round(random() * 14 - 7)}`;
  });
  return stroke(marks.join(''), rice.colour ?? '#faf3e0', 6.4);
}

function dumplingsOn(random: () => number, taken: Spot[]): string {
  return [0.4, 1.6, 2.7, 3.9, 5.2]
    .map((angle, index) => {
      const reach = index === 2 ? 40 : 112;
      const [x, y] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
      taken.push({ x, y, radius: 46 });
      const dough: Hex = '#f6e6bd';
      return placeShapes(
        x,
        y,
        random() * 360,
        1,
        circle(4, 6, 45, INK, 0.18) +
          circle(0, 0, 44, darker(dough, 0.16)) +
          circle(-3, -4, 39, dough) +
          ellipse(-12, -14, 14, 8, lighter(dough, 0.6), -30),
      );
    })
    .join('');
}
