import { crumbColour, crustColour } from '../../arrange/cake-colours.ts';
import { spreadPieces } from '../../arrange/on-top.ts';
import { LARGE_PIECE } from '../../arrange/sectors.ts';
import { blob } from '../../blob.ts';
import { darker, type Hex, INK, lighter } from '../../colour.ts';
import { pieceRadius, piecesExcept, piecesOf } from '../../dish-food.ts';
import { face, repeat } from '../../glyphs/glyph.ts';
import { inEllipse } from '../../packing.ts';
import { path, placeShapes, stroke } from '../../shapes.ts';
import { onPlate } from '../on-plate.ts';
import type { Vessel } from '../vessel.ts';

/** Three thin pancakes folded in quarters, overlapping on a plate. */
export const servedAsCrepes: Vessel = ({ dishName, foods, ware, canvas }) => {
  const { random } = canvas;
  const crust = crustColour(crumbColour(dishName, foods));
  const inside = piecesExcept(foods, ['bread', 'dollop', 'sauce', 'hero']).filter(
    (food) => pieceRadius(food) <= LARGE_PIECE,
  );
  const sauce = foods.find(({ name }) => name.is('syrup') || name.is('chocolate') || name.is('jam'));
  const folded = [
    { x: -74, y: 62, turn: -38 },
    { x: 6, y: 74, turn: -4 },
    { x: 84, y: 56, turn: 30 },
  ]
    .map(({ x, y, turn }) => placeShapes(x, y, turn, 1, quarter(crust, random)))
    .join('');
  const colour: Hex = sauce?.name.is('chocolate') ? '#5a3120' : (sauce?.tint ?? '#c67a1e');
  const drizzle =
    sauce === undefined
      ? ''
      : stroke('M-136-34Q-110 30-84-30T-32-34T20-38T72-36T128-20', colour, 9, { opacity: 0.9 });
  return onPlate(
    ware,
    placeShapes(0, -14, 0, 1.06, folded) +
      drizzle +
      spreadPieces(canvas, inside.slice(0, 3), { area: inEllipse(0, -10, 120, 70), each: 6, scale: 0.85 }) +
      spreadPieces(canvas, piecesOf(foods, ['dollop']).slice(0, 1), {
        area: inEllipse(0, 60, 16, 10),
        each: 1,
      }),
  );
};

/** A quarter of a disc with its tip at the bottom. */
function quarter(crust: Hex, random: () => number): string {
  const outline =
    'M0 96Q-8 92-12 84L-92-84C-94-100-84-104-70-110C-26-130 26-130 70-110C84-104 94-100 92-84L12 84Q8 92 0 96Z';
  const ruffle = 'M-86-92C-60-110-44-96-22-106S20-118 44-104S76-102 88-90';
  return (
    path(outline, INK, { transform: 'translate(6 10)', opacity: 0.19 }) +
    path(outline, darker(crust, 0.12)) +
    face(outline, lighter(crust, 0.3), 'translate(-1 -3) scale(.95)') +
    stroke(ruffle, darker(crust, 0.2), 7, { transform: 'translate(0 12)' }) +
    stroke(ruffle, lighter(crust, 0.5), 9) +
    repeat(9, () => {
      const { x, y } = inEllipse(0, -34, 56, 50)(random);
      return placeShapes(
        x,
        y,
        random() * 180,
        1,
        path(blob(12, 7, 7, 0.2, random), crust, { opacity: 0.75 }),
      );
    }) +
    stroke('M2 74L44-88', darker(crust, 0.14), 4, { opacity: 0.7 })
  );
}
