import type { SandwichLayer } from '@game-plan/lexicon/drawing-data';
import { drawLayer, sandwichLayers } from '../../arrange/sandwich-layers.ts';
import { darker, type Hex, INK, lighter } from '../../colour.ts';
import type { DishFood } from '../../dish-food.ts';
import { box, ellipse, path, placeShapes, stroke } from '../../shapes.ts';
import { onShelf } from '../on-shelf.ts';
import type { ServedDish, Serving, Vessel } from '../vessel.ts';
import { plateFromFront } from '../ware.ts';

const HALF = 150;
const SLICE = 30;

const BREAD: SandwichLayer = { kind: 'flat', colour: '#f0d49a', height: SLICE, order: 0 };

interface Bread {
  readonly crumb: Hex;
  readonly crust: Hex;
  readonly face: Hex;
}

/** Two halves of a sandwich with the cut side, which shows all layers, to the front. */
export const servedAsSandwich: Vessel = (serving) => halves(serving, breadOf(serving.foods, '#f4dfae'));

/** A sandwich with toasted bread. */
export const servedAsGrilledCheese: Vessel = (serving) => halves(serving, breadOf(serving.foods, '#d89c48'));

function breadOf(foods: readonly DishFood[], face: Hex): Bread {
  const isDark = foods.some(({ name }) => name.is('wholemeal'));
  return isDark
    ? { crumb: '#cfa672', crust: '#8a5a2e', face: darker(face, 0.2) }
    : { crumb: '#f2dcae', crust: '#b9783a', face };
}

function halves({ foods, dishName, ware, canvas }: Serving, bread: Bread): ServedDish {
  const found = sandwichLayers(foods);
  const isClub = dishName.is('club') && found.length > 3;
  const middle = Math.ceil(found.length / 2);
  const layers = isClub ? [...found.slice(0, middle), BREAD, ...found.slice(middle)] : found;
  const half = oneHalf(layers, bread);
  const tilt = (canvas.random() - 0.5) * 3;
  return onShelf(
    plateFromFront(ware, 268) +
      placeShapes(72, -28, 4 + tilt, 0.86, half) +
      placeShapes(-34, 6, -2 + tilt, 1, half),
    1.34,
  );
}

/** A half on y = 146: the bread's face on top, its cut below. */
function oneHalf(layers: readonly SandwichLayer[], { crumb, crust, face }: Bread): string {
  const foot = 146;
  let bottom = foot - SLICE;
  let inside = '';
  for (const layer of layers) {
    inside +=
      layer === BREAD ? cutSlice(bottom, crumb, crust) : drawLayer(layer, -HALF + 6, HALF - 6, bottom);
    bottom -= layer.height;
  }
  const lid = bottom - SLICE;
  const faceOutline = `M${-HALF} ${lid + 4}L-14 ${lid - 88}Q0 ${lid - 96} 14 ${lid - 88}L${HALF} ${lid + 4}Z`;
  return (
    ellipse(10, foot + 4, HALF + 14, 13, INK, 0, 0.18) +
    path(faceOutline, darker(crust, 0.05)) +
    path(
      `M${-HALF + 22} ${lid + 3}L-10 ${lid - 76}Q0 ${lid - 83} 10 ${lid - 76}L${HALF - 22} ${lid + 3}Z`,
      face,
    ) +
    stroke(`M-58 ${lid - 20}Q-30 ${lid - 40} -12 ${lid - 52}`, lighter(face, 0.4), 5, { opacity: 0.8 }) +
    cutSlice(foot, crumb, crust) +
    inside +
    cutSlice(bottom, crumb, crust)
  );
}

function cutSlice(bottom: number, crumb: Hex, crust: Hex): string {
  const top = bottom - SLICE;
  return (
    box(-HALF - 2, top, HALF * 2 + 4, SLICE, 9, crust) +
    box(-HALF + 6, top + 3, HALF * 2 - 12, SLICE - 7, 6, crumb) +
    [-110, -64, -20, 26, 70, 112]
      .map((x, index) => ellipse(x, top + 12 + (index % 2) * 6, 6, 2.4, darker(crumb, 0.14)))
      .join('')
  );
}
