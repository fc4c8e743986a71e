import { blob } from '../blob.ts';
import { darker, INK, lighter } from '../colour.ts';
import { box, circle, ellipse, path, stroke } from '../shapes.ts';
import { type Glyph, ovalShadow, roundShadow, shadow } from './glyph.ts';

const bean: Glyph = (_random, colour = '#8c2f2a') => {
  const outline = 'M-13-4C-12-13 12-13 13-2C14 8 6 10 2 6C-1 3-4 4-6 7C-11 10-14 4-13-4Z';
  return shadow(outline) + path(outline, colour) + stroke('M-7-5Q0-9 6-5', lighter(colour, 0.45), 2.4);
};

const chickpea: Glyph = (random, colour = '#e0b063') =>
  roundShadow(11) +
  path(blob(11.5, 10.5, 7, 0.06, random), darker(colour, 0.16)) +
  circle(-1, -1.4, 9.4, colour) +
  stroke('M-4-5Q0-8 4-5', lighter(colour, 0.6), 2.2) +
  circle(4, 4, 1.6, darker(colour, 0.3));

const pea: Glyph = (_random, colour = '#74a83c') =>
  roundShadow(9) +
  circle(0, 0, 9, darker(colour, 0.14)) +
  circle(-0.9, -1, 7.6, colour) +
  circle(-3, -3.4, 2.1, lighter(colour, 0.6));

const edamame: Glyph = (_random, colour = '#86b04a') =>
  ellipse(2, 3, 13, 8, INK, 0, 0.15) +
  ellipse(0, 0, 13, 8.5, darker(colour, 0.14)) +
  ellipse(-0.8, -1, 11.4, 7, colour) +
  stroke('M-6-3Q0-5.5 6-3', lighter(colour, 0.5), 2);

const lentil: Glyph = (_random, colour = '#c98a3d') =>
  ellipse(0, 0, 7, 5.4, darker(colour, 0.12)) + ellipse(-0.6, -0.8, 5.6, 4, colour);

const penne: Glyph = (_random, colour = '#efc876') =>
  box(-24, -6, 54, 20, 9, INK, 0.14) +
  box(-28, -10, 56, 20, 9, darker(colour, 0.16)) +
  box(-28, -10, 54, 15, 7.5, colour) +
  stroke('M-16-4H16', lighter(colour, 0.55), 2.6) +
  ellipse(25, 0, 5, 9, darker(colour, 0.36));

const gnocchi: Glyph = (_random, colour = '#f0d79a') =>
  ovalShadow(22, 15) +
  ellipse(0, 0, 22, 15, darker(colour, 0.14)) +
  ellipse(-1, -1.6, 19.5, 12.6, colour) +
  stroke('M-10-8V6M-3-10V8M4-10V8M11-8V6', darker(colour, 0.16), 2);

export const PULSE_AND_PASTA_GLYPHS = {
  bean,
  chickpea,
  pea,
  edamame,
  lentil,
  penne,
  gnocchi,
} satisfies Record<string, Glyph>;
