import { blob } from '../blob.ts';
import { darker, INK, lighter } from '../colour.ts';
import { box, circle, decimal, ellipse, group, path, stroke } from '../shapes.ts';
import { face, type Glyph, repeat, shadow } from './glyph.ts';

const crumble: Glyph = (random, colour = '#fbf5e4') => {
  const outline = blob(14, 11, 6, 0.24, random);
  return (
    shadow(outline) +
    path(outline, darker(colour, 0.14)) +
    face(outline, colour, 'translate(-1.5 -2) scale(.86)')
  );
};

const mozzarella: Glyph = (random) => {
  const outline = blob(25, 23, 8, 0.08, random);
  return (
    shadow(outline) +
    path(outline, '#eadfc4') +
    face(outline, '#fffbee', 'translate(-2 -2.5) scale(.92)') +
    ellipse(-8, -9, 6, 3.5, '#ffffff', -30)
  );
};

const gratedCheese: Glyph = (random, colour = '#f6c84c') =>
  repeat(4, (index) => {
    const [x, y] = [(random() - 0.5) * 34, (random() - 0.5) * 34];
    const thread = box(-12, -2.6, 24, 5.4, 2.7, index % 2 === 0 ? lighter(colour, 0.4) : colour);
    return group(thread, {
      transform: `translate(${decimal(x)} ${decimal(y)}) rotate(${decimal(random() * 180)})`,
    });
  });

const cheeseShaving: Glyph = (_random, colour = '#f6e3a6') => {
  const outline = 'M-18-6L-2-14L17-5L10 8L-10 10Z';
  return shadow(outline) + path(outline, colour) + path('M-18-6L-2-14L17-5L2-4Z', lighter(colour, 0.6));
};

const dollop: Glyph = (random, colour = '#fffaf0') => {
  const outline = blob(34, 30, 8, 0.09, random);
  return (
    shadow(outline) +
    path(outline, darker(colour, 0.12)) +
    face(outline, colour, 'translate(-2 -2) scale(.93)') +
    stroke('M-16 6C-18-14 12-18 15-3C16 9-4 10-5 1', darker(colour, 0.14), 3.6)
  );
};

const chocolate: Glyph = (_random, colour = '#5b3524') =>
  box(-11, -9, 28, 26, 4, INK, 0.16) +
  box(-14, -13, 28, 26, 4, darker(colour, 0.2)) +
  box(-14, -13, 24, 22, 4, colour) +
  stroke('M-9-8H3', lighter(colour, 0.35), 2.6);

const almond: Glyph = (_random, colour = '#b9793f') => {
  const outline = 'M0-20C11-10 13 8 0 18C-13 8-11-10 0-20Z';
  return (
    shadow(outline) +
    path(outline, colour) +
    stroke('M0-13V12M-5-6V8M5-6V8', darker(colour, 0.3), 1.6, { opacity: 0.7 }) +
    path('M0-20C-11-10-13 8 0 18C-6 6-6-10 0-20Z', lighter(colour, 0.25))
  );
};

const walnut: Glyph = (random, colour = '#a97443') => {
  const outline = blob(18, 16, 7, 0.12, random);
  return (
    shadow(outline) +
    path(outline, darker(colour, 0.15)) +
    face(outline, colour, 'translate(-1.5 -2) scale(.88)') +
    stroke('M-10 2Q-6-8 0-2T10-4M-8 8Q-2 2 4 8', darker(colour, 0.38), 2.4)
  );
};

const sesame: Glyph = (random, colour = '#fbeec6') =>
  repeat(4, () => ellipse((random() - 0.5) * 40, (random() - 0.5) * 40, 4, 2.3, colour, random() * 180));

const seeds: Glyph = (random, colour = '#3b3734') =>
  repeat(5, () => ellipse((random() - 0.5) * 44, (random() - 0.5) * 44, 2.6, 1.9, colour, random() * 180));

const coconutFlake: Glyph = () => {
  const outline = 'M-14-8Q4-18 16 4Q2-2-12 6Z';
  return shadow(outline) + path(outline, '#fff9ea') + path('M-14-8Q4-18 16 4Q4-8-14-8Z', '#efe3c8');
};

const raisin: Glyph = (random, colour = '#5a3348') =>
  repeat(3, (index) => {
    const [x, y] = [-10 + index * 10, (random() - 0.5) * 18];
    return (
      ellipse(x + 1.5, y + 2, 7, 5, INK, 0, 0.16) +
      ellipse(x, y, 7, 5, darker(colour, 0.2), random() * 60) +
      circle(x - 1.6, y - 1.4, 2, lighter(colour, 0.3))
    );
  });

const seaweed: Glyph = (_random, colour = '#24463a') =>
  box(-15, -17, 34, 40, 3, INK, 0.16) +
  box(-18, -21, 34, 40, 3, colour) +
  stroke('M-12-12H10M-12-3H10M-12 6H10M-12 14H10', lighter(colour, 0.16), 2.2);

export const DAIRY_AND_TOPPING_GLYPHS = {
  crumble,
  mozzarella,
  gratedCheese,
  cheeseShaving,
  dollop,
  chocolate,
  almond,
  walnut,
  sesame,
  seeds,
  coconutFlake,
  raisin,
  seaweed,
} satisfies Record<string, Glyph>;
