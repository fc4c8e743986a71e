import { crumbColour, crustColour, frostingColour } from '../../arrange/cake-colours.ts';
import { spreadPieces } from '../../arrange/on-top.ts';
import { LARGE_PIECE } from '../../arrange/sectors.ts';
import { blob } from '../../blob.ts';
import { darker, type Hex, INK, lighter } from '../../colour.ts';
import { pieceRadius, piecesOf } from '../../dish-food.ts';
import { repeat } from '../../glyphs/glyph.ts';
import { circle, decimal, path, polar, stroke, TURN } from '../../shapes.ts';
import { scalloped } from '../../wave.ts';
import { onPlate } from '../on-plate.ts';
import type { Vessel } from '../vessel.ts';

const FLUTES = 12;
const RADIUS = 168;
const HOLE = 44;

/** A fluted ring on a plate, with icing if the recipe has any. */
export const servedAsRingCake: Vessel = ({ dishName, foods, ware, canvas }) => {
  const { random } = canvas;
  const crust: Hex = dishName.is('angel') ? '#e9c98c' : crustColour(crumbColour(dishName, foods));
  const icing = frostingColour(dishName, foods);
  const isPulled = dishName.is('pulled');
  const outer = scalloped(RADIUS, FLUTES, 12);
  const flutes = repeat(FLUTES, (index) => {
    const angle = (index / FLUTES) * TURN;
    const [from, to, bend] = [
      polar(angle, HOLE + 8),
      polar(angle, RADIUS - 12),
      polar(angle + 0.14, RADIUS * 0.62),
    ];
    const line = `M${decimal(from.x)} ${decimal(from.y)}Q${decimal(bend.x)} ${decimal(bend.y)} ${decimal(to.x)} ${decimal(to.y)}`;
    return stroke(line, darker(crust, 0.2), 7);
  });
  const lit = repeat(FLUTES, (index) => {
    const angle = ((index + 0.5) / FLUTES) * TURN;
    const [from, to] = [polar(angle, HOLE + 34), polar(angle + 0.05, RADIUS - 34)];
    const line = `M${decimal(from.x)} ${decimal(from.y)}L${decimal(to.x)} ${decimal(to.y)}`;
    return stroke(line, lighter(crust, 0.26), 12);
  });
  const body =
    path(outer, INK, { transform: 'translate(9 14)', opacity: 0.2 }) +
    path(outer, darker(crust, 0.18)) +
    path(outer, crust, { transform: 'translate(-2 -4) scale(.97)' }) +
    (isPulled ? pulled(crust, random) : flutes + lit);
  const small = piecesOf(foods, ['fruit', 'topping', 'garnish']).filter(
    (food) => pieceRadius(food) <= LARGE_PIECE,
  );
  const decoration = spreadPieces(canvas, small.slice(0, 2), {
    area: (source) => polar(source() * TURN, HOLE + 34 + source() * 70),
    each: 6,
    scale: 0.76,
  });
  const hole = circle(0, 0, HOLE + 3, darker(crust, 0.45)) + circle(2, 4, HOLE - 3, darker(ware.rim, 0.1));
  return onPlate(ware, body + (icing === null ? '' : glaze(icing, random)) + decoration + hole);
};

/** Icing that runs outward in drips of different length. */
function glaze(colour: Hex, random: () => number): string {
  const drips = 13;
  const points = Array.from({ length: drips * 2 }, (_, index) => {
    const angle = (index / (drips * 2)) * TURN;
    return polar(angle, index % 2 === 0 ? 132 + random() * 30 : 100 + random() * 10);
  });
  const start = points[0] ?? { x: 132, y: 0 };
  const curve = points
    .map((point, index) => {
      const next = points[(index + 1) % points.length] ?? start;
      return `Q${decimal(point.x)} ${decimal(point.y)} ${decimal((point.x + next.x) / 2)} ${decimal((point.y + next.y) / 2)}`;
    })
    .join('');
  const last = points.at(-1) ?? start;
  return (
    path(`M${decimal((start.x + last.x) / 2)} ${decimal((start.y + last.y) / 2)}${curve}Z`, colour) +
    circle(-4, -6, 78, lighter(colour, 0.3))
  );
}

function pulled(crust: Hex, random: () => number): string {
  return Array.from({ length: 34 }, (_, index) => {
    const { x, y } = polar((index / 17) * TURN + random() * 0.2, index < 17 ? 134 : 84);
    return (
      circle(x + 2, y + 4, 33, darker(crust, 0.28)) +
      path(blob(31, 29, 8, 0.08, random), index % 2 === 0 ? crust : lighter(crust, 0.14), {
        transform: `translate(${decimal(x)} ${decimal(y)})`,
      })
    );
  }).join('');
}
