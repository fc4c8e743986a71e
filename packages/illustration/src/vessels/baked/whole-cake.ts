import { crumbColour, crustColour, frostingColour, jamColour } from '../../arrange/cake-colours.ts';
import { spreadPieces } from '../../arrange/on-top.ts';
import { LARGE_PIECE } from '../../arrange/sectors.ts';
import { darker, type Hex, INK, lighter } from '../../colour.ts';
import { pieceRadius, piecesOf } from '../../dish-food.ts';
import { repeat } from '../../glyphs/glyph.ts';
import { inEllipse } from '../../packing.ts';
import { circle, ellipse, path, stroke } from '../../shapes.ts';
import { wave } from '../../wave.ts';
import { onShelf } from '../on-shelf.ts';
import type { Vessel } from '../vessel.ts';
import type { Ware } from '../ware.ts';

const HALF = 178;
const RISE = 40;
const TOP = -62;
const BOTTOM = 92;

/** A round cake on a stand: plain, with a filling visible at its side, or frosted, according to the recipe. */
export const servedAsWholeCake: Vessel = ({ dishName, foods, ware, canvas }) => {
  const isMeringue = dishName.is('meringue');
  const crumb = isMeringue ? '#fbf1dc' : crumbColour(dishName, foods);
  const crust = isMeringue ? '#f3e4c6' : crustColour(crumb);
  const frosting = frostingColour(dishName, foods);
  const between = jamColour(foods) ?? frosting;
  const isFrosted = frosting !== null && !dishName.is('bare cake');
  const side = isFrosted ? frosting : crumb;
  let cake =
    ellipse(8, BOTTOM + 10, HALF, RISE * 0.8, INK, 0, 0.18) +
    path(
      `M${-HALF} ${TOP}V${BOTTOM - 8}C${-HALF} ${BOTTOM + RISE} ${HALF} ${BOTTOM + RISE} ${HALF} ${BOTTOM - 8}V${TOP}Z`,
      darker(side, 0.1),
    ) +
    path(
      `M${-HALF} ${TOP}V${BOTTOM - 8}C${-HALF} ${BOTTOM + RISE - 4} 80 ${BOTTOM + RISE} 128 ${BOTTOM + 14}V${TOP}Z`,
      side,
    );
  if (!isFrosted && between !== null && !isMeringue) cake += filled(between, frosting);
  const upper = isFrosted ? lighter(frosting, 0.16) : crust;
  cake += ellipse(0, TOP, HALF, RISE, isFrosted ? darker(frosting, 0.06) : darker(crust, 0.1));
  cake += ellipse(-2, TOP - 3, HALF - 5, RISE - 4, upper);
  if (isFrosted) cake += drip(frosting);
  else if (foods.some(({ name }) => name.is('powdered sugar'))) {
    cake += ellipse(0, TOP - 3, HALF - 34, RISE - 14, '#fffaf0', 0, 0.8);
  } else if (isMeringue && frosting !== null) cake += ellipse(0, TOP - 6, HALF - 22, RISE - 8, '#fffaf0');
  const small = piecesOf(foods, ['fruit', 'topping', 'garnish']).filter(
    (food) => pieceRadius(food) <= LARGE_PIECE,
  );
  const decoration = spreadPieces(canvas, small.slice(0, 3), {
    area: inEllipse(0, TOP - 6, HALF - 44, RISE - 16),
    each: 5,
    scale: 0.82,
    spacing: 0.66,
  });
  return onShelf(stand(ware) + cake + decoration, 1.22);
};

function filled(colour: Hex, frosting: Hex | null): string {
  const band = (y: number, width: number, fill: Hex) =>
    stroke(`M${-HALF + 6} ${y}C${-HALF + 40} ${y + 34} ${HALF - 40} ${y + 34} ${HALF - 6} ${y}`, fill, width);
  return (
    (frosting === null ? '' : band(12, 22, darker(frosting, 0.03))) +
    band(frosting === null ? 12 : 20, 11, colour)
  );
}

/** Piped beads along the upper edge, and the frosting's waves below them. */
function drip(colour: Hex): string {
  const beads = repeat(15, (index) => {
    const angle = Math.PI * (index / 14);
    const [x, y] = [-Math.cos(angle) * (HALF - 8), TOP + Math.sin(angle) * (RISE - 4)];
    return circle(x + 1, y + 3, 15, darker(colour, 0.16)) + circle(x, y, 14, lighter(colour, 0.3));
  });
  const waves = stroke(wave(-HALF + 12, HALF - 12, TOP + 34, 7, 7), lighter(colour, 0.1), 15, {
    opacity: 0.9,
  });
  return waves + beads;
}

function stand({ rim, side }: Ware): string {
  return (
    ellipse(10, 190, 112, 12, INK, 0, 0.17) +
    path('M-22 120H22L34 178H-34Z', darker(side, 0.06)) +
    ellipse(0, 182, 92, 15, side) +
    ellipse(0, 178, 88, 12, rim) +
    path('M-240 104C-200 152 200 152 240 104Z', side) +
    ellipse(0, 104, 240, 36, rim) +
    ellipse(0, 106, 200, 27, darker(rim, 0.08))
  );
}
