import { darker, INK, lighter } from '../colour.ts';
import { box, circle, ellipse, path, stroke } from '../shapes.ts';
import { scalloped } from '../wave.ts';
import { face, type Glyph, repeat, shadow, strokeShadow } from './glyph.ts';

const macaroni: Glyph = (_random, colour = '#efc876') => {
  const course = 'M-18 12C-22-14 10-24 20-4';
  return (
    strokeShadow(course, 16) +
    stroke(course, darker(colour, 0.2), 17) +
    stroke(course, colour, 13, { transform: 'translate(-1 -1.5)' }) +
    stroke('M-14 2C-12-10 2-15 10-11', lighter(colour, 0.6), 3) +
    ellipse(20, -1, 7, 5, darker(colour, 0.4), 60)
  );
};

const fusilli: Glyph = (_random, colour = '#efc876') =>
  box(-30, -8, 64, 22, 10, INK, 0.13) +
  repeat(5, (index) => {
    const x = -26 + index * 13;
    return (
      ellipse(x, 0, 11, 14, darker(colour, 0.2), 24) +
      ellipse(x - 1, -1, 8.5, 12.5, index % 2 === 0 ? colour : lighter(colour, 0.22), 24)
    );
  });

const farfalle: Glyph = (_random, colour = '#efc876') => {
  const outline =
    'M-32-20L-26-12L-32-4L-27 4L-32 12L-27 20C-14 18-8 8 0 7C8 8 14 18 27 20L32 12L27 4L32-4L26-12L32-20C16-20 8-9 0-7C-8-9-16-20-32-20Z';
  return (
    shadow(outline) +
    path(outline, darker(colour, 0.16)) +
    face(outline, colour, 'translate(-1 -2) scale(.94)') +
    ellipse(0, 0, 6, 9, darker(colour, 0.2)) +
    stroke('M-8-3L-22-10M-8 3L-22 9M8-3L22-10M8 3L22 9', lighter(colour, 0.4), 2.4)
  );
};

const shell: Glyph = (_random, colour = '#efc876') => {
  const outline = 'M-24 2C-24-18-8-24 2-22C20-20 28-6 24 8C18 20-2 22-12 16C-20 12-24 8-24 2Z';
  return (
    shadow(outline) +
    path(outline, darker(colour, 0.18)) +
    face(outline, colour, 'translate(-1.5 -2) scale(.93)') +
    ellipse(2, 6, 15, 6, darker(colour, 0.32), -6) +
    stroke('M-16-4C-12-14 0-18 10-14M-18 2C-8-8 8-10 18-4', darker(colour, 0.16), 2.4)
  );
};

const ravioli: Glyph = (_random, colour = '#f0d491') => {
  const edge = scalloped(33, 16, 2.4);
  return (
    shadow(edge) +
    path(edge, darker(colour, 0.16)) +
    face(edge, colour, 'translate(-1 -1.5) scale(.96)') +
    circle(1, 2, 19, darker(colour, 0.12)) +
    circle(-1, -1, 18, lighter(colour, 0.26)) +
    stroke('M-9-8Q-2-13 6-11', lighter(colour, 0.65), 3)
  );
};

/** Shapes of short and filled pasta, after penne and gnocchi. */
export const PASTA_SHAPE_GLYPHS = { macaroni, fusilli, farfalle, shell, ravioli } satisfies Record<
  string,
  Glyph
>;
