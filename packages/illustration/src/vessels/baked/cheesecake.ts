import { jamColour } from '../../arrange/cake-colours.ts';
import { spreadPieces } from '../../arrange/on-top.ts';
import { LARGE_PIECE } from '../../arrange/sectors.ts';
import { darker, type Hex, lighter, mix } from '../../colour.ts';
import { pieceRadius, piecesOf } from '../../dish-food.ts';
import { colourIn } from '../../read-name.ts';
import { decimal, path } from '../../shapes.ts';
import { onShelf } from '../on-shelf.ts';
import type { Vessel } from '../vessel.ts';
import { plateFromFront } from '../ware.ts';
import { cutBlock, type Layer, topOf } from './cut-block.ts';

const FILLING: Hex = '#fbeecb';
const BISCUIT: Hex = '#b98246';

/** A slice of cheesecake: a biscuit base if there are biscuits in it, a fruit sauce if there is fruit. */
export const servedAsCheesecake: Vessel = ({ dishName, foods, ware, canvas }) => {
  const filling = colourIn('cheesecake', [dishName, ...foods.map(({ name }) => name)]) ?? FILLING;
  const hasBase = foods.length === 0 || foods.some(({ name }) => name.is('crunchy layer'));
  const sauce = dishName.is('burnt') ? null : jamColour(foods);
  const top: Hex = dishName.is('burnt') ? '#8a552a' : mix(darker(filling, 0.06), '#dba55c', 0.45);
  const body: Layer[] = [
    { colour: filling, height: hasBase ? 118 : 146, isCrumb: false },
    { colour: sauce ?? top, height: 12, isCrumb: false },
  ];
  const layers = hasBase ? [{ colour: BISCUIT, height: 32, isCrumb: true }, ...body] : body;
  const upper = topOf(layers);
  const small = piecesOf(foods, ['fruit', 'topping']).filter((food) => pieceRadius(food) <= LARGE_PIECE);
  const fruit = spreadPieces(canvas, small.slice(0, 2), {
    area: (random) => {
      const along = random();
      return { x: -70 + along * 200, y: upper - 8 - along * 20 - random() * 10 };
    },
    each: 4,
    scale: 0.8,
  });
  const slice = cutBlock(
    { layers, top: sauce ?? top, outer: hasBase ? BISCUIT : filling, isWedge: true },
    canvas.random,
  );
  const sheen = path(
    `M-196 ${upper + 74}L116 ${upper + 74}L116 ${upper + 82}L-196 ${upper + 82}Z`,
    lighter(filling, 0.6),
    {
      opacity: 0.6,
    },
  );
  return onShelf(
    plateFromFront(ware, 262) + slice + sheen + (sauce === null ? '' : drips(sauce, upper)) + fruit,
    1.3,
  );
};

function drips(colour: Hex, top: number): string {
  const y = decimal(top + 11);
  return path(
    `M-196 ${y}H-150C-150 ${decimal(top + 62)} -122 ${decimal(top + 62)} -122 ${y}H-60C-60 ${decimal(top + 40)} -36 ${decimal(top + 40)} -36 ${y}H34C34 ${decimal(top + 78)} 62 ${decimal(top + 78)} 62 ${y}H116V${decimal(top)}H-196Z`,
    colour,
  );
}
