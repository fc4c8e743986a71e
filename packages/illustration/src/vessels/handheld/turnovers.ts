import { spreadPieces } from '../../arrange/on-top.ts';
import { blob } from '../../blob.ts';
import { darker, type Hex, INK, lighter } from '../../colour.ts';
import { piecesOf } from '../../dish-food.ts';
import { face, repeat } from '../../glyphs/glyph.ts';
import { inEllipse } from '../../packing.ts';
import { circle, decimal, ellipse, path, placeShapes, stroke } from '../../shapes.ts';
import { onBoard } from '../board.ts';
import type { Vessel } from '../vessel.ts';

/** Folded and sealed: calzone, empanadas, samosas, croissants. */
export const servedAsTurnovers: Vessel = ({ dishName, foods, canvas }) => {
  const { random } = canvas;
  const isTriangle = dishName.is('triangle');
  const isCroissant = dishName.is('croissant');
  const isLarge = dishName.is('large turnover');
  const crust: Hex = isTriangle ? '#d99a43' : '#dfa557';
  const one = () =>
    isCroissant ? croissant(crust) : isTriangle ? triangle(crust, random) : halfMoon(crust, random);
  const places = isLarge
    ? [{ x: -20, y: 0, turn: -8, size: 1.85 }]
    : [
        { x: -176, y: -76, turn: -14, size: 1 },
        { x: 8, y: -84, turn: 6, size: 1 },
        { x: 176, y: -60, turn: 18, size: 1 },
        { x: -96, y: 88, turn: 10, size: 1 },
        { x: 96, y: 92, turn: -10, size: 1 },
      ];
  const seeds = piecesOf(foods, ['topping']).filter(
    ({ glyph }) => glyph === 'sesame' || glyph === 'seeds' || glyph === 'almond',
  );
  const all = places.map(({ x, y, turn, size }) =>
    placeShapes(
      x,
      y,
      turn + (random() - 0.5) * 8,
      size,
      one() +
        spreadPieces(canvas, seeds.slice(0, 1), { area: inEllipse(0, -6, 50, 20), each: 3, scale: 0.6 }),
    ),
  );
  return {
    view: 'from above',
    dish: onBoard(all.join('')),
    cutlery: '',
    freePlaces: [
      { x: 64, y: 80 },
      { x: 726, y: 530 },
    ],
  };
};

function halfMoon(crust: Hex, random: () => number): string {
  const outline = 'M-92 34C-96-36-46-74 0-74C46-74 96-36 92 34C60 52-60 52-92 34Z';
  const crimps = repeat(11, (index) => {
    const angle = Math.PI * (1.06 + (index / 10) * 0.88);
    const [x, y] = [Math.cos(angle) * 86, 22 + Math.sin(angle) * 88];
    return stroke(
      `M${decimal(x)} ${decimal(y)}L${decimal(x * 0.84)} ${decimal(22 + (y - 22) * 0.84)}`,
      darker(crust, 0.24),
      5,
    );
  });
  return (
    path(outline, INK, { transform: 'translate(7 11)', opacity: 0.19 }) +
    path(outline, darker(crust, 0.22)) +
    face(outline, crust, 'translate(-1 -4) scale(.96)') +
    crimps +
    path(blob(48, 26, 9, 0.12, random), lighter(crust, 0.22), { transform: 'translate(-6 -4)' }) +
    stroke('M-22-6L-8 14M2-10L16 10M26-8L38 8', darker(crust, 0.36), 5)
  );
}

function triangle(crust: Hex, random: () => number): string {
  const outline = 'M-84 52Q-94 46-84 34L-8-66Q0-76 8-66L84 34Q94 46 84 52Q0 68-84 52Z';
  return (
    path(outline, INK, { transform: 'translate(7 11)', opacity: 0.19 }) +
    path(outline, darker(crust, 0.24)) +
    face(outline, crust, 'translate(-1 -4) scale(.94)') +
    stroke('M-70 38C-40 10-10-20 2-52M-20 48C6 24 40 16 70 38', darker(crust, 0.18), 5) +
    repeat(6, () => {
      const { x, y } = inEllipse(0, 14, 48, 26)(random);
      return circle(x, y, 3 + random() * 4, random() > 0.5 ? lighter(crust, 0.36) : darker(crust, 0.14));
    })
  );
}

function croissant(crust: Hex): string {
  const segment = (x: number, y: number, width: number, height: number, turn: number) =>
    placeShapes(
      x,
      y,
      turn,
      1,
      ellipse(0, 0, width, height, darker(crust, 0.26)) +
        ellipse(-1, -3, width * 0.9, height * 0.88, crust) +
        ellipse(-2, -height * 0.4, width * 0.5, height * 0.24, lighter(crust, 0.45), 0, 0.8),
    );
  return placeShapes(
    0,
    0,
    0,
    0.8,
    ellipse(6, 14, 96, 46, INK, 0, 0.16) +
      segment(-84, 30, 24, 22, -50) +
      segment(84, 30, 24, 22, 50) +
      segment(-54, 2, 32, 34, -32) +
      segment(54, 2, 32, 34, 32) +
      segment(0, -14, 42, 42, 0),
  );
}
