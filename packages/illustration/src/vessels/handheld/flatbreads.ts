import { spreadPieces } from '../../arrange/on-top.ts';
import { blob } from '../../blob.ts';
import { darker, type Hex, INK, lighter } from '../../colour.ts';
import { piecesOf } from '../../dish-food.ts';
import { face, repeat } from '../../glyphs/glyph.ts';
import { inDisc, inEllipse } from '../../packing.ts';
import { ellipse, path, placeShapes } from '../../shapes.ts';
import { onBoard } from '../board.ts';
import type { Vessel } from '../vessel.ts';

/** Flatbreads in a fanned pile on a board: round, or drop-shaped for naan. */
export const servedAsFlatbreads: Vessel = ({ dishName, foods, canvas }) => {
  const { random } = canvas;
  const dough: Hex = dishName.is('corn')
    ? '#f2d06e'
    : foods.some(({ name }) => name.is('wholemeal'))
      ? '#d9b27a'
      : '#eed3a0';
  const isNaan = dishName.is('blistered');
  const places = [
    { x: -112, y: 26, turn: -30 },
    { x: -16, y: -10, turn: 8 },
    { x: 92, y: 16, turn: 36 },
  ];
  const herbs = piecesOf(foods, ['topping']).filter(
    ({ glyph }) => glyph !== 'garlic' || dishName.is('garlic'),
  );
  const breads = places.map(({ x, y, turn }) =>
    placeShapes(
      x,
      y,
      turn,
      1,
      bread(dough, isNaan, random) +
        spreadPieces(canvas, herbs.slice(0, 2), { area: inEllipse(0, 0, 80, 96), each: 4, scale: 0.7 }),
    ),
  );
  return {
    view: 'from above',
    dish: onBoard(breads.join('')),
    cutlery: '',
    freePlaces: [
      { x: 64, y: 80 },
      { x: 726, y: 530 },
    ],
  };
};

function bread(dough: Hex, isNaan: boolean, random: () => number): string {
  const outline = isNaan
    ? 'M0-164C44-160 66-110 92-46C118 22 108 96 56 132C20 154-26 152-60 130C-110 92-116 20-90-46C-64-110-44-160 0-164Z'
    : blob(132, 128, 14, 0.02, random);
  return (
    path(outline, INK, { transform: 'translate(8 11)', opacity: 0.19 }) +
    path(outline, darker(dough, 0.24)) +
    face(outline, dough, 'translate(-2 -4) scale(.97)') +
    repeat(17, () => {
      const { x, y } = inDisc(104)(random);
      const size = 7 + random() * 13;
      return placeShapes(
        x,
        y,
        random() * 180,
        1,
        path(blob(size, size * 0.66, 7, 0.22, random), random() > 0.5 ? '#a96c33' : '#cf9a58', {
          opacity: 0.85,
        }),
      );
    }) +
    repeat(4, () => {
      const { x, y } = inDisc(84)(random);
      return ellipse(x, y, 22, 14, lighter(dough, 0.5), random() * 180, 0.7);
    })
  );
}
