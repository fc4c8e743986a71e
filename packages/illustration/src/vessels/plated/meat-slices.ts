import { spreadPieces } from '../../arrange/on-top.ts';
import { LARGE_PIECE } from '../../arrange/sectors.ts';
import { blob } from '../../blob.ts';
import { darker, type Hex, INK, lighter } from '../../colour.ts';
import { type DishFood, pieceRadius, piecesOf } from '../../dish-food.ts';
import { repeat } from '../../glyphs/glyph.ts';
import { inEllipse } from '../../packing.ts';
import type { ReadName } from '../../read-name.ts';
import { box, group, path, placeShapes, stroke } from '../../shapes.ts';
import { onBoard } from '../board.ts';
import type { Vessel } from '../vessel.ts';

interface Loaf {
  readonly crust: Hex;
  readonly inner: Hex;
  /** The pastry round a Wellington. */
  readonly wrap: Hex | null;
}

/** A loaf of meat, nuts or lentils on a board with three slices cut; the glaze is red if the recipe has ketchup. */
export const servedAsMeatSlices: Vessel = ({ dishName, foods, canvas }) => {
  const { random } = canvas;
  const loaf = loafOf(dishName, foods);
  const glaze: Hex | null = foods.some(({ name }) => name.is('red glaze')) ? '#a8321f' : null;
  const herbs = piecesOf(foods, ['topping']).filter(
    (food) => pieceRadius(food) <= LARGE_PIECE && food.glyph === 'herb',
  );
  const slices = [
    { x: 40, y: -6, turn: -4 },
    { x: 112, y: 6, turn: 6 },
    { x: 188, y: 20, turn: 16 },
  ].map(({ x, y, turn }) => placeShapes(x, y, turn, 1, slice(loaf, glaze, random)));
  return {
    view: 'from above',
    dish: onBoard(
      placeShapes(-140, 0, 2, 1, whole(loaf, glaze, random)) +
        slices.reverse().join('') +
        spreadPieces(canvas, herbs.slice(0, 1), { area: inEllipse(-140, 0, 80, 90), each: 5, scale: 0.85 }),
    ),
    cutlery: '',
    freePlaces: [
      { x: 66, y: 78 },
      { x: 726, y: 530 },
    ],
  };
};

function loafOf(dishName: ReadName, foods: readonly DishFood[]): Loaf {
  if (dishName.is('wellington')) return { crust: '#d79a4a', inner: '#b8594e', wrap: '#e8bd78' };
  if (dishName.is('meatless')) return { crust: '#9a6a3a', inner: '#c2965c', wrap: null };
  if (dishName.is('poultry') || foods.some(({ name }) => name.is('poultry')))
    return { crust: '#b5793f', inner: '#dcb483', wrap: null };
  if (dishName.is('terrine')) return { crust: '#a97a5c', inner: '#cfa081', wrap: null };
  return { crust: '#7a472c', inner: '#a26a46', wrap: null };
}

function whole({ crust, wrap }: Loaf, glaze: Hex | null, random: () => number): string {
  const top = wrap === null ? crust : '#d79a4a';
  const lattice =
    wrap === null
      ? ''
      : stroke(
          'M-96-70L20 90M-50-104L92 84M0-112L110 40M-96 70L20-90M-50 104L92-84M0 112L110-40',
          lighter(top, 0.32),
          7,
        );
  return (
    group(box(-130, -116, 260, 232, 58, INK), { transform: 'translate(9 14)', opacity: 0.2 }) +
    box(-130, -118, 260, 236, 58, darker(top, 0.26)) +
    box(-128, -120, 250, 226, 56, top) +
    repeat(14, () => {
      const { x, y } = inEllipse(0, 0, 100, 88)(random);
      return placeShapes(
        x,
        y,
        random() * 180,
        1,
        path(blob(13, 8, 6, 0.22, random), random() > 0.5 ? darker(top, 0.14) : lighter(top, 0.16)),
      );
    }) +
    lattice +
    (glaze === null
      ? ''
      : path(
          'M-108-66C-70-104 60-104 104-70C116-20 112 40 100 78C60 104-60 100-100 76C-84 60-96 40-80 20C-102 0-92-40-108-66Z',
          glaze,
          { opacity: 0.92 },
        ) + stroke('M-70-66Q0-86 66-66', lighter(glaze, 0.45), 8, { opacity: 0.7 }))
  );
}

function slice({ crust, inner, wrap }: Loaf, glaze: Hex | null, random: () => number): string {
  const outline = 'M-70 92V-60C-70-104-40-116 0-116C40-116 70-104 70-60V92Q70 108 54 108H-54Q-70 108-70 92Z';
  return (
    path(outline, INK, { transform: 'translate(7 10)', opacity: 0.2 }) +
    path(outline, wrap === null ? darker(crust, 0.1) : darker(wrap, 0.2)) +
    path(outline, wrap ?? inner, { transform: 'translate(-1 -2) scale(.92 .94)' }) +
    (wrap === null
      ? ''
      : path(outline, '#6e4a35', { transform: 'translate(-1 2) scale(.8 .84)' }) +
        path(outline, inner, { transform: 'translate(-1 2) scale(.7 .76)' })) +
    repeat(11, () => {
      const { x, y } = inEllipse(0, 0, 44, 78)(random);
      return placeShapes(
        x,
        y,
        random() * 180,
        1,
        path(blob(8, 5, 6, 0.22, random), random() > 0.5 ? darker(inner, 0.16) : lighter(inner, 0.3)),
      );
    }) +
    (glaze === null
      ? ''
      : path(
          'M-70-56C-70-104-40-118 0-118C40-118 70-104 70-56C60-70 50-86 34-84C20-82 14-70 0-74C-16-78-26-90-40-84C-56-78-62-66-70-56Z',
          glaze,
        ))
  );
}
