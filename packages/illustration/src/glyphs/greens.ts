import { blob } from '../blob.ts';
import { darker, INK, lighter } from '../colour.ts';
import { circle, decimal, ellipse, group, path, stroke } from '../shapes.ts';
import { face, type Glyph, repeat, roundShadow, shadow, strokeShadow } from './glyph.ts';

const leaf: Glyph = (random, colour = '#4c8f3c') => {
  const half = decimal(15 + random() * 4);
  const outline = `M0-34C${half}-20 ${half} 12 0 32C-${half} 12 -${half}-20 0-34Z`;
  return (
    shadow(outline) +
    path(outline, colour) +
    path(`M0-34C${half}-20 ${half} 12 0 32Z`, darker(colour, 0.2)) +
    stroke('M0-22V27', lighter(colour, 0.42), 2.2) +
    stroke('M0-6L8-13M0-6L-8-13M0 8L8 1M0 8L-8 1', lighter(colour, 0.42), 1.5, { opacity: 0.75 })
  );
};

const herb: Glyph = (random, colour = '#5ba045') =>
  group(circle(0, -6, 16, INK), { transform: 'translate(3 4)', opacity: 0.16 }) +
  stroke('M0 0V16', darker(colour, 0.2), 2.6) +
  repeat(3, (index) =>
    group(
      path('M0 2C8-4 9-16 0-22C-9-16-8-4 0 2Z', index === 1 ? colour : darker(colour, 0.16)) +
        stroke('M0 0V-15', lighter(colour, 0.4), 1.4),
      { transform: `rotate(${decimal(-70 + index * 70 + random() * 20)})` },
    ),
  );

const kale: Glyph = (random, colour = '#3d7340') => {
  const outline = blob(30, 34, 14, 0.16, random);
  return (
    shadow(outline) +
    path(outline, darker(colour, 0.15)) +
    face(outline, colour, 'scale(.82) translate(-3 -4)') +
    stroke('M0 28V-18M0 10L13-2M0 10L-13-2M0-4L10-14M0-4L-10-14', lighter(colour, 0.5), 2.4)
  );
};

const lettuce: Glyph = (random, colour = '#8dbb4e') => {
  const outline = blob(34, 30, 12, 0.15, random);
  return (
    shadow(outline) +
    path(outline, darker(colour, 0.12)) +
    face(outline, colour, 'scale(.84) translate(-3 -3)') +
    stroke('M0 22V-14M0 6L11-6M0 6L-11-6', lighter(colour, 0.6), 3)
  );
};

const bokChoy: Glyph = (_random, colour = '#4f8f45') => {
  const leaves = 'M0 6C-34 4-36-34-14-36C-8-44 8-44 14-36C36-34 34 4 0 6Z';
  const stalk = 'M-13-2C-10 14-20 24-14 34C-6 40 6 40 14 34C20 24 10 14 13-2C8-16-8-16-13-2Z';
  return (
    shadow(leaves) +
    shadow(stalk) +
    path(leaves, darker(colour, 0.16)) +
    face(leaves, colour, 'translate(-1 -2) scale(.86)') +
    path(stalk, '#f0f1d6') +
    path('M0-12C8-14 12-8 13-2C10 14 20 24 14 34C10 38 4 39 0 38Z', '#d9dfb4') +
    stroke('M0-10V-34M0-16L-12-28M0-16L12-28', '#dfe6b8', 2.4)
  );
};

const CROWNS = [
  [-18, -2, 15],
  [17, -2, 15],
  [-9, -16, 16],
  [10, -16, 16],
  [0, -4, 17],
] as const;

const broccoli: Glyph = (random, colour = '#47823a') =>
  group(circle(0, -8, 28, INK), { transform: 'translate(3 5)', opacity: 0.16 }) +
  path('M-9 4L-6 32Q0 36 7 32L10 4Z', '#b9cf82') +
  path('M1 6L2 33Q5 34 7 32L10 4Z', '#98b863') +
  CROWNS.map(([x, y, radius]) => circle(x, y, radius, darker(colour, 0.14))).join('') +
  CROWNS.map(([x, y, radius]) => circle(x - 2, y - 3, radius * 0.74, colour)).join('') +
  repeat(9, () => circle((random() - 0.5) * 44, -9 + (random() - 0.5) * 26, 2.4, lighter(colour, 0.32)));

const brusselsSprout: Glyph = (_random, colour = '#7fa845') =>
  roundShadow(21) +
  circle(0, 0, 21, darker(colour, 0.24)) +
  circle(-1, -1.4, 19, colour) +
  circle(0, 0, 13.5, lighter(colour, 0.36)) +
  stroke('M-17-4C-8-14 8-14 17-4M-15 8C-6-2 6-2 15 8M0-6V16', darker(colour, 0.14), 2.4) +
  ellipse(0, 14, 5, 3.4, '#eef0cc');

const asparagus: Glyph = (_random, colour = '#6f9a3c') =>
  strokeShadow('M-50 8L42-4', 11) +
  stroke('M-50 8L34-3', colour, 10) +
  path('M28-10C42-14 56-10 62-6C56 0 44 4 30 4Z', darker(colour, 0.22)) +
  stroke('M-34 4L-28 0M-12 1L-6-3M10-2L16-6', lighter(colour, 0.45), 2.6);

const greenBean: Glyph = (random, colour = '#5e9a3e') => {
  const [from, middle, to] = [random() * 12, -16 + random() * 10, random() * 10].map(decimal);
  const pod = `M-40 ${from}Q0 ${middle} 40 ${to}`;
  return strokeShadow(pod, 9.5) + stroke(pod, darker(colour, 0.12), 9) + stroke(pod, colour, 5.6);
};

const beanSprout: Glyph = (random, colour = '#f6efd9') =>
  repeat(3, (index) => {
    const y = -16 + index * 15 + random() * 4;
    const course = `M-26 ${decimal(y)}C-12 ${decimal(y - 16)} 6 ${decimal(y + 16)} 20 ${decimal(y)}`;
    return (
      strokeShadow(course, 6) +
      stroke(course, darker(colour, 0.12), 6) +
      stroke(course, colour, 3.8) +
      ellipse(24, y, 7, 5, '#e6c45a', -20)
    );
  });

/** Leaves, stalks, buds and pods. */
export const GREEN_GLYPHS = {
  leaf,
  herb,
  kale,
  lettuce,
  bokChoy,
  broccoli,
  brusselsSprout,
  asparagus,
  greenBean,
  beanSprout,
} satisfies Record<string, Glyph>;
