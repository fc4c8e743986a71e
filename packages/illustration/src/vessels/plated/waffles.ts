import { crumbColour, crustColour } from '../../arrange/cake-colours.ts';
import { spreadPieces } from '../../arrange/on-top.ts';
import { LARGE_PIECE } from '../../arrange/sectors.ts';
import { darker, type Hex, INK, lighter } from '../../colour.ts';
import { pieceRadius, piecesOf } from '../../dish-food.ts';
import { repeat } from '../../glyphs/glyph.ts';
import { GLYPHS } from '../../glyphs/glyphs.ts';
import { inEllipse, type Spot } from '../../packing.ts';
import { box, group, placeShapes } from '../../shapes.ts';
import { butterPat } from '../butter-pat.ts';
import { onPlate } from '../on-plate.ts';
import type { Vessel } from '../vessel.ts';

const SIZE = 220;
const POCKETS = 5;
const STEP = SIZE / POCKETS;

/** Two waffles on a plate: syrup in some pockets, butter, fruit and chicken if the recipe has them. */
export const servedAsWaffles: Vessel = ({ dishName, foods, ware, canvas }) => {
  const { random } = canvas;
  const crust = crustColour(crumbColour(dishName, foods));
  const syrup = foods.find(({ name }) => name.is('syrup') || name.is('chocolate'));
  const pour = syrup === undefined ? null : (syrup.tint ?? '#c67a1e');
  const upper = waffle(crust, (column, row) => (Math.abs(column - 2) + Math.abs(row - 2) < 3 ? pour : null));
  const waffles =
    placeShapes(
      -44,
      -36,
      -24,
      1,
      waffle(crust, () => null),
    ) + placeShapes(26, 34, 9, 1, upper);
  const taken: Spot[] = [];
  let toppings = '';
  if (foods.some(({ name }) => name.is('butter'))) {
    taken.push({ x: 26, y: 30, radius: 44 });
    toppings += placeShapes(26, 30, 20, 1.1, butterPat());
  }
  const [large] = piecesOf(foods, ['hero']).filter(({ glyph }) => glyph !== 'boiledEgg');
  if (large !== undefined) {
    taken.push({ x: 40, y: 20, radius: 70 });
    toppings += placeShapes(40, 26, -24, 1.25 * large.scale, GLYPHS[large.glyph](random, large.colour));
  }
  const small = piecesOf(foods, ['fruit', 'topping', 'main', 'dollop']).filter(
    (food) => pieceRadius(food) <= LARGE_PIECE,
  );
  toppings += spreadPieces(canvas, small.slice(0, 4), {
    area: inEllipse(26, 34, 92, 88),
    each: 4,
    scale: 0.86,
    taken,
  });
  return onPlate(ware, waffles + toppings);
};

function waffle(crust: Hex, pocketFill: (column: number, row: number) => Hex | null): string {
  const from = -SIZE / 2;
  const pockets = repeat(POCKETS * POCKETS, (index) => {
    const [column, row] = [index % POCKETS, Math.floor(index / POCKETS)];
    const [x, y] = [from + column * STEP + 7, from + row * STEP + 7];
    const fill = pocketFill(column, row);
    return (
      box(x, y, STEP - 14, STEP - 14, 5, darker(crust, 0.22)) +
      box(x + 4, y + 4, STEP - 18, STEP - 18, 4, fill ?? darker(crust, 0.06), fill === null ? undefined : 0.9)
    );
  });
  return (
    group(box(from, from, SIZE, SIZE, 34, INK), { transform: 'translate(9 13)', opacity: 0.2 }) +
    box(from - 4, from - 4, SIZE + 8, SIZE + 8, 36, darker(crust, 0.12)) +
    box(from - 2, from - 3, SIZE + 3, SIZE + 2, 34, lighter(crust, 0.26)) +
    pockets
  );
}
