import { blob } from '../blob.ts';
import { darker, INK, lighter } from '../colour.ts';
import { box, circle, decimal, ellipse, group, path, placeShapes, stroke } from '../shapes.ts';
import { face, type Glyph, ovalShadow, repeat, roundShadow, shadow, strokeShadow } from './glyph.ts';

const friedEgg: Glyph = (random) => {
  const white = blob(44, 40, 9, 0.1, random);
  return (
    shadow(white) +
    path(white, '#f2e9d3') +
    face(white, '#fffdf3', 'scale(.93) translate(-1.5 -1.5)') +
    circle(3, 4, 18.5, '#e89a1c') +
    circle(1.5, 2, 17.5, '#fbbc38') +
    ellipse(-4.5, -5, 5, 3.5, '#ffe7a6', -35)
  );
};

const boiledEgg: Glyph = () =>
  ovalShadow(24, 30) +
  ellipse(0, 0, 24, 30, '#efe5cd') +
  ellipse(-0.8, -0.8, 22.5, 28.5, '#fffdf3') +
  circle(0, 4, 14.5, '#eda225') +
  circle(-0.8, 3, 13, '#fbbd3c') +
  ellipse(-5, -2, 3.6, 2.5, '#ffe7a6', -35);

const wholeEgg: Glyph = (_random, colour = '#e2b586') => {
  const outline = 'M0-31C15-31 24-6 24 8C24 22 13 30 0 30C-13 30-24 22-24 8C-24-6-15-31 0-31Z';
  return (
    shadow(outline) +
    path(outline, darker(colour, 0.16)) +
    face(outline, colour, 'translate(-1.5 -1.5) scale(.93)') +
    ellipse(-8, -8, 5, 8, lighter(colour, 0.55), 20)
  );
};

const chunk: Glyph = (random, colour = '#d99a4e') => {
  const outline = blob(25, 20, 7, 0.16, random);
  return (
    shadow(outline) +
    path(outline, darker(colour, 0.22)) +
    face(outline, colour, 'translate(-2 -3) scale(.93)') +
    stroke('M-12-7Q-4-12 6-9', lighter(colour, 0.45), 3.6) +
    stroke('M-8 3L6 0', darker(colour, 0.32), 2.6, { opacity: 0.7 })
  );
};

const shrimp: Glyph = (_random, colour = '#f08a63') =>
  strokeShadow('M-20 14C-28-14 6-30 20-8', 19) +
  stroke('M-20 14C-28-14 6-30 20-8', colour, 18) +
  stroke('M-21-2L-9 2M-14-14L-4-5M0-20L4-9M13-17L10-7', lighter(colour, 0.62), 3.4) +
  path('M-21 12L-34 24L-22 27L-12 20Z', darker(colour, 0.16));

const salmonFillet: Glyph = (_random, colour = '#f0845c') => {
  const outline = 'M-62-22C-40-34 34-34 58-20C70-12 70 14 56 22C28 34-42 32-62 22C-72 14-72-14-62-22Z';
  return (
    shadow(outline) +
    path(outline, darker(colour, 0.14)) +
    face(outline, colour, 'translate(-2 -3) scale(.955 .93)') +
    stroke(
      'M-40-22Q-28 0-40 22M-16-26Q-2 0-16 26M8-26Q22 0 8 26M32-24Q46 0 32 24',
      lighter(colour, 0.55),
      3.6,
    )
  );
};

const whiteFish: Glyph = (_random, colour = '#f3e6c9') => {
  const outline = 'M-64-14C-44-34 34-36 60-12C70-2 66 16 50 22C18 34-44 30-62 18C-72 10-72-4-64-14Z';
  return (
    shadow(outline) +
    path(outline, darker(colour, 0.18)) +
    face(outline, colour, 'translate(-2 -3) scale(.955 .93)') +
    stroke('M-44-16L-30 16M-16-22L0 20M14-22L30 16', '#c98f45', 4.2, { opacity: 0.75 }) +
    stroke('M-50 6Q0 20 48 6', lighter(colour, 0.7), 3)
  );
};

const chickenBreast: Glyph = (_random, colour = '#dba052') => {
  const outline = 'M-66-2C-66-34-30-44 4-38C42-32 70-14 68 8C64 34 20 38-18 36C-50 34-66 22-66-2Z';
  return (
    shadow(outline) +
    path(outline, darker(colour, 0.26)) +
    face(outline, colour, 'translate(-2 -4) scale(.95 .92)') +
    stroke('M-42-20L-22 22M-16-29L6 24M12-28L34 20M38-20L52 8', darker(colour, 0.5), 5.6, { opacity: 0.75 }) +
    stroke('M-48-10Q-40-28-16-31', lighter(colour, 0.5), 4)
  );
};

const drumstick: Glyph = (_random, colour = '#c9803a') =>
  stroke('M26 18L58 36', '#f3e8cf', 13) +
  circle(60, 31, 8, '#fbf3df') +
  circle(57, 41, 8, '#f3e8cf') +
  path(
    'M-50-18C-44-48 0-46 18-22C36 0 38 16 28 24C14 34-8 26-26 22C-46 18-56 2-50-18Z',
    darker(colour, 0.22),
  ) +
  path('M-48-20C-42-46-2-44 16-22C30-4 30 8 24 14C10 22-10 18-26 14C-44 8-54-4-48-20Z', colour) +
  stroke('M-34-24Q-20-36-2-28', lighter(colour, 0.45), 4);

const steak: Glyph = (_random, colour = '#8a4432') => {
  const outline = 'M-60-8C-58-38-18-44 18-38C52-34 72-10 60 12C48 36 2 40-26 34C-52 28-62 14-60-8Z';
  return (
    shadow(outline) +
    path(outline, '#ecd9b6') +
    face(outline, darker(colour, 0.25), 'translate(0 -3) scale(.93 .88)') +
    face(outline, colour, 'translate(-1 -5) scale(.9 .84)') +
    stroke('M-36-22L-20 20M-10-30L8 24M18-28L34 16', darker(colour, 0.5), 5.4, { opacity: 0.85 })
  );
};

const meatStrips: Glyph = (random, colour = '#a85a42') =>
  repeat(3, (index) =>
    group(
      box(-8, -25, 20, 56, 9, INK, 0.14) +
        box(-10, -28, 20, 56, 9, darker(colour, 0.35)) +
        box(-6.5, -24, 13, 48, 6, lighter(colour, 0.24)),
      { transform: `translate(${-16 + index * 16} 0) rotate(${decimal(-14 + random() * 8)})` },
    ),
  );

const sausage: Glyph = (_random, colour = '#a3512f') =>
  roundShadow(20) +
  circle(0, 0, 20, darker(colour, 0.2)) +
  circle(-0.7, -0.7, 16.5, lighter(colour, 0.18)) +
  circle(-5, -4, 2.4, '#f0cfa4') +
  circle(5, 2, 2.2, '#f0cfa4') +
  circle(-2, 7, 2, '#f0cfa4') +
  circle(6, -7, 1.8, darker(colour, 0.3));

const meatball: Glyph = (_random, colour = '#8f4c30') =>
  roundShadow(24) +
  circle(0, 0, 24, darker(colour, 0.22)) +
  circle(-2.5, -3, 20, colour) +
  stroke('M-13-9Q-6-16 4-14', lighter(colour, 0.45), 3.6) +
  circle(6, 4, 2, darker(colour, 0.35)) +
  circle(-4, 8, 1.8, darker(colour, 0.35));

const mince: Glyph = (random, colour = '#8d5236') =>
  repeat(5, (index) => {
    const [x, y] = [(random() - 0.5) * 36, (random() - 0.5) * 30];
    const fill = index % 2 === 0 ? darker(colour, 0.2) : colour;
    return placeShapes(x, y, 0, 1, path(blob(10, 8, 6, 0.25, random), fill));
  });

const bacon: Glyph = (_random, colour = '#b5482f') =>
  strokeShadow('M-40 0Q-30-12-20 0T0 0T20 0T40 0', 21) +
  stroke('M-40 0Q-30-12-20 0T0 0T20 0T40 0', colour, 20) +
  stroke('M-40-3Q-30-15-20-3T0-3T20-3T40-3', '#f3cfa6', 4.5) +
  stroke('M-40 5Q-30-7-20 5T0 5T20 5T40 5', darker(colour, 0.3), 3.4);

/** Eggs, fish and meat. */
export const PROTEIN_GLYPHS = {
  friedEgg,
  boiledEgg,
  wholeEgg,
  chunk,
  shrimp,
  salmonFillet,
  whiteFish,
  chickenBreast,
  drumstick,
  steak,
  meatStrips,
  sausage,
  meatball,
  mince,
  bacon,
} satisfies Record<string, Glyph>;
