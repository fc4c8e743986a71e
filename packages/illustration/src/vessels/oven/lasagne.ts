import type { Trait } from '@game-plan/lexicon/drawing-data';
import { spreadPieces } from '../../arrange/on-top.ts';
import { sauceColour } from '../../arrange/sauce-colour.ts';
import { blob } from '../../blob.ts';
import { type Hex, lighter } from '../../colour.ts';
import { type DishFood, piecesOf } from '../../dish-food.ts';
import { colourIn, type ReadName } from '../../read-name.ts';
import { path, placeShapes } from '../../shapes.ts';
import { cutBlock, type Layer, topOf } from '../baked/cut-block.ts';
import { onShelf } from '../on-shelf.ts';
import type { Vessel } from '../vessel.ts';
import { plateFromFront } from '../ware.ts';

const PASTA: Hex = '#f3d287';
const BECHAMEL: Hex = '#fdf0d2';

/** A square of lasagne from its cut side: sheets, sauce and, if the recipe has them, white sauce and cheese. */
export const servedAsLasagne: Vessel = ({ dishName, foods, ware, canvas }) => {
  const { random } = canvas;
  const sauce = fillingColour(dishName, foods);
  const has = (trait: Trait) => foods.length === 0 || foods.some(({ name }) => name.is(trait));
  const isWhite = has('white sauce');
  const sheet: Layer = { colour: PASTA, height: 11, isCrumb: false };
  const ragout: Layer = { colour: sauce, height: 30, isCrumb: true };
  const white: Layer = { colour: BECHAMEL, height: 9, isCrumb: false };
  const storey = isWhite ? [ragout, white, sheet] : [ragout, sheet];
  const layers = [sheet, ...storey, ...storey, ...storey, ...(isWhite ? [{ ...white, height: 12 }] : [])];
  const upper = topOf(layers);
  const cheese: Hex = has('cheese') ? '#f0bf58' : sauce;
  const block = cutBlock({ layers, top: cheese, outer: sauce, isWedge: false }, random);
  const browned = Array.from({ length: 9 }, (_, index) => {
    const [along, back] = [random(), random()];
    const fill: Hex = index % 2 === 0 ? '#c27c33' : lighter(cheese, 0.4);
    return placeShapes(
      -172 + along * 270 + back * 76,
      upper - 5 - back * 44,
      0,
      1,
      path(blob(22, 6, 7, 0.2, random), fill, { opacity: 0.85 }),
    );
  });
  const drips = [-150, -66, 34]
    .map((x, index) => {
      const deep = [44, 26, 58][index] ?? 30;
      return path(`M${x} ${upper - 1}h44c0 16-6 ${deep}-20 ${deep}s-18-${deep - 14}-24-${deep}Z`, cheese);
    })
    .join('');
  const herbs = piecesOf(foods, ['topping']).filter(({ glyph }) => glyph === 'leaf' || glyph === 'herb');
  const top = spreadPieces(canvas, herbs.slice(0, 1), {
    area: (source) => ({ x: -40 + source() * 90, y: upper - 18 - source() * 16 }),
    each: 2,
    scale: 1,
  });
  return onShelf(plateFromFront(ware, 262) + block + drips + browned.join('') + top, 1.3);
};

function fillingColour(dishName: ReadName, foods: readonly DishFood[]): Hex {
  return colourIn('lasagne', [dishName]) ?? sauceColour(dishName, foods);
}
