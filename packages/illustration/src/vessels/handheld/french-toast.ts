import type { Trait } from '@game-plan/lexicon/drawing-data';
import { spreadPieces } from '../../arrange/on-top.ts';
import { LARGE_PIECE } from '../../arrange/sectors.ts';
import { blob } from '../../blob.ts';
import { darker, type Hex, INK, lighter } from '../../colour.ts';
import { pieceRadius, piecesExcept, piecesOf } from '../../dish-food.ts';
import { face, repeat } from '../../glyphs/glyph.ts';
import { inEllipse, type Spot } from '../../packing.ts';
import { circle, ellipse, path, placeShapes, stroke } from '../../shapes.ts';
import { butterPat } from '../butter-pat.ts';
import { onPlate } from '../on-plate.ts';
import type { Vessel } from '../vessel.ts';

const SLICE =
  'M-92 110V-30C-124-44-118-112-60-112H60C118-112 124-44 92-30V110Q92 124 78 124H-78Q-92 124-92 110Z';

/** Two slices fried in egg on a plate, with the butter, syrup, sugar and fruit that the recipe has. */
export const servedAsFrenchToast: Vessel = ({ foods, ware, canvas }) => {
  const { random } = canvas;
  const has = (trait: Trait) => foods.some(({ name }) => name.is(trait));
  const syrup = foods.find(({ name }) => name.is('syrup'));
  const taken: Spot[] = [];
  const hasButter = has('butter');
  if (hasButter) taken.push({ x: 40, y: 16, radius: 40 });
  const small = piecesExcept(foods, ['bread', 'dollop', 'sauce']).filter(
    (food) => pieceRadius(food) <= LARGE_PIECE && food.glyph !== 'boiledEgg',
  );
  const over =
    (syrup === undefined
      ? ''
      : path(blob(84, 74, 10, 0.2, random), syrup.tint ?? '#c67a1e', {
          transform: 'translate(42 24)',
          opacity: 0.85,
        }) + stroke('M96 76Q118 104 116 132', syrup.tint ?? '#c67a1e', 17, { opacity: 0.85 })) +
    (has('powdered sugar') ? dust(random) : '') +
    (hasButter ? placeShapes(40, 16, 14, 1.05, butterPat()) : '') +
    spreadPieces(canvas, small.slice(0, 3), {
      area: inEllipse(30, 20, 116, 106),
      each: 5,
      scale: 0.9,
      taken,
    }) +
    spreadPieces(canvas, piecesOf(foods, ['dollop']).slice(0, 1), {
      area: inEllipse(-60, -50, 20, 20),
      each: 1,
    });
  return onPlate(
    ware,
    placeShapes(-56, -34, -16, 1, slice(random)) + placeShapes(40, 26, 9, 1, slice(random)) + over,
  );
};

function slice(random: () => number): string {
  return (
    path(SLICE, INK, { transform: 'translate(8 12)', opacity: 0.2 }) +
    path(SLICE, '#9c602a') +
    face(SLICE, '#d9983f', 'translate(-1 -2) scale(.95)') +
    path(blob(78, 90, 11, 0.06, random), '#eab65c', { transform: 'translate(-2 0)' }) +
    repeat(9, () => {
      const { x, y } = inEllipse(0, 4, 66, 84)(random);
      return placeShapes(
        x,
        y,
        random() * 180,
        1,
        path(blob(19, 11, 7, 0.22, random), random() > 0.4 ? '#c27c2f' : '#f3cd7e', { opacity: 0.8 }),
      );
    })
  );
}

function dust(random: () => number): string {
  return repeat(60, () => {
    const { x, y } = inEllipse(10, 6, 126, 130)(random);
    return circle(x, y, 1.8 + random() * 2.6, '#fffaf0', 0.9);
  });
}

/** Slices with an egg fried in a hole in their middle. */
export const servedAsEggInTheHole: Vessel = ({ foods, ware, canvas }) => {
  const { random } = canvas;
  const small = piecesExcept(foods, ['bread', 'dollop', 'sauce', 'hero']).filter(
    (food) => pieceRadius(food) <= LARGE_PIECE,
  );
  const egg = (): string => {
    const hole: Hex = '#fffdf3';
    return (
      ellipse(0, 10, 58, 56, '#a86a2f') +
      path(blob(54, 52, 10, 0.05, random), darker(hole, 0.1), { transform: 'translate(0 11)' }) +
      path(blob(51, 49, 10, 0.05, random), hole, { transform: 'translate(-1 9)' }) +
      placeShapes(
        0,
        10,
        0,
        1,
        circle(2, 3, 25, '#e89a1c') +
          circle(0, 0, 24, '#fbbc38') +
          ellipse(-8, -9, 7, 5, lighter('#fbbc38', 0.6), -35),
      )
    );
  };
  const toast = () =>
    path(SLICE, INK, { transform: 'translate(8 12)', opacity: 0.2 }) +
    path(SLICE, '#a5682f') +
    face(SLICE, '#e5b367', 'translate(-1 -2) scale(.94)') +
    repeat(8, () => {
      const { x, y } = inEllipse(0, 0, 78, 92)(random);
      return placeShapes(
        x,
        y,
        random() * 180,
        1,
        path(blob(15, 8, 7, 0.2, random), '#cb9149', { opacity: 0.8 }),
      );
    });
  return onPlate(
    ware,
    placeShapes(-82, -22, -10, 0.9, toast() + egg()) +
      placeShapes(84, 22, 8, 0.9, toast() + egg()) +
      spreadPieces(canvas, small.slice(0, 3), { area: inEllipse(0, 0, 150, 120), each: 4, scale: 0.8 }),
  );
};
