import { blob } from '../blob.ts';
import { darker, type Hex, INK, lighter } from '../colour.ts';
import { circle, decimal, ellipse, path, stroke } from '../shapes.ts';
import { face, type Glyph, repeat, roundShadow, shadow } from './glyph.ts';

/** A full ring of `radius` as path data. */
function ring(radius: number): string {
  return `M0-${radius}A${radius} ${radius} 0 1 1-.1-${radius}Z`;
}

const onion: Glyph = (_random, colour = '#a8447a') =>
  stroke(ring(24), darker(colour, 0.05), 5.5) +
  stroke(ring(17), '#f3dfe4', 5) +
  stroke(ring(10), lighter(colour, 0.45), 4);

const springOnion: Glyph = (_random, colour = '#69a544') =>
  roundShadow(9) + circle(0, 0, 9, colour) + circle(0, 0, 5.6, '#dcedb7') + circle(0, 0, 2.4, colour);

const garlic: Glyph = (_random, colour = '#f6ead2') => {
  const outline = 'M-2-26C14-18 20 8 8 22C0 28-14 24-16 12C-18-2-10-14-2-26Z';
  return (
    shadow(outline) +
    path(outline, darker(colour, 0.14)) +
    face(outline, colour, 'translate(-1.5 -1.5) scale(.9)') +
    stroke('M-3-16C4-4 6 10 2 18', darker(colour, 0.18), 1.8)
  );
};

const ginger: Glyph = (_random, colour = '#dcb878') => {
  const outline =
    'M-30 6C-34-8-18-14-10-10C-12-26 8-30 10-16C14-26 34-20 28-6C38 0 32 16 20 12C14 24-4 22-6 12C-14 20-28 18-30 6Z';
  return (
    shadow(outline) +
    path(outline, darker(colour, 0.24)) +
    face(outline, colour, 'translate(-1.5 -2) scale(.93)') +
    ellipse(22, 2, 7, 8, '#f6e3a0', 20) +
    stroke('M-22 0C-18 4-18 8-20 12M-8-8C-3-4-2 4-4 10M6-12C10-6 10 2 8 8', darker(colour, 0.26), 2)
  );
};

const potato: Glyph = (random, colour = '#e6bd68') => {
  const outline = blob(25, 19, 6, 0.1, random);
  return (
    shadow(outline) +
    path(outline, '#b07b3c') +
    face(outline, colour, 'translate(-2 -3) scale(.9)') +
    stroke('M-12-6Q-2-12 9-8', lighter(colour, 0.6), 3.2) +
    circle(7, 3, 1.8, '#b07b3c') +
    circle(-6, 5, 1.5, '#b07b3c')
  );
};

const beetroot: Glyph = (_random, colour = '#8e2350') =>
  roundShadow(24) +
  circle(0, 0, 24, darker(colour, 0.15)) +
  circle(0, 0, 21, colour) +
  stroke(ring(14), lighter(colour, 0.28), 2.6) +
  stroke(ring(7), lighter(colour, 0.28), 2.4);

const radish: Glyph = () =>
  roundShadow(20) + circle(0, 0, 20, '#cf3264') + circle(0, 0, 16.8, '#fff5f0') + circle(0, 0, 7, '#fbe3e2');

/** Cabbage, grated carrot: a loose heap of shreds. */
const shreds: Glyph = (random, colour = '#ec8130') =>
  ellipse(3, 5, 30, 22, INK, 0, 0.12) +
  repeat(6, (index) => {
    const y = -18 + index * 7 + random() * 4;
    const bend = (random() - 0.5) * 22;
    const from = `M${decimal(-30 + random() * 8)} ${decimal(y)}`;
    const to = `${decimal(28 - random() * 8)} ${decimal(y + (random() - 0.5) * 10)}`;
    return stroke(`${from}Q0 ${decimal(y + bend)} ${to}`, shredColour(index, colour), 5.2);
  });

function shredColour(index: number, colour: Hex): Hex {
  if (index % 2 === 1) return colour;
  return index % 3 === 0 ? lighter(colour, 0.25) : darker(colour, 0.14);
}

/** Roots, bulbs and shredded vegetables. */
export const ROOT_GLYPHS = {
  onion,
  springOnion,
  garlic,
  ginger,
  potato,
  beetroot,
  radish,
  shreds,
} satisfies Record<string, Glyph>;
