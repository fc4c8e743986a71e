import { crumbColour, crustColour } from '../../arrange/cake-colours.ts';
import type { Canvas } from '../../arrange/canvas.ts';
import { LARGE_PIECE } from '../../arrange/sectors.ts';
import { blob } from '../../blob.ts';
import { darker, type Hex, INK, lighter } from '../../colour.ts';
import { type DishFood, type PieceFood, pieceRadius, piecesOf } from '../../dish-food.ts';
import { face, repeat } from '../../glyphs/glyph.ts';
import { type Area, inDisc, inEllipse, pack, type Spot } from '../../packing.ts';
import type { ReadName } from '../../read-name.ts';
import { box, ellipse, group, path, placeShapes, stroke } from '../../shapes.ts';
import { onBoard } from '../board.ts';
import type { Vessel } from '../vessel.ts';

const SLICE =
  'M-92 110V-30C-124-44-118-112-60-112H60C118-112 124-44 92-30V110Q92 124 78 124H-78Q-92 124-92 110Z';

interface Dough {
  readonly crust: Hex;
  readonly crumb: Hex;
}

/** A loaf on a board, two slices cut: from the tin, round or long, with what is baked into it. */
export const servedAsLoaf: Vessel = ({ dishName, foods, canvas }) => {
  const crumb = crumbColour(dishName, foods);
  const dough: Dough = { crumb, crust: crustColour(crumb) };
  const inside = insideOf(dishName, foods);
  const slices =
    placeShapes(96, -54, -10, 0.8, slice(dough, inside, canvas)) +
    placeShapes(126, 62, 9, 0.8, slice(dough, inside, canvas));
  let whole = tinLoaf(dough, inside, canvas);
  if (dishName.is('round loaf')) whole = roundLoaf(dough, canvas);
  else if (dishName.is('long loaf')) whole = longLoaf(dishName, dough, canvas);
  const iced = foods.some(({ name }) => name.is('powdered sugar')) && !dishName.is('round loaf');
  return {
    view: 'from above',
    dish: onBoard(placeShapes(-172, -4, 4, 1, whole + (iced ? icing() : '')) + slices),
    cutlery: '',
    freePlaces: [
      { x: 70, y: 84 },
      { x: 716, y: 524 },
    ],
  };
};

/** Fruit and nuts are visible in the crumb; herbs and garlic only in a loaf named after them. */
function insideOf(dishName: ReadName, foods: readonly DishFood[]): PieceFood[] {
  return piecesOf(foods, ['fruit', 'topping', 'vegetable', 'main', 'bean'])
    .filter((food) => pieceRadius(food) <= LARGE_PIECE)
    .filter(
      ({ glyph }) =>
        !['herb', 'garlic', 'cube', 'dice', 'gratedCheese'].includes(glyph) ||
        dishName.foods.some(({ look }) => look.glyph === glyph),
    )
    .slice(0, 3);
}

function tinLoaf({ crust, crumb }: Dough, inside: readonly PieceFood[], canvas: Canvas): string {
  const crack = 'M2-122C-16-80 18-50-4-8C-20 34 16 66 0 118';
  return (
    group(box(-88, -156, 176, 312, 52, INK), { transform: 'translate(10 14)', opacity: 0.18 }) +
    box(-88, -156, 176, 312, 52, darker(crust, 0.24)) +
    box(-86, -156, 168, 302, 50, darker(crust, 0.06)) +
    path(blob(62, 132, 12, 0.04, canvas.random), lighter(crust, 0.14), { transform: 'translate(-4 -6)' }) +
    stroke(crack, darker(crust, 0.24), 13) +
    stroke(crack, lighter(crumb, 0.06), 8) +
    studded(inside, 4, inEllipse(0, -4, 50, 112), canvas)
  );
}

function roundLoaf({ crust }: Dough, { random }: Canvas): string {
  const outline = blob(118, 134, 14, 0.02, random);
  const scores = 'M-8-104C-30-40-30 40-8 106M38-92C20-40 20 30 40 86M-56-86C-74-30-74 30-54 84';
  return (
    path(outline, INK, { transform: 'translate(10 14)', opacity: 0.19 }) +
    path(outline, darker(crust, 0.28)) +
    face(outline, crust, 'translate(-3 -5) scale(.96)') +
    path(blob(70, 84, 10, 0.08, random), lighter(crust, 0.18), { transform: 'translate(-12 -16)' }) +
    stroke(scores, darker(crust, 0.26), 13) +
    stroke(scores, '#fbecc8', 8) +
    repeat(26, () => {
      const { x, y } = inDisc(98)(random);
      return ellipse(x, y, 4, 2.4, '#fff6e2', random() * 180, 0.6);
    })
  );
}

function longLoaf(dishName: ReadName, { crust }: Dough, { random }: Canvas): string {
  const isBraid = dishName.is('braided');
  const body =
    group(box(-70, -172, 140, 344, 70, INK), { transform: 'translate(10 14)', opacity: 0.19 }) +
    box(-70, -172, 140, 344, 70, darker(crust, 0.24)) +
    box(-69, -172, 132, 334, 66, crust);
  const marks = isBraid
    ? repeat(6, (index) => {
        const y = -136 + index * 54;
        const strand = blob(52, 34, 9, 0.04, random);
        return placeShapes(
          index % 2 === 0 ? -16 : 16,
          y,
          index % 2 === 0 ? 28 : -28,
          1,
          path(strand, darker(crust, 0.2)) +
            face(strand, lighter(crust, 0.12), 'translate(-2 -4) scale(.93)'),
        );
      })
    : repeat(5, (index) => {
        const y = -112 + index * 56;
        const cut = `M-34 ${y + 18}Q0 ${y + 2} 36 ${y - 20}`;
        return stroke(cut, darker(crust, 0.26), 16) + stroke(cut, '#f8e2b2', 9);
      });
  return body + marks;
}

function icing(): string {
  return path(
    'M-56-128C-20-146 40-142 58-122C66-60 58 20 62 84C62 104 44 104 42 84C40 60 24 64 22 92C20 120-2 118-4 94C-6 70-24 70-26 86C-30 108-54 104-54 80C-58 20-62-60-56-128Z',
    '#fdf6e6',
    { opacity: 0.95 },
  );
}

function slice({ crust, crumb }: Dough, inside: readonly PieceFood[], canvas: Canvas): string {
  return (
    path(SLICE, INK, { transform: 'translate(9 13)', opacity: 0.2 }) +
    path(SLICE, darker(crust, 0.16)) +
    face(SLICE, crumb, 'translate(-1 -2) scale(.92)') +
    path(blob(70, 78, 11, 0.06, canvas.random), lighter(crumb, 0.2), { transform: 'translate(-6 -4)' }) +
    studded(inside, 3, inEllipse(0, 4, 60, 74), canvas)
  );
}

function studded(inside: readonly PieceFood[], each: number, area: Area, { random, pieces }: Canvas): string {
  const taken: Spot[] = [];
  return inside
    .flatMap((food) =>
      pack(random, each, pieceRadius(food) * 0.9, area, taken).map(({ x, y }) =>
        pieces.place(food, x, y, { scale: 0.86 }),
      ),
    )
    .join('');
}
