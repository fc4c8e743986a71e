import { dessertColour, dessertSauce } from '../../arrange/dessert-colour.ts';
import { spreadPieces } from '../../arrange/on-top.ts';
import { LARGE_PIECE } from '../../arrange/sectors.ts';
import { blob } from '../../blob.ts';
import { darker, type Hex, INK, lighter } from '../../colour.ts';
import { pieceRadius, piecesOf } from '../../dish-food.ts';
import { repeat } from '../../glyphs/glyph.ts';
import { inEllipse } from '../../packing.ts';
import { colourIn, type ReadName } from '../../read-name.ts';
import { ellipse, path, placeShapes, stroke } from '../../shapes.ts';
import { onShelf } from '../on-shelf.ts';
import type { Vessel } from '../vessel.ts';
import { plateFromFront } from '../ware.ts';

const TOP = -40;
const FOOT = 140;

/** A pudding turned out on a plate: set cream, caramel custard, jelly, or a steamed one, with sauce running down. */
export const servedTurnedOut: Vessel = ({ dishName, foods, ware, canvas }) => {
  const { random } = canvas;
  const isCaramel = dishName.is('caramel');
  const isSteamed = dishName.is('steamed');
  const isJelly = dishName.is('jelly');
  const colour = bodyColour(dishName, isCaramel, isSteamed, dessertColour(dishName, []));
  const sauce: Hex | null = isCaramel
    ? '#a4561a'
    : isSteamed && foods.some(({ name }) => name.is('sticky sauce'))
      ? '#9a5220'
      : dessertSauce(foods);
  const small = piecesOf(foods, ['fruit', 'topping']).filter(
    (food) => pieceRadius(food) <= LARGE_PIECE && !food.name.is('chocolate') && !food.name.is('sticky sauce'),
  );
  const pool =
    sauce === null
      ? ''
      : ellipse(0, FOOT + 9, 206, 17, sauce) + ellipse(-60, FOOT + 6, 90, 6, lighter(sauce, 0.35), 0, 0.6);
  const body = isJelly ? jelly(colour) : dome(colour, isSteamed, random);
  const beside = spreadPieces(canvas, small.slice(0, 2), {
    area: (source) => ({ x: (source() > 0.5 ? 1 : -1) * (168 + source() * 30), y: FOOT + 2 + source() * 8 }),
    each: 3,
    scale: 0.78,
  });
  const onTop = spreadPieces(canvas, small.slice(0, 2), {
    area: inEllipse(0, TOP - 6, 56, 8),
    each: 2,
    scale: 0.78,
  });
  return onShelf(
    plateFromFront(ware, 262) + pool + body + (sauce === null ? '' : run(sauce)) + onTop + beside,
    1.34,
  );
};

function bodyColour(dishName: ReadName, isCaramel: boolean, isSteamed: boolean, flavour: Hex): Hex {
  if (isCaramel) return '#f6d988';
  return isSteamed ? (colourIn('pudding', [dishName]) ?? '#dba75c') : flavour;
}

function dome(colour: Hex, isCrumb: boolean, random: () => number): string {
  const body = `M-92 ${TOP}L-134 ${FOOT - 8}Q-138 ${FOOT + 10} -112 ${FOOT + 12}H112Q138 ${FOOT + 10} 134 ${FOOT - 8}L92 ${TOP}Z`;
  return (
    ellipse(10, FOOT + 12, 146, 14, INK, 0, 0.18) +
    path(body, darker(colour, 0.1)) +
    path(
      `M-92 ${TOP}L-134 ${FOOT - 8}Q-138 ${FOOT + 10} -112 ${FOOT + 12}H60Q84 ${FOOT + 10} 80 ${FOOT - 8}L56 ${TOP}Z`,
      colour,
    ) +
    (isCrumb
      ? repeat(16, (index) => {
          const { x, y } = inEllipse(0, 56, 104, 74)(random);
          return placeShapes(
            x,
            y,
            0,
            1,
            path(blob(6, 4, 5, 0.2, random), index % 2 === 0 ? darker(colour, 0.2) : lighter(colour, 0.26)),
          );
        })
      : stroke(`M-92 ${TOP + 34}L-112 ${FOOT - 30}`, lighter(colour, 0.6), 10, { opacity: 0.8 })) +
    ellipse(0, TOP, 94, 24, darker(colour, 0.06)) +
    ellipse(-2, TOP - 2, 89, 20, lighter(colour, 0.16))
  );
}

function jelly(colour: Hex): string {
  const tier = (y: number, half: number, height: number) =>
    path(
      `M${-half} ${y}C${-half - 16} ${y - height * 0.7} ${-half + 26} ${y - height} 0 ${y - height}C${half - 26} ${y - height} ${half + 16} ${y - height * 0.7} ${half} ${y}C${half * 0.5} ${y + 18} ${-half * 0.5} ${y + 18} ${-half} ${y}Z`,
      colour,
      { opacity: 0.88 },
    ) +
    stroke(
      `M${-half * 0.5} ${y - height * 0.7}Q${-half * 0.72} ${y - height * 0.4} ${-half * 0.62} ${y - 8}`,
      lighter(colour, 0.5),
      8,
      { opacity: 0.7 },
    ) +
    stroke(
      `M${half * 0.3} ${y - height * 0.74}Q${half * 0.5} ${y - height * 0.4} ${half * 0.42} ${y - 6}`,
      darker(colour, 0.16),
      7,
      { opacity: 0.6 },
    );
  return ellipse(10, FOOT + 12, 150, 14, INK, 0, 0.16) + tier(FOOT + 2, 144, 112) + tier(48, 104, 92);
}

/** Sauce on the top and three runs down the side. */
function run(colour: Hex): string {
  const y = TOP;
  return (
    path(
      `M-90 ${y}C-86 ${y - 26} 86 ${y - 28} 92 ${y}C98 ${y + 30} 100 ${y + 52} 100 ${y + 66}C100 ${y + 84} 78 ${y + 84} 76 ${y + 64}C74 ${y + 42} 66 ${y + 26} 48 ${y + 23}` +
        `C36 ${y + 24} 34 ${y + 60} 34 ${y + 84}C34 ${y + 106} 8 ${y + 106} 8 ${y + 84}C8 ${y + 54} 4 ${y + 28} -14 ${y + 25}C-40 ${y + 24} -50 ${y + 28} -54 ${y + 44}C-58 ${y + 62} -82 ${y + 60} -84 ${y + 40}C-86 ${y + 24} -90 ${y + 14} -90 ${y}Z`,
      colour,
      { opacity: 0.95 },
    ) + ellipse(-24, y - 6, 44, 6, lighter(colour, 0.45), 0, 0.7)
  );
}
