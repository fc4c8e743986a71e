import { darker, lighter } from '../colour.ts';
import { circle, decimal, ellipse, path, polar, stroke, TURN } from '../shapes.ts';
import { face, type Glyph, ovalShadow, repeat, roundShadow, shadow } from './glyph.ts';

const citrusSlice: Glyph = (_random, colour = '#f2c230') =>
  roundShadow(28) +
  circle(0, 0, 28, darker(colour, 0.08)) +
  circle(0, 0, 25, '#fff3cf') +
  repeat(8, (index) => {
    const angle = (index / 8) * TURN;
    const corners = [
      polar(angle + TURN / 16, 4),
      polar(angle + 0.1, 21.5),
      polar(angle + TURN / 16, 24),
      polar(angle + TURN / 8 - 0.1, 21.5),
    ];
    const [tip, left, crown, right] = corners.map(({ x, y }) => `${decimal(x)} ${decimal(y)}`);
    return path(`M${tip}L${left}Q${crown} ${right}Z`, lighter(colour, index % 2 === 0 ? 0.3 : 0.16));
  });

const citrusWedge: Glyph = (_random, colour = '#f2c230') =>
  shadow('M-30-8A31 31 0 0 0 30-8Z') +
  path('M-30-8A31 31 0 0 0 30-8Z', darker(colour, 0.08)) +
  path('M-25-8A26 26 0 0 0 25-8Z', '#fff3cf') +
  path('M-21-8A22 22 0 0 0-3 11L-2-8Z', lighter(colour, 0.24)) +
  path('M21-8A22 22 0 0 1 3 11L2-8Z', lighter(colour, 0.14));

const blueberry: Glyph = (_random, colour = '#3f4f93') =>
  roundShadow(15) +
  circle(0, 0, 15, darker(colour, 0.2)) +
  circle(-1.4, -1.6, 12.6, colour) +
  path('M-5-3L-2-5L0-8L2-5L5-3L3 0L4 4L0 2L-4 4L-3 0Z', darker(colour, 0.4)) +
  ellipse(-7, -7, 3, 2, lighter(colour, 0.5), -35);

const strawberry: Glyph = (_random, colour = '#dc3c42') => {
  const outline = 'M0 30C-18 20-30-2-24-14C-18-24-6-20 0-14C6-20 18-24 24-14C30-2 18 20 0 30Z';
  return (
    shadow(outline) +
    path(outline, colour) +
    face(outline, '#f5948c', 'translate(0 -1) scale(.7)') +
    face(outline, '#fff0e2', 'translate(0 -1) scale(.34)') +
    path('M-14-19L-4-16L0-24L4-16L14-19L8-9H-8Z', '#59983f')
  );
};

const DRUPELETS = [
  [0, -10],
  [-9, -5],
  [9, -5],
  [-10, 5],
  [10, 5],
  [0, 1],
  [-5, 12],
  [5, 12],
] as const;

const raspberry: Glyph = (_random, colour = '#cf3560') =>
  roundShadow(17) +
  DRUPELETS.map(
    ([x, y]) =>
      circle(x, y, 6.8, darker(colour, 0.16)) +
      circle(x - 1, y - 1.2, 5, colour) +
      circle(x - 2, y - 2.4, 1.5, lighter(colour, 0.6)),
  ).join('');

const cherries: Glyph = (_random, colour = '#b3203a') =>
  stroke('M-9 4C-6-12 2-22 14-28M11 8C12-8 14-18 14-28', '#6f8f3a', 3) +
  path('M14-28C22-36 34-32 36-24C28-20 18-22 14-28Z', '#59983f') +
  [-10, 12]
    .map(
      (x) =>
        circle(x + 3, 16, 14, darker(colour, 0.35), 0.25) +
        circle(x, 12, 14, darker(colour, 0.2)) +
        circle(x - 1, 11, 12, colour) +
        ellipse(x - 5, 6, 3.4, 2.3, lighter(colour, 0.6), -35),
    )
    .join('');

const GRAPES = [
  [-13, -12],
  [13, -12],
  [0, -15],
  [-8, 0],
  [9, 0],
  [0, 13],
] as const;

const grapes: Glyph = (_random, colour = '#7a4a8c') =>
  stroke('M0-16V-32', '#7d6338', 4) +
  GRAPES.map(
    ([x, y]) =>
      circle(x + 2, y + 3, 10.5, darker(colour, 0.5), 0.18) +
      circle(x, y, 10.5, darker(colour, 0.18)) +
      circle(x - 1, y - 1, 8.8, colour) +
      ellipse(x - 4, y - 4, 2.4, 1.7, lighter(colour, 0.55), -35),
  ).join('');

const banana: Glyph = (_random, colour = '#f8e6a2') =>
  roundShadow(22) +
  circle(0, 0, 22, darker(colour, 0.16)) +
  circle(-0.8, -0.8, 20, colour) +
  path('M0-8L7 5H-7Z', lighter(colour, 0.5)) +
  circle(0, -5, 1.8, '#a9803c') +
  circle(-4, 3, 1.8, '#a9803c') +
  circle(4, 3, 1.8, '#a9803c');

/** A slanting slice, fried brown at its rim and in spots. */
const plantain: Glyph = (random, colour = '#eeb23c') =>
  ovalShadow(33, 21) +
  ellipse(0, 0, 33, 21, '#8a4a1c') +
  ellipse(-1, -1, 30, 18, '#c9781f') +
  ellipse(-2, -2, 25, 14, colour) +
  ellipse(-3, -3, 13, 6, lighter(colour, 0.3)) +
  repeat(5, (index) => {
    const { x, y } = polar((index / 5) * TURN + random(), 11 + random() * 8);
    return ellipse(x, y * 0.6, 3.4, 2.2, '#a85f1c', random() * 180, 0.85);
  });

const apple: Glyph = (_random, colour = '#d6453b') => {
  const outline = 'M-32 6C-26-26 26-26 32 6C16-6-16-6-32 6Z';
  return (
    shadow(outline) + path(outline, colour) + path('M-28 5C-22-17 22-17 28 5C14-6-14-6-28 5Z', '#fbf1cf')
  );
};

const kiwi: Glyph = (_random, colour = '#8fbf45') =>
  roundShadow(25) +
  circle(0, 0, 25, '#7d6238') +
  circle(0, 0, 22.5, colour) +
  circle(0, 0, 13, lighter(colour, 0.3)) +
  ellipse(0, 0, 7, 5.4, '#f3f0cf') +
  repeat(12, (index) => {
    const seed = polar((index / 12) * TURN, 11.5);
    return ellipse(seed.x, seed.y, 2.6, 1.4, '#3a3226', (index / 12) * 360);
  });

const pineappleRing: Glyph = (_random, colour = '#f6c945') =>
  shadow('M0-27A27 27 0 1 1-.1-27ZM0-9A9 9 0 1 0 .1-9Z') +
  path('M0-27A27 27 0 1 1-.1-27ZM0-9A9 9 0 1 0 .1-9Z', darker(colour, 0.14)) +
  path('M0-24A24 24 0 1 1-.1-24ZM0-10A10 10 0 1 0 .1-10Z', colour) +
  repeat(12, (index) => {
    const from = polar((index / 12) * TURN, 13);
    const to = polar((index / 12) * TURN, 20);
    const ray = `M${decimal(from.x)} ${decimal(from.y)}L${decimal(to.x)} ${decimal(to.y)}`;
    return stroke(ray, lighter(colour, 0.45), 2.2);
  });

const melonWedge: Glyph = (_random, colour = '#e8505b') =>
  shadow('M-34-10A34 34 0 0 0 34-10Z') +
  path('M-34-10A34 34 0 0 0 34-10Z', '#3f7f3a') +
  path('M-29-10A29 29 0 0 0 29-10Z', '#e6efc8') +
  path('M-25-10A25 25 0 0 0 25-10Z', colour) +
  [-12, 0, 12].map((x) => ellipse(x, x === 0 ? 5 : -1, 1.9, 3, '#3a2a26')).join('');

export const FRUIT_GLYPHS = {
  citrusSlice,
  citrusWedge,
  blueberry,
  strawberry,
  raspberry,
  cherries,
  grapes,
  banana,
  plantain,
  apple,
  kiwi,
  pineappleRing,
  melonWedge,
} satisfies Record<string, Glyph>;
