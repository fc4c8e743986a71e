import { sauceFilling } from '../../arrange/fillings.ts';
import { ground } from '../../arrange/grain-texture.ts';
import { spreadPieces } from '../../arrange/on-top.ts';
import { sauceColour } from '../../arrange/sauce-colour.ts';
import { LARGE_PIECE } from '../../arrange/sectors.ts';
import { blob } from '../../blob.ts';
import { darker, type Hex, INK, lighter } from '../../colour.ts';
import { type DishFood, type PieceFood, pieceRadius, piecesExcept, piecesOf } from '../../dish-food.ts';
import { face } from '../../glyphs/glyph.ts';
import { inDisc } from '../../packing.ts';
import { colourIn } from '../../read-name.ts';
import { circle, ellipse, path, placeShapes, polar, stroke, TURN } from '../../shapes.ts';
import { onPlate, PLATE_RADIUS } from '../on-plate.ts';
import type { Serving, Vessel } from '../vessel.ts';
import { bowl } from '../ware.ts';
import { BOWL_FILL_RADIUS, inBowl } from './in-bowl.ts';

/**
 * A swirl of dip: in the middle of a plate if the recipe has bread or raw vegetables to go with it, otherwise in a
 * bowl.
 */
export const servedAsDip: Vessel = (serving) => {
  const { dishName, foods, ware, canvas } = serving;
  const bread = foods.find(({ role, name }) => role === 'bread' || name.is('tortilla'));
  const isMix = dishName.is('chunky dip') && !dishName.is('smooth dip');
  const raw = isMix
    ? []
    : piecesExcept(foods, ['topping', 'garnish', 'dollop', 'bread']).filter(
        ({ name }) => dishName.is('fondue') || name.is('raw vegetable'),
      );
  if (bread === undefined && raw.length === 0)
    return inBowl(serving, surface(serving, BOWL_FILL_RADIUS, isMix, raw));
  const around = ring(bread, raw, canvas);
  const radius = 128;
  const middle =
    bowl(ware, radius) +
    canvas.clip(circle(0, 0, radius - 26, '#000000'), surface(serving, radius - 26, isMix, raw));
  const bed = canvas.clip(circle(0, 0, PLATE_RADIUS * 0.94, '#000000'), around);
  return onPlate(ware, bed + middle);
};

function surface(
  { dishName, foods, canvas }: Serving,
  radius: number,
  isMix: boolean,
  raw: readonly PieceFood[],
): string {
  const colour = colourIn('dip', [dishName]) ?? sauceColour(dishName, foods);
  const mixed = piecesExcept(foods, ['topping', 'garnish', 'bread', 'dollop', 'sauce']).filter(
    (food) => !raw.includes(food) && pieceRadius(food) <= LARGE_PIECE && (isMix || food.role === 'bean'),
  );
  const share = radius / BOWL_FILL_RADIUS;
  const toppings = piecesOf(foods, ['topping']);
  return (
    (isMix && !dishName.is('swirled dip')
      ? sauceFilling(colour, radius, canvas.random)
      : ground(colour, radius) + groove(colour, share)) +
    (foods.some(({ name }) => name.is('olive oil')) && (!isMix || dishName.is('swirled dip'))
      ? oil(share)
      : '') +
    spreadPieces(canvas, mixed.slice(0, 4), {
      area: inDisc(radius * 0.82),
      each: isMix ? Math.round(16 * share) : Math.round(5 * share),
      scale: 0.62,
    }) +
    paprika(foods, radius, canvas.random) +
    spreadPieces(canvas, toppings.slice(0, 3), {
      area: inDisc(radius * 0.5),
      each: Math.round(6 * share),
      scale: 0.85,
    })
  );
}

/** The spiral left by a spoon. */
function groove(colour: Hex, share: number): string {
  const spiral = 'M-120 20C-124-84 96-132 124-14C140 74-24 128-72 48C-96-16 34-70 62-8C72 34 4 48-12 18';
  return placeShapes(
    0,
    0,
    0,
    share,
    stroke(spiral, darker(colour, 0.13), 22) +
      stroke(spiral, lighter(colour, 0.4), 7, { transform: 'translate(-4 -6)' }),
  );
}

function oil(share: number): string {
  const fill: Hex = '#d9a92c';
  return placeShapes(
    0,
    0,
    0,
    share,
    ellipse(-18, 28, 58, 34, fill, 12, 0.75) +
      ellipse(68, -46, 30, 17, fill, -30, 0.7) +
      stroke('M-50 14Q-28-2 0 4', '#fbe9a8', 5, { opacity: 0.8 }),
  );
}

function paprika(foods: readonly DishFood[], radius: number, random: () => number): string {
  if (!foods.some(({ name }) => name.is('red spice'))) return '';
  return Array.from({ length: 36 }, () => {
    const { x, y } = inDisc(radius * 0.55)(random);
    return circle(x, y, 2 + random() * 2.2, '#b8452a', 0.8);
  }).join('');
}

/** Bread and raw vegetables, alternating around the bowl. */
function ring(bread: DishFood | undefined, raw: readonly PieceFood[], canvas: Serving['canvas']): string {
  const { random } = canvas;
  const kinds = [...(bread === undefined ? [] : [null]), ...raw.slice(0, 4)];
  const colour: Hex = bread?.name.is('tortilla') ? '#ecbf5f' : '#e3b673';
  const count = 16;
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * TURN;
    const kind = kinds[Math.floor((index / count) * kinds.length)] ?? null;
    const { x, y } = polar(angle, 172 + (index % 2) * 14);
    if (kind === null)
      return placeShapes(
        x,
        y,
        (angle * 180) / Math.PI + 90 + (random() - 0.5) * 24,
        1,
        wedge(colour, random),
      );
    const more = pieceRadius(kind) < 26 ? canvas.pieces.place(kind, x * 0.84 + 12, y * 0.84 + 10) : '';
    return canvas.pieces.place(kind, x, y) + more;
  }).join('');
}

function wedge(colour: Hex, random: () => number): string {
  const outline = 'M-44 34C-20 48 20 48 44 34L6-46Q0-54-6-46Z';
  return (
    path(outline, INK, { transform: 'translate(4 6)', opacity: 0.17 }) +
    path(outline, darker(colour, 0.2)) +
    face(outline, colour, 'translate(-1 -3) scale(.92)') +
    [0, 1, 2]
      .map((spot) =>
        placeShapes(
          -16 + spot * 16,
          18 - (spot % 2) * 22,
          random() * 90,
          1,
          path(blob(6, 4, 6, 0.2, random), darker(colour, 0.26)),
        ),
      )
      .join('')
  );
}
