import { spreadPieces } from '../../arrange/on-top.ts';
import { sandwichLayers } from '../../arrange/sandwich-layers.ts';
import { LARGE_PIECE } from '../../arrange/sectors.ts';
import { blob } from '../../blob.ts';
import { darker, type Hex, INK, lighter } from '../../colour.ts';
import { isBase, pieceRadius, piecesExcept, piecesOf } from '../../dish-food.ts';
import { repeat } from '../../glyphs/glyph.ts';
import { GLYPHS } from '../../glyphs/glyphs.ts';
import { inEllipse, type Spot } from '../../packing.ts';
import { ellipse, group, path, placeShapes, stroke } from '../../shapes.ts';
import { onBoard } from '../board.ts';
import type { Serving, Vessel } from '../vessel.ts';

/** A rolled tortilla in two halves, with the filling visible at the cut. */
export const servedAsBurrito: Vessel = (serving) => {
  const citrus = piecesOf(serving.foods, ['garnish'])[0];
  const wedge =
    citrus === undefined
      ? ''
      : placeShapes(-260, 140, 24, 1.2, GLYPHS.citrusWedge(serving.canvas.random, citrus.colour));
  return {
    view: 'from above',
    dish: onBoard(
      placeShapes(-24, -84, -4, 1.06, half(serving)) + placeShapes(-52, 84, 3, 1.06, half(serving)) + wedge,
    ),
    cutlery: '',
    freePlaces: [
      { x: 64, y: 80 },
      { x: 726, y: 530 },
    ],
  };
};

/** One half from left to right, with the cut end on the right. */
function half({ dishName, foods, canvas }: Serving): string {
  const { random } = canvas;
  const wrap: Hex = dishName.is('green wrap') ? '#b7c97c' : '#efd49a';
  const body =
    'M-210-40C-222-66-190-78-150-76H118C158-76 160 78 118 78H-150C-196 80-226 66-212 38C-200 14-200-14-210-40Z';
  const folds = 'M-206-40C-160-20-130 20-196 54M-150-76C-116-40-118 30-152 78';
  const rice = foods.find(isBase);
  const taken: Spot[] = [];
  const fillings = piecesExcept(foods, ['bread', 'garnish', 'topping'])
    .filter((food) => pieceRadius(food) <= LARGE_PIECE || food.glyph === 'avocadoSlices')
    .slice(0, 5)
    .sort((a, b) => pieceRadius(b) - pieceRadius(a));
  const ground =
    rice?.colour ?? sandwichLayers(foods).find(({ kind }) => kind !== 'frilled')?.colour ?? '#c98f52';
  const cut =
    ellipse(118, 1, 56, 78, darker(wrap, 0.26)) +
    ellipse(119, 1, 51, 73, lighter(wrap, 0.3)) +
    canvas.clip(
      ellipse(119, 1, 44, 65, '#000000'),
      ellipse(119, 1, 46, 67, darker(ground, 0.08)) +
        (rice === undefined ? '' : grains(rice.colour, random)) +
        spreadPieces(canvas, fillings, {
          area: inEllipse(119, 1, 36, 56),
          each: Math.max(2, Math.round(9 / Math.max(1, fillings.length))),
          scale: 0.58,
          taken,
          spacing: 0.68,
        }) +
        spreadPieces(canvas, piecesOf(foods, ['topping']).slice(0, 2), {
          area: inEllipse(119, 1, 32, 50),
          each: 3,
          scale: 0.6,
        }),
    );
  return (
    group(path(body, INK), { transform: 'translate(9 12)', opacity: 0.19 }) +
    path(body, darker(wrap, 0.18)) +
    path(body, wrap, { transform: 'translate(-2 -4) scale(.98 .94)' }) +
    stroke(folds, darker(wrap, 0.16), 5) +
    stroke('M-170-52H70', lighter(wrap, 0.5), 9, { opacity: 0.7 }) +
    repeat(8, () =>
      placeShapes(
        -160 + random() * 220,
        -50 + random() * 100,
        random() * 180,
        1,
        path(blob(14, 7, 7, 0.2, random), '#cf9a55', { opacity: 0.8 }),
      ),
    ) +
    cut
  );
}

function grains(colour: Hex, random: () => number): string {
  const marks = Array.from({ length: 50 }, () => {
    const { x, y } = inEllipse(119, 1, 44, 64)(random);
    return `M${Math.round(x)} ${Math.round(y)}l${Math.round(random() * 10 - 5)} ${Math.round(random() * 10 - 5)}`;
  });
  return stroke(marks.join(''), lighter(colour, 0.4), 5);
}
