import { dipColour } from '../../arrange/dip-colour.ts';
import { spreadPieces } from '../../arrange/on-top.ts';
import { blob } from '../../blob.ts';
import { darker, type Hex, INK, lighter, mix } from '../../colour.ts';
import { type DishFood, type PieceFood, pieceRadius, piecesExcept, piecesOf } from '../../dish-food.ts';
import { face, repeat } from '../../glyphs/glyph.ts';
import { GLYPHS } from '../../glyphs/glyphs.ts';
import { inDisc, pack, type Spot } from '../../packing.ts';
import { colourIn, type ReadName } from '../../read-name.ts';
import { circle, ellipse, path, placeShapes, polar, stroke, TURN } from '../../shapes.ts';
import { onPlate } from '../on-plate.ts';
import type { Serving, Vessel } from '../vessel.ts';
import { dipBowl } from './skewers.ts';

/** Fried patties or balls on a plate, flecked with their ingredients. */
export const servedAsPatties: Vessel = (serving) => {
  const { dishName, foods, ware, canvas } = serving;
  const { random } = canvas;
  const crust = colourIn('patty', [dishName]) ?? '#cf903f';
  const dip = dipColour(foods);
  const isSmall = dishName.is('small patty');
  const ring = isSmall ? 7 : 5;
  const inside = insideOf(foods);
  const isRagged = dishName.is('ragged patty');
  const one = () =>
    isRagged ? ragged(crust, random) : isSmall ? ball(crust, random) : cake(dishName, crust, inside, serving);
  const cakes = repeat(ring, (index) => {
    const { x, y } = polar((index / ring) * TURN - 0.6, isSmall ? 112 : 106);
    return placeShapes(x, y, random() * 360, 1, one());
  });
  const middle = dip === null ? placeShapes(0, 0, random() * 360, 1, one()) : dipBowl(dip, 0, 0);
  const leaves = piecesOf(foods, ['leaf']).filter(({ glyph }) => glyph === 'lettuce');
  const citrus = piecesOf(foods, ['garnish'])[0];
  return onPlate(
    ware,
    spreadPieces(canvas, leaves.slice(0, 1), { area: inDisc(150), each: 9 }) +
      cakes +
      middle +
      (citrus === undefined ? '' : placeShapes(150, 84, 30, 1.1, GLYPHS.citrusWedge(random, citrus.colour))) +
      spreadPieces(
        canvas,
        piecesOf(foods, ['topping'])
          .filter(({ glyph }) => glyph === 'herb' || glyph === 'springOnion')
          .slice(0, 1),
        { area: inDisc(120), each: 6, scale: 0.8 },
      ),
  );
};

function insideOf(foods: readonly DishFood[]): PieceFood[] {
  return piecesExcept(foods, ['hero', 'bread', 'dollop', 'garnish', 'sauce', 'main']).filter(
    (food) =>
      pieceRadius(food) < 27 &&
      ![
        'potato',
        'onion',
        'lettuce',
        'boiledEgg',
        'gratedCheese',
        'garlic',
        'broccoli',
        'cucumber',
        'chickpea',
      ].includes(food.glyph),
  );
}

function cake(dishName: ReadName, crust: Hex, inside: readonly PieceFood[], { canvas }: Serving): string {
  const { random, pieces } = canvas;
  const isShredded = dishName.is('shredded patty');
  const outline = blob(63, 60, isShredded ? 15 : 11, isShredded ? 0.06 : 0.03, random);
  const shreds = isShredded
    ? [darker(crust, 0.24), lighter(crust, 0.36), mix(crust, '#f3d78a', 0.4)]
        .map((shade) => {
          const lines = Array.from({ length: 8 }, () => {
            const { x, y } = inDisc(46)(random);
            const end = polar(random() * TURN, 17);
            return `M${Math.round(x)} ${Math.round(y)}l${Math.round(end.x)} ${Math.round(end.y)}`;
          });
          return stroke(lines.join(''), shade, 4.4);
        })
        .join('')
    : repeat(9, (index) => {
        const { x, y } = inDisc(46)(random);
        return ellipse(
          x,
          y,
          6,
          3.6,
          index % 2 === 0 ? darker(crust, 0.2) : lighter(crust, 0.32),
          random() * 180,
        );
      });
  const taken: Spot[] = [];
  const studs = inside
    .slice(0, 2)
    .flatMap((food) =>
      pack(random, 3, pieceRadius(food) * 0.7, inDisc(40), taken).map(({ x, y }) =>
        pieces.place(food, x, y, { scale: 0.5 }),
      ),
    )
    .join('');
  return (
    path(outline, INK, { transform: 'translate(6 9)', opacity: 0.2 }) +
    path(outline, darker(crust, 0.26)) +
    face(outline, crust, 'translate(-2 -3) scale(.94)') +
    shreds +
    studs
  );
}

/** Vegetables in batter, dropped into oil by the spoonful: edges that stick out, shreds of onion and flecks of herbs. */
function ragged(crust: Hex, random: () => number): string {
  const outline = blob(58, 48, 13, 0.17, random);
  const shreds = Array.from({ length: 7 }, () => {
    const { x, y } = inDisc(34)(random);
    const end = polar(random() * TURN, 20);
    return `M${Math.round(x)} ${Math.round(y)}q${Math.round(end.x)} 4 ${Math.round(end.x)} ${Math.round(end.y)}`;
  }).join('');
  return (
    path(outline, INK, { transform: 'translate(6 9)', opacity: 0.2 }) +
    path(outline, darker(crust, 0.34)) +
    face(outline, crust, 'translate(-2 -4) scale(.88)') +
    path(blob(26, 18, 8, 0.2, random), lighter(crust, 0.28), { transform: 'translate(-10 -10)' }) +
    stroke(shreds, '#f3dfae', 4.2, { opacity: 0.85 }) +
    repeat(6, () => {
      const { x, y } = inDisc(36)(random);
      return ellipse(x, y, 4.4, 2.6, '#5f8f3a', random() * 180);
    })
  );
}

function ball(crust: Hex, random: () => number): string {
  const outline = blob(50, 49, 12, 0.03, random);
  return (
    path(outline, INK, { transform: 'translate(6 9)', opacity: 0.2 }) +
    path(outline, darker(crust, 0.26)) +
    face(outline, crust, 'translate(-3 -4) scale(.9)') +
    repeat(12, (index) => {
      const { x, y } = inDisc(36)(random);
      return circle(x, y, 2.4 + random() * 2.4, index % 2 === 0 ? darker(crust, 0.2) : lighter(crust, 0.34));
    }) +
    stroke('M-28-16Q-16-32 4-32', lighter(crust, 0.5), 5, { opacity: 0.7 })
  );
}
