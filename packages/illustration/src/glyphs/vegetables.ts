import { blob } from '../blob.ts';
import { darker, INK, lighter } from '../colour.ts';
import { box, circle, decimal, degrees, ellipse, group, path, polar, stroke, TURN } from '../shapes.ts';
import { face, type Glyph, repeat, roundShadow, shadow, strokeShadow } from './glyph.ts';

const tomato: Glyph = (random, colour = '#dc4330') => {
  const start = random() * TURN;
  const chambers = repeat(5, (index) => {
    const angle = start + (index / 5) * TURN;
    const pulp = polar(angle, 14);
    const outerSeed = polar(angle, 16);
    const innerSeed = polar(angle + 0.2, 11);
    return (
      ellipse(pulp.x, pulp.y, 8.5, 6, '#f7b08f', degrees(angle)) +
      circle(outerSeed.x, outerSeed.y, 1.9, '#fbe3b0') +
      circle(innerSeed.x, innerSeed.y, 1.7, '#fbe3b0')
    );
  });
  return (
    roundShadow(29) +
    circle(0, 0, 29, darker(colour, 0.12)) +
    circle(0, 0, 25, lighter(colour, 0.14)) +
    chambers
  );
};

const cherryTomato: Glyph = (_random, colour = '#de4433') =>
  roundShadow(20) +
  circle(0, 0, 20, colour) +
  path('M-20 0a20 20 0 0 0 40 0c-6 10-34 10-40 0z', darker(colour, 0.18)) +
  ellipse(-7, -8, 5, 3.4, lighter(colour, 0.65), -35);

const cucumber: Glyph = (_random, colour = '#4e8a3a') =>
  roundShadow(25) +
  circle(0, 0, 25, colour) +
  circle(0, 0, 21.5, '#dcebb4') +
  circle(0, 0, 12.5, '#c6dd96') +
  repeat(7, (index) => {
    const seed = polar((index / 7) * TURN, 9);
    return ellipse(seed.x, seed.y, 3.2, 1.6, '#eef5d4', (index / 7) * 360);
  });

const carrot: Glyph = (_random, colour = '#ec8130') =>
  roundShadow(20) +
  circle(0, 0, 20, darker(colour, 0.12)) +
  circle(-0.8, -0.8, 18.4, colour) +
  circle(0, 0, 8, lighter(colour, 0.38)) +
  repeat(6, (index) => {
    const angle = (index / 6) * TURN + 0.3;
    const from = polar(angle, 9);
    const to = polar(angle, 14);
    const ray = `M${decimal(from.x)} ${decimal(from.y)}L${decimal(to.x)} ${decimal(to.y)}`;
    return stroke(ray, lighter(colour, 0.38), 1.8);
  });

const pepperStrip: Glyph = (random, colour = '#e0432f') => {
  const bend = random() * 10;
  const strip = `M-26 ${decimal(10 - bend)}C-22-22 18-26 27 ${decimal(6 - bend)}`;
  return (
    strokeShadow(strip, 13) +
    stroke(strip, darker(colour, 0.16), 12) +
    stroke(strip, colour, 8.4) +
    stroke(`M-20 ${decimal(1 - bend)}C-14-16 6-18 14-10`, lighter(colour, 0.6), 2.4)
  );
};

const chilli: Glyph = (_random, colour = '#d3301f') =>
  strokeShadow('M-28 12C-8 16 16 6 26-16', 10) +
  path('M-32 14C-8 8 10-2 20-20L31-13C22 10-6 20-32 14Z', colour) +
  stroke('M-14 10C2 6 14-2 22-13', lighter(colour, 0.5), 2.4) +
  stroke('M25-17L32-27', '#4f8c3a', 5);

const SLICE_OUTER = 'M-6-34C16-30 20 22-2 36C6 16 6-14-6-34Z';
const SLICE_SKIN = 'M-8-35C17-31 20 23-4 37C5 16 4-14-8-35Z';
const SLICE_GREEN = 'M-8-35C12-29 15 22-4 37C5 16 4-14-8-35Z';
const SLICE_YELLOW = 'M-8-35C7-26 10 20-4 37C5 16 4-14-8-35Z';

const avocadoSlices: Glyph = () =>
  repeat(4, (index) =>
    group(
      path(SLICE_OUTER, INK, { transform: 'translate(3 3)', opacity: 0.13 }) +
        path(SLICE_SKIN, '#567f34') +
        path(SLICE_GREEN, '#b9cf6b') +
        path(SLICE_YELLOW, '#e6e89d'),
      { transform: `translate(${-20 + index * 13} ${decimal(index * 1.5)}) rotate(${-16 + index * 9})` },
    ),
  );

const avocadoHalf: Glyph = () => {
  const outline = 'M0-52C16-52 20-32 27-12C36 14 22 40 0 40C-22 40-36 14-27-12C-20-32-16-52 0-52Z';
  return (
    shadow(outline) +
    path(outline, '#3f6a2e') +
    face(outline, '#b7cd68', 'translate(-.5 -.5) scale(.9 .92)') +
    face(outline, '#e8e9a2', 'translate(-.5 0) scale(.76 .8)') +
    circle(0, 12, 15, '#7a4a2a') +
    circle(-3, 9, 11, '#9a6237') +
    ellipse(-7, 4, 3.5, 2.2, '#c99563', -35)
  );
};

const olive: Glyph = (_random, colour = '#3c3a3f') =>
  roundShadow(13) +
  circle(0, 0, 13, colour) +
  circle(-1, -1, 10.5, lighter(colour, 0.16)) +
  circle(0, 0, 5, '#c98a58');

const aubergine: Glyph = () =>
  roundShadow(25) +
  circle(0, 0, 25, '#4b2a52') +
  circle(0, 0, 21.5, '#efe3bf') +
  circle(-6, -4, 2.2, '#c2a876') +
  circle(6, -7, 2.2, '#c2a876') +
  circle(3, 7, 2.2, '#c2a876') +
  circle(-6, 8, 2.2, '#c2a876');

const corn: Glyph = (_random, colour = '#f3bd36') =>
  box(-12, -5, 31, 21, 5, INK, 0.14) +
  box(-16, -10, 31, 21, 5, darker(colour, 0.2)) +
  repeat(6, (index) => {
    const column = Math.floor(index / 2);
    const row = index % 2;
    const fill = (column + row) % 2 === 0 ? lighter(colour, 0.28) : colour;
    return box(-15 + column * 10, -9 + row * 10, 9, 9, 3.5, fill);
  });

const mushroom: Glyph = (_random, colour = '#d8bd95') => {
  const outline = 'M-30-2C-30-30 30-30 30-2C30 8 16 8 9 7L10 24C10 32-10 32-10 24L-9 7C-16 8-30 8-30-2Z';
  return (
    shadow(outline) +
    path(outline, darker(colour, 0.16)) +
    face(outline, lighter(colour, 0.5), 'translate(-1 -2) scale(.93)') +
    path('M-23-2C-20-16 20-16 23-2C12 5-12 5-23-2Z', darker(colour, 0.38)) +
    stroke('M-12-6V0M-4-8V1M4-8V1M12-6V0', lighter(colour, 0.2), 1.8)
  );
};

const cube: Glyph = (_random, colour = '#f0e2bd') =>
  box(-17, -15, 38, 38, 6, INK, 0.16) +
  box(-20, -20, 40, 40, 7, darker(colour, 0.18)) +
  box(-20, -20, 35, 35, 7, colour) +
  stroke('M-13-13H2', lighter(colour, 0.6), 3.4);

const dice: Glyph = (random, colour = '#d9a05b') => group(cube(random, colour), { transform: 'scale(.7)' });

const bambooShoot: Glyph = (random, colour = '#f0e0ae') => {
  const outline = blob(24, 14, 7, 0.08, random);
  return (
    shadow(outline) +
    path(outline, darker(colour, 0.16)) +
    face(outline, colour, 'translate(-1 -2) scale(.9)') +
    stroke('M-14-3H12M-12 4H10', darker(colour, 0.2), 2)
  );
};

/** Fruit vegetables, mushrooms, and cubes and strips. */
export const VEGETABLE_GLYPHS = {
  tomato,
  cherryTomato,
  cucumber,
  carrot,
  pepperStrip,
  chilli,
  avocadoSlices,
  avocadoHalf,
  olive,
  aubergine,
  corn,
  mushroom,
  cube,
  dice,
  bambooShoot,
} satisfies Record<string, Glyph>;
