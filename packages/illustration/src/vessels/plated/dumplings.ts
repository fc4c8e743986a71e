import type { Canvas } from '../../arrange/canvas.ts';
import { spreadPieces } from '../../arrange/on-top.ts';
import { blob } from '../../blob.ts';
import { darker, type Hex, INK, lighter } from '../../colour.ts';
import { piecesOf } from '../../dish-food.ts';
import { face, repeat } from '../../glyphs/glyph.ts';
import { inDisc } from '../../packing.ts';
import { box, circle, decimal, path, placeShapes, polar, stroke, TURN } from '../../shapes.ts';
import { onPlate } from '../on-plate.ts';
import type { Vessel } from '../vessel.ts';

const DUMPLING_PLACES = [
  { x: -66, y: -104 },
  { x: 66, y: -104 },
  { x: -128, y: 0 },
  { x: 0, y: 0 },
  { x: 128, y: 0 },
  { x: -66, y: 104 },
  { x: 66, y: 104 },
];

/** Dumplings: in a bamboo steamer, or fried or boiled on a plate. */
export const servedAsDumplings: Vessel = ({ dishName, foods, ware, canvas }) => {
  const { random } = canvas;
  const isRound = dishName.is('round dumpling');
  const isFried = dishName.is('fried dumpling');
  const one = () => (isRound ? bun(random) : crescent(isFried, random));
  const dough = DUMPLING_PLACES.map(({ x, y }) =>
    placeShapes(x, y, isRound ? random() * 360 : -14 + random() * 10, isRound ? 1 : 0.94, one()),
  );
  const strewn = spreadPieces(
    canvas,
    piecesOf(foods, ['topping'])
      .filter(({ glyph }) => glyph !== 'garlic')
      .slice(0, 2),
    { area: inDisc(110), each: 6, scale: 0.8 },
  );
  if (!isFried && dishName.is('steamed dumpling')) {
    return {
      view: 'from above',
      dish: placeShapes(400, 300, 0, 1.12, steamer(canvas) + dough.join('') + strewn),
      cutlery: '',
      freePlaces: [
        { x: 76, y: 92 },
        { x: 724, y: 512 },
        { x: 80, y: 510 },
      ],
    };
  }
  return onPlate(ware, dough.join('') + strewn);
};

function steamer(canvas: Canvas): string {
  const bamboo: Hex = '#d3a45c';
  const slats = repeat(11, (index) =>
    box(-190, -180 + index * 33, 380, 20, 6, index % 2 === 0 ? '#e6c68c' : '#dfbb7c'),
  );
  return (
    circle(14, 20, 230, INK, 0.18) +
    circle(0, 0, 230, darker(bamboo, 0.3)) +
    circle(-2, -4, 227, bamboo) +
    circle(0, 0, 204, darker(bamboo, 0.24)) +
    circle(0, 0, 198, lighter(bamboo, 0.2)) +
    canvas.clip(circle(0, 0, 196, '#000000'), slats) +
    `<path d="M0-228A228 228 0 1 1-.1-228ZM0-192A192 192 0 1 0 .1-192Z" fill="${bamboo}"/>` +
    stroke('M0-210A210 210 0 1 1-.1-210Z', darker(bamboo, 0.2), 4) +
    stroke('M-150-146A210 210 0 0 1-30-207', lighter(bamboo, 0.5), 7, { opacity: 0.8 })
  );
}

function crescent(isFried: boolean, random: () => number): string {
  const dough: Hex = '#f3e2bd';
  const outline = 'M-66 20C-70-26-30-48 2-48C38-48 72-24 66 20C54 34 28 26 0 28C-28 26-54 34-66 20Z';
  return (
    path(outline, INK, { transform: 'translate(5 9)', opacity: 0.18 }) +
    path(outline, darker(dough, 0.2)) +
    face(outline, dough, 'translate(-1 -3) scale(.95)') +
    (isFried ? path('M-60 18C-40 8 40 8 60 18C50 30 26 22 0 24C-26 22-50 30-60 18Z', '#bf7f35') : '') +
    repeat(7, (index) => {
      const angle = Math.PI * (1.1 + (index / 6) * 0.8);
      const [x, y] = [Math.cos(angle) * 54, 4 + Math.sin(angle) * 44];
      return stroke(
        `M${decimal(x)} ${decimal(y)}L${decimal(x * 0.7)} ${decimal(4 + (y - 4) * 0.6)}`,
        darker(dough, 0.22),
        5,
      );
    }) +
    path(blob(20, 8, 7, 0.15, random), lighter(dough, 0.6), { transform: 'translate(-12 -8)' })
  );
}

function bun(random: () => number): string {
  const dough: Hex = '#faf1de';
  const outline = blob(58, 56, 12, 0.02, random);
  return (
    path(outline, INK, { transform: 'translate(6 9)', opacity: 0.18 }) +
    path(outline, darker(dough, 0.16)) +
    face(outline, dough, 'translate(-3 -4) scale(.94)') +
    repeat(9, (index) => {
      const angle = (index / 9) * TURN;
      const [from, to] = [polar(angle, 8), polar(angle + 0.5, 36)];
      return stroke(
        `M${decimal(from.x)} ${decimal(from.y)}Q${decimal(to.x * 0.7)} ${decimal(to.y * 0.5)} ${decimal(to.x)} ${decimal(to.y)}`,
        darker(dough, 0.18),
        4.4,
      );
    }) +
    circle(0, 0, 7, darker(dough, 0.22))
  );
}
