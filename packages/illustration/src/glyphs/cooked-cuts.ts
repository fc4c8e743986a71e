import { blob } from '../blob.ts';
import { darker, INK, lighter } from '../colour.ts';
import { box, circle, ellipse, path, placeShapes, stroke } from '../shapes.ts';
import { face, type Glyph, ovalShadow, repeat, shadow, strokeShadow } from './glyph.ts';

/** A breaded cutlet. */
const cutlet: Glyph = (random, colour = '#d9983f') => {
  const outline = blob(72, 50, 12, 0.07, random);
  return (
    shadow(outline) +
    path(outline, darker(colour, 0.26)) +
    face(outline, colour, 'translate(-2 -3) scale(.95)') +
    repeat(20, (index) => {
      const [x, y] = [(random() - 0.5) * 104, (random() - 0.5) * 66];
      const fill = index % 3 === 0 ? darker(colour, 0.2) : lighter(colour, 0.3);
      return placeShapes(x, y, random() * 180, 1, path(blob(6, 3.6, 5, 0.2, random), fill));
    })
  );
};

const porkChop: Glyph = (_random, colour = '#d39a5e') => {
  const outline = 'M-56-8C-58-40-16-46 18-38C54-32 66-8 54 14C44 34 8 40-20 34C-46 30-56 14-56-8Z';
  return (
    box(34, -20, 54, 19, 9, INK, 0.15) +
    box(30, -26, 56, 18, 9, '#f3e6cd') +
    circle(84, -23, 11, '#f8efdc') +
    circle(83, -11, 10, '#efe0c4') +
    shadow(outline) +
    path(outline, '#f2dcb2') +
    face(outline, darker(colour, 0.14), 'translate(-1 -2) scale(.93 .9)') +
    face(outline, colour, 'translate(-2 -4) scale(.88 .84)') +
    stroke('M-36-22L-18 20M-10-32L10 24M18-30L36 14', darker(colour, 0.42), 5.4, { opacity: 0.8 })
  );
};

const wholeFish: Glyph = (_random, colour = '#a9b7b4') => {
  const body = 'M-86 0C-66-34-10-44 42-14C52-8 60-4 66 0C60 4 52 8 42 14C-10 44-66 34-86 0Z';
  return (
    path('M58 0C74-12 88-26 98-28C92-8 92 8 98 28C88 26 74 12 58 0Z', darker(colour, 0.3)) +
    path('M-20-30C-6-46 18-42 26-26Z', darker(colour, 0.22)) +
    shadow(body) +
    path(body, darker(colour, 0.2)) +
    face(body, colour, 'translate(-1 -3) scale(.96 .92)') +
    path('M-84 4C-50 26 10 26 60 2C30 24-50 36-84 4Z', lighter(colour, 0.55)) +
    stroke('M-52-22C-42-8-42 8-52 22', darker(colour, 0.34), 3.4) +
    circle(-66, -4, 5.4, '#fdf6e3') +
    circle(-66, -4, 3, '#2c3230') +
    stroke('M-24-16L-16 14M0-18L8 14M24-14L30 10', darker(colour, 0.34), 5, { opacity: 0.8 })
  );
};

/** A fillet fried in batter. */
const batteredFish: Glyph = (random, colour = '#dfa03f') => {
  const outline = 'M-84 6C-76-30-30-38 8-30C44-24 82-26 92-2C96 18 50 22 20 26C-20 34-80 40-84 6Z';
  return (
    shadow(outline) +
    path(outline, darker(colour, 0.24)) +
    face(outline, colour, 'translate(-2 -3) scale(.95 .92)') +
    repeat(9, (index) => {
      const [x, y] = [-58 + index * 15, (random() - 0.5) * 30];
      return placeShapes(
        x,
        y,
        random() * 180,
        1,
        path(blob(10, 6, 6, 0.25, random), index % 2 === 0 ? lighter(colour, 0.34) : darker(colour, 0.14)),
      );
    })
  );
};

/** A potato stick. */
const fry: Glyph = (_random, colour = '#f0c458') =>
  box(-28, -6, 62, 18, 4, INK, 0.14) +
  box(-31, -9, 62, 17, 4, darker(colour, 0.2)) +
  box(-31, -9, 60, 12, 4, colour) +
  box(-27, -7, 42, 3, 1.5, lighter(colour, 0.55));

const wholeSausage: Glyph = (_random, colour = '#a5542f') => {
  const course = 'M-56 10C-30-12 30-14 56 8';
  return (
    strokeShadow(course, 31) +
    stroke(course, darker(colour, 0.24), 33) +
    stroke(course, colour, 26, { transform: 'translate(-1 -2)' }) +
    stroke('M-44-2C-26-14 10-17 30-11', lighter(colour, 0.5), 5, { opacity: 0.85 }) +
    stroke('M-28 4L-18 14M-4-2L6 10M20-2L30 10', darker(colour, 0.45), 4.4, { opacity: 0.8 })
  );
};

const mussel: Glyph = (_random, colour = '#2f3a4a') => {
  const outline = 'M-34 12C-36-16 0-34 34-20C40 4 20 26-8 26C-22 26-32 22-34 12Z';
  return (
    shadow(outline) +
    path(outline, colour) +
    stroke('M-26 8C-20-12 4-22 24-18', lighter(colour, 0.3), 3, { opacity: 0.7 }) +
    path('M-26 12C-16-4 12-12 30-14C30 6 12 20-8 20C-18 20-24 18-26 12Z', lighter(colour, 0.72)) +
    ellipse(2, 5, 16, 8, '#ee9b4c', -18) +
    ellipse(-2, 3, 8, 3.4, '#f8c58a', -18)
  );
};

const squidRing: Glyph = (_random, colour = '#f3e3d0') =>
  ovalShadow(25, 22) +
  `<path d="M0-23A25 23 0 1 1-.1-23ZM0-11A12 11 0 1 0 .1-11Z" fill="${darker(colour, 0.16)}"/>` +
  `<path d="M0-23A24 22 0 1 1-.1-23ZM0-11A13 11.5 0 1 0 .1-11Z" fill="${colour}"/>` +
  stroke('M-16-8A19 17 0 0 1-2-18', lighter(colour, 0.6), 3);

const scallop: Glyph = (_random, colour = '#f6e6c8') =>
  ovalShadow(25, 23) +
  ellipse(0, 0, 25, 23, darker(colour, 0.2)) +
  ellipse(-1, -2, 22, 19, '#d99a4c') +
  ellipse(-2, -3, 16, 13, lighter('#d99a4c', 0.34)) +
  stroke('M-12-9Q-4-15 6-12', lighter(colour, 0.5), 3);

/** Meat, fish and shellfish as they come from the pan. */
export const COOKED_CUT_GLYPHS = {
  cutlet,
  porkChop,
  wholeFish,
  batteredFish,
  fry,
  wholeSausage,
  mussel,
  squidRing,
  scallop,
} satisfies Record<string, Glyph>;
