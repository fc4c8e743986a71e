import type { Random } from '@game-plan/domain/random';
import { fruitFilling } from '../../arrange/filling-colour.ts';
import { spreadPieces } from '../../arrange/on-top.ts';
import { sauceColour } from '../../arrange/sauce-colour.ts';
import { LARGE_PIECE } from '../../arrange/sectors.ts';
import { blob } from '../../blob.ts';
import { darker, type Hex, INK, lighter } from '../../colour.ts';
import { pieceRadius, piecesOf } from '../../dish-food.ts';
import { face, repeat } from '../../glyphs/glyph.ts';
import { inDisc } from '../../packing.ts';
import { box, circle, path, placeShapes, stroke } from '../../shapes.ts';
import { scalloped } from '../../wave.ts';
import type { Vessel } from '../vessel.ts';
import type { Ware } from '../ware.ts';

const CRUST: Hex = '#dea65a';

/** A pie in its dish: a lattice over fruit, a closed lid with a steam hole over meat and vegetables. */
export const servedAsPie: Vessel = ({ dishName, foods, ware, canvas }) => {
  const fruit = dishName.is('closed pie') ? null : fruitFilling(dishName, foods);
  const filling = fruit ?? sauceColour(dishName, foods);
  const pieces = piecesOf(foods, ['fruit', 'vegetable', 'bean', 'main']).filter(
    (food) => pieceRadius(food) <= LARGE_PIECE,
  );
  const under =
    circle(0, 0, 176, darker(filling, 0.12)) +
    circle(-2, -3, 171, filling) +
    repeat(9, () => {
      const { x, y } = inDisc(150)(canvas.random);
      return placeShapes(
        x,
        y,
        canvas.random() * 180,
        1,
        path(blob(26, 16, 7, 0.2, canvas.random), lighter(filling, 0.16)),
      );
    }) +
    spreadPieces(canvas, pieces.slice(0, 2), { area: inDisc(146), each: 9, scale: 0.95 });
  const lid = fruit === null ? closedLid(canvas.random) : lattice();
  return {
    view: 'from above',
    dish: placeShapes(
      400,
      300,
      -8,
      1.1,
      pieDish(ware) + canvas.clip(circle(0, 0, 178, '#000000'), under + lid) + rim(canvas.random),
    ),
    cutlery: '',
    freePlaces: [
      { x: 84, y: 92 },
      { x: 720, y: 510 },
      { x: 88, y: 512 },
    ],
  };
};

function pieDish({ rim: glaze, side, edge }: Ware): string {
  return (
    circle(14, 20, 234, INK, 0.17) +
    circle(0, 0, 234, side) +
    circle(-2, -4, 231, glaze) +
    (edge === null ? '' : stroke('M0-226A226 226 0 1 1-.1-226Z', edge, 6))
  );
}

function rim(random: Random): string {
  const outer = scalloped(212, 30, 7);
  const ring = `${outer}M0-168A168 168 0 1 0 .1-168Z`;
  return (
    path(ring, INK, { transform: 'translate(3 6)', opacity: 0.16 }) +
    path(ring, darker(CRUST, 0.2)) +
    path(ring, CRUST, { transform: 'translate(-1.5 -3) scale(.985)' }) +
    repeat(30, (index) => {
      const angle = (index / 30) * 360 + 6;
      return `<g transform="rotate(${angle})">${box(176, -2, 22, 4, 2, darker(CRUST, 0.16))}</g>`;
    }) +
    repeat(7, (index) => {
      const angle = ((index + random() * 0.6) / 7) * 360;
      return `<g transform="rotate(${Math.round(angle)})">${path('M196-22Q214 0 196 22Q204 0 196-22Z', lighter(CRUST, 0.4))}</g>`;
    })
  );
}

/** Five strips one way, five across, every other crossing over. */
function lattice(): string {
  const at = [-128, -64, 0, 64, 128];
  const strip = (y: number) =>
    box(-190, y - 15, 380, 38, 6, INK, 0.15) +
    box(-190, y - 19, 380, 37, 6, darker(CRUST, 0.18)) +
    box(-190, y - 19, 380, 31, 6, CRUST) +
    box(-190, y - 16, 380, 5, 2, lighter(CRUST, 0.35));
  const across = at.map(strip).join('');
  const over = at
    .flatMap((x, column) =>
      at
        .filter((_, row) => (row + column) % 2 === 0)
        .map(
          (y) =>
            box(x - 17, y - 36, 34, 70, 4, CRUST) +
            box(x - 14, y - 34, 5, 66, 2, lighter(CRUST, 0.35)) +
            box(x + 12, y - 36, 5, 70, 2, darker(CRUST, 0.18)),
        ),
    )
    .join('');
  return placeShapes(0, 0, 45, 1, placeShapes(0, 0, 90, 1, across) + across + over);
}

function closedLid(random: Random): string {
  const lid = blob(178, 178, 18, 0.008, random);
  const slits = repeat(5, (index) => {
    const angle = (index / 5) * 360 - 90;
    return `<g transform="rotate(${angle})">${path('M50 0Q88-13 128 0Q88 13 50 0Z', darker(CRUST, 0.42)) + path('M54 4Q88 13 124 4Q88 12 54 4Z', lighter(CRUST, 0.45))}</g>`;
  });
  const browned = repeat(8, () => {
    const { x, y } = inDisc(150)(random);
    return placeShapes(x, y, random() * 180, 1, path(blob(34, 22, 7, 0.22, random), darker(CRUST, 0.09)));
  });
  return path(lid, darker(CRUST, 0.1)) + face(lid, CRUST, 'translate(-2 -4) scale(.985)') + browned + slits;
}
