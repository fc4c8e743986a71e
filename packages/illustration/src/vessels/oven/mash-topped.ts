import { spreadPieces } from '../../arrange/on-top.ts';
import { creamed } from '../../arrange/sauce-colour.ts';
import { darker, type Hex, lighter } from '../../colour.ts';
import { piecesExcept, piecesOf } from '../../dish-food.ts';
import { box, stroke } from '../../shapes.ts';
import { wave } from '../../wave.ts';
import { mashColour } from '../bowls/mash.ts';
import type { Vessel } from '../vessel.ts';
import { inOvenDish, OVEN_HEIGHT, OVEN_WIDTH, ovenGround, overDish } from './oven-dish.ts';

const ROWS = 8;

const GRAVY: Hex = '#95562f';

/** Mash over meat or fish with furrows of a fork; a lifted corner shows what is below. */
export const servedUnderMash: Vessel = ({ dishName, foods, canvas }) => {
  const { random } = canvas;
  const mash = mashColour(dishName);
  const isFish = dishName.is('fish pie');
  const sauce: Hex = isFish ? '#f3e2b2' : creamed(GRAVY, foods);
  const under = piecesExcept(foods, ['topping', 'sauce', 'bread', 'dollop', 'garnish']).filter(
    ({ glyph }) => glyph !== 'potato' && glyph !== 'cube',
  );
  const top = -OVEN_HEIGHT / 2;
  const step = OVEN_HEIGHT / ROWS;
  const furrows = Array.from({ length: ROWS }, (_, row) => {
    const y = top + step * (row + 0.5);
    const end = row > 4 ? OVEN_WIDTH / 2 - 96 - (row - 4) * 34 : OVEN_WIDTH / 2 + 10;
    const line = wave(-OVEN_WIDTH / 2 - 8, end, y, 7 + random() * 3, row > 4 ? 7 : 10);
    return (
      stroke(line, darker(mash, 0.22), step + 4, { transform: 'translate(0 5)' }) +
      stroke(line, mash, step - 2) +
      stroke(line, lighter(mash, 0.5), 6, { transform: 'translate(0 -9)', opacity: 0.8 }) +
      stroke(wave(-OVEN_WIDTH / 2 + random() * 60, end - 30, y, 8, 9), '#d0883a', 5, {
        transform: 'translate(0 -2)',
        opacity: row % 2 === 0 ? 0.5 : 0.28,
      })
    );
  });
  return inOvenDish(
    canvas,
    ovenGround(sauce, random) +
      spreadPieces(canvas, under.slice(0, 5), {
        area: (source) => ({
          x: OVEN_WIDTH / 2 - 20 - source() * 220,
          y: OVEN_HEIGHT / 2 - 12 - source() * 120,
        }),
        each: 8,
        scale: 0.8,
        spacing: 0.66,
      }) +
      box(-OVEN_WIDTH / 2, top, OVEN_WIDTH, step * 4.6, 30, darker(mash, 0.2)) +
      furrows.join('') +
      spreadPieces(
        canvas,
        piecesOf(foods, ['topping'])
          .filter(({ glyph }) => glyph === 'herb')
          .slice(0, 1),
        { area: overDish(70), each: 5, scale: 0.8 },
      ),
  );
};
