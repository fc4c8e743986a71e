import { crumbColour, crustColour } from '../../arrange/cake-colours.ts';
import { spreadPieces } from '../../arrange/on-top.ts';
import { LARGE_PIECE } from '../../arrange/sectors.ts';
import { blob } from '../../blob.ts';
import { darker, type Hex, INK, lighter } from '../../colour.ts';
import { pieceRadius, piecesExcept } from '../../dish-food.ts';
import { repeat } from '../../glyphs/glyph.ts';
import { inEllipse } from '../../packing.ts';
import { colourIn } from '../../read-name.ts';
import { box, ellipse, path, placeShapes, stroke } from '../../shapes.ts';
import { onShelf } from '../on-shelf.ts';
import type { Vessel } from '../vessel.ts';
import { plateFromFront } from '../ware.ts';

const RIM = -6;
const HALF = 158;

/** A fluted cup on a saucer: custard, burnt sugar, a soufflé or small cake risen over its rim, or eggs baked in it. */
export const servedInRamekin: Vessel = ({ dishName, foods, ware, canvas }) => {
  const { random } = canvas;
  const isBrulee = dishName.is('brulee');
  const isRisen = dishName.is('risen');
  const isEggs = dishName.is('baked eggs') && !dishName.is('custard');
  const small = piecesExcept(foods, ['dollop', 'bread', 'sauce']).filter(
    (food) =>
      pieceRadius(food) <= LARGE_PIECE &&
      food.glyph !== 'boiledEgg' &&
      food.glyph !== 'gratedCheese' &&
      food.glyph !== 'chocolate',
  );
  const savoury = dishName.is('savoury');
  const crumb: Hex = savoury ? '#f0c765' : crumbColour(dishName, foods);
  let top: string;
  if (isRisen) top = risen(dishName.is('souffle') && !dishName.is('chocolate') ? '#f2cf7c' : crumb);
  else if (isBrulee) top = burnt(random);
  else if (isEggs) top = yolks();
  else
    top = level(
      colourIn('custard', [dishName]) ?? '#f8dc86',
      colourIn(
        'dusting',
        foods.map(({ name }) => name),
      ) !== null,
      random,
    );
  const showsPieces =
    !isRisen && (isEggs || !dishName.is('custard') || small.some(({ role }) => role === 'fruit'));
  const decoration = showsPieces
    ? spreadPieces(canvas, small.slice(0, 3), {
        area: inEllipse(isEggs ? 0 : 40, RIM + 2, isEggs ? 100 : 52, 14),
        each: 3,
        scale: 0.72,
      })
    : '';
  const sugar =
    isRisen && foods.some(({ name }) => name.is('powdered sugar'))
      ? repeat(26, () => {
          const { x, y } = inEllipse(0, RIM - 66, 96, 26)(random);
          return ellipse(x, y, 4, 2.4, '#fffaf0', random() * 90);
        })
      : '';
  return onShelf(plateFromFront(ware, 240) + cup() + top + sugar + decoration, 1.34);
};

function cup(): string {
  const foot = 138;
  const glaze: Hex = '#faf3e3';
  return (
    ellipse(8, foot + 8, HALF - 8, 14, INK, 0, 0.2) +
    path(
      `M${-HALF} ${RIM}L${-HALF + 16} ${foot - 16}Q${-HALF + 20} ${foot + 6} ${-HALF + 50} ${foot + 8}H${HALF - 50}Q${HALF - 20} ${foot + 6} ${HALF - 16} ${foot - 16}L${HALF} ${RIM}Z`,
      glaze,
    ) +
    repeat(11, (index) => {
      const x = -HALF + 24 + index * 27.2;
      return box(x, RIM + 34, 9, foot - RIM - 42, 4, darker(glaze, index > 6 ? 0.17 : 0.09));
    }) +
    ellipse(0, RIM, HALF, 36, darker(glaze, 0.12)) +
    ellipse(0, RIM - 2, HALF - 3, 34, glaze) +
    ellipse(0, RIM + 1, HALF - 15, 28, darker(glaze, 0.28))
  );
}

function level(colour: Hex, isSpiced: boolean, random: () => number): string {
  return (
    ellipse(0, RIM + 3, HALF - 17, 26, darker(colour, 0.1)) +
    ellipse(-3, RIM + 1, HALF - 26, 21, colour) +
    stroke(`M-90 ${RIM - 4}Q-40 ${RIM - 15} 20 ${RIM - 11}`, lighter(colour, 0.6), 6, { opacity: 0.8 }) +
    (isSpiced
      ? repeat(20, () => {
          const { x, y } = inEllipse(0, RIM + 2, 84, 13)(random);
          return ellipse(x, y, 3, 1.8, '#9a5a28', 0, 0.85);
        })
      : '')
  );
}

function burnt(random: () => number): string {
  const sugar: Hex = '#c47a2c';
  return (
    ellipse(0, RIM + 3, HALF - 17, 26, '#9a5520') +
    ellipse(-2, RIM + 1, HALF - 22, 23, sugar) +
    repeat(9, (index) => {
      const { x, y } = inEllipse(0, RIM + 1, 104, 14)(random);
      return placeShapes(
        x,
        y,
        0,
        1,
        path(blob(26, 6, 7, 0.2, random), index % 2 === 0 ? '#8a4a1c' : '#e0a049', { opacity: 0.7 }),
      );
    }) +
    stroke(`M-86 ${RIM - 4}Q-30 ${RIM - 16} 40 ${RIM - 12}`, '#f3c986', 5, { opacity: 0.9 })
  );
}

function risen(crumb: Hex): string {
  const crust = crustColour(crumb);
  const dome = `M${-HALF + 12} ${RIM + 6}C${-HALF - 4} ${RIM - 78} -96 ${RIM - 104} 0 ${RIM - 102}C96 ${RIM - 104} ${HALF + 4} ${RIM - 78} ${HALF - 12} ${RIM + 6}C90 ${RIM + 36} -90 ${RIM + 36} ${-HALF + 12} ${RIM + 6}Z`;
  return (
    path(dome, darker(crust, 0.14)) +
    path(dome, lighter(crumb, 0.05), { transform: `translate(0 ${RIM - 1}) scale(.96 .93)` }) +
    path(
      `M${-HALF + 36} ${RIM - 50}C-100 ${RIM - 92} 90 ${RIM - 96} ${HALF - 40} ${RIM - 52}C80 ${RIM - 34} -80 ${RIM - 34} ${-HALF + 36} ${RIM - 50}Z`,
      crust,
    ) +
    stroke(`M-70 ${RIM - 64}Q-20 ${RIM - 78} 40 ${RIM - 74}`, lighter(crust, 0.4), 7, { opacity: 0.8 })
  );
}

function yolks(): string {
  return (
    ellipse(0, RIM + 2, HALF - 17, 26, '#efe6d2') +
    ellipse(-2, RIM, HALF - 24, 22, '#fffdf4') +
    [-46, 40]
      .map(
        (x) =>
          ellipse(x, RIM - 1, 32, 13, '#eda41f') +
          ellipse(x - 2, RIM - 4, 29, 10.5, '#fcc043') +
          ellipse(x - 10, RIM - 8, 8, 3, '#ffe9ae'),
      )
      .join('')
  );
}
