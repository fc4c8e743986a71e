import type { Canvas } from '../../arrange/canvas.ts';
import { spread } from '../../arrange/on-top.ts';
import { LARGE_PIECE } from '../../arrange/sectors.ts';
import { blob } from '../../blob.ts';
import { darker, type Hex, INK, lighter } from '../../colour.ts';
import { type DishFood, pieceRadius, piecesExcept, piecesOf } from '../../dish-food.ts';
import { face, times } from '../../glyphs/glyph.ts';
import { inDisc, inEllipse } from '../../packing.ts';
import { circle, decimal, ellipse, path, placed, polar, stroke, TURN } from '../../shapes.ts';
import { onBoard } from '../board.ts';
import { onPlate } from '../plated/on-plate.ts';
import type { Vessel } from '../vessel.ts';

const CHEESE = /cheese|cheddar|mozzarella|monterey|queso|oaxaca|feta|gouda/;

/** A filled tortilla cut in six, the wedges drawn apart, cheese and filling at their edges. */
export const servedAsQuesadilla: Vessel = ({ foods, ware, canvas }) => {
  const { random } = canvas;
  const hasCheese = foods.length === 0 || foods.some(({ name }) => CHEESE.test(name));
  const fillings = piecesExcept(foods, ['bread', 'garnish', 'dollop']).filter(
    (food) => pieceRadius(food) <= LARGE_PIECE && food.glyph !== 'gratedCheese',
  );
  const wedges = times(6, (index) => {
    const angle = (index / 6) * TURN + TURN / 12;
    const { x, y } = polar(angle, 16);
    const bits = spread(canvas, fillings.slice(0, 4), {
      area: (source) => {
        const along = 40 + source() * 120;
        return polar((source() > 0.5 ? 1 : -1) * (TURN / 12), along);
      },
      each: 2,
      scale: 0.52,
    });
    return placed(x, y, (angle * 180) / Math.PI, 1, wedge(hasCheese, bits, random));
  });
  const dollop = piecesOf(foods, ['dollop'])[0];
  return onPlate(
    ware,
    wedges + (dollop === undefined ? '' : canvas.pieces.place(dollop, 0, 0, { scale: 0.9 })),
  );
};

/** Points right, its tip at the origin. */
function wedge(hasCheese: boolean, bits: string, random: () => number): string {
  const tortilla: Hex = '#eac98a';
  const outline = 'M6 0L154-84C176-58 184-30 184 0C184 30 176 58 154 84Z';
  return (
    path(outline, INK, { transform: 'translate(6 9)', opacity: 0.17 }) +
    path(outline, darker(tortilla, 0.3), { transform: 'translate(0 5)' }) +
    (hasCheese
      ? stroke('M14 4L150-76M14 0L150 82', '#f5bd3e', 12) +
        stroke('M60-34q10 20 24 2M96 54q12 18 22 4', '#f5bd3e', 9)
      : '') +
    bits +
    face(outline, darker(tortilla, 0.12), 'translate(4 -3) scale(.96)') +
    face(outline, tortilla, 'translate(6 -5) scale(.94)') +
    times(7, () => {
      const { x, y } = inEllipse(118, -3, 46, 36)(random);
      return placed(
        x,
        y,
        random() * 180,
        1,
        path(blob(13, 8, 7, 0.22, random), random() > 0.4 ? '#bd8140' : '#d3a05c'),
      );
    })
  );
}

/** Tortilla chips heaped on a plate, with all that was strewn and melted over them. */
export const servedAsNachos: Vessel = ({ dishName, foods, ware, canvas }) => {
  const { random } = canvas;
  const isSauced = /chilaquiles/.test(dishName);
  const isGreen =
    /verde|green/.test(dishName) || foods.some(({ name }) => /salsa verde|tomatillo/.test(name));
  const hasCheese = foods.length === 0 || foods.some(({ name }) => CHEESE.test(name));
  const chips = times(36, (index) => {
    const reach = 176 * Math.sqrt(1 - index / 42);
    const { x, y } = polar(index * 2.4, reach);
    return canvas.pieces.stamp(`chip${index % 2}`, () => chip(random), x, y);
  });
  const sauce = isSauced ? pools(isGreen ? '#8fae4c' : '#cf4a2c', 12, random) : '';
  const over = piecesExcept(foods, ['bread', 'garnish', 'dollop', 'topping'])
    .filter((food) => pieceRadius(food) <= LARGE_PIECE || food.glyph === 'avocadoSlices')
    .slice(0, 5);
  return onPlate(
    ware,
    circle(8, 12, 178, INK, 0.12) +
      chips +
      sauce +
      (hasCheese && !isSauced ? pools('#f6c247', 11, random) : '') +
      spread(canvas, over, {
        area: inDisc(128),
        each: Math.max(4, Math.round(20 / Math.max(1, over.length))),
        scale: 0.74,
        spacing: 0.72,
      }) +
      spread(
        canvas,
        piecesOf(foods, ['topping'])
          .filter(({ glyph }) => glyph !== 'gratedCheese')
          .slice(0, 4),
        { area: inDisc(120), each: 5, scale: 0.8 },
      ) +
      dollops(foods, canvas),
  );
};

function chip(random: () => number): string {
  const corn: Hex = random() > 0.5 ? '#eec25e' : '#f3d078';
  const outline = 'M-40 28Q-46 34-36 36Q0 44 36 36Q46 34 40 28L6-36Q0-44-6-36Z';
  return (
    path(outline, INK, { transform: 'translate(4 6)', opacity: 0.15 }) +
    path(outline, darker(corn, 0.2)) +
    face(outline, corn, 'translate(-1 -2) scale(.93)') +
    circle(-10, 14, 3, darker(corn, 0.2)) +
    circle(10, 4, 2.6, darker(corn, 0.2))
  );
}

function pools(colour: Hex, count: number, random: () => number): string {
  return times(count, (index) => {
    const { x, y } = inDisc(120)(random);
    const outline = blob(48, 26, 9, 0.25, random);
    return placed(x, y, random() * 180, 1, path(outline, index % 2 === 0 ? colour : lighter(colour, 0.22)));
  });
}

function dollops(foods: readonly DishFood[], { pieces }: Canvas): string {
  return piecesOf(foods, ['dollop'])
    .slice(0, 2)
    .map((food, index) => pieces.place(food, -26 + index * 62, -14 + index * 20, { scale: 1.05 }))
    .join('');
}

/** Flatbreads in a fanned pile on a board: round, or drop-shaped for naan. */
export const servedAsFlatbreads: Vessel = ({ dishName, foods, canvas }) => {
  const { random } = canvas;
  const dough: Hex = /corn/.test(dishName)
    ? '#f2d06e'
    : foods.some(({ name }) => /whole ?(wheat|meal)|atta/.test(name))
      ? '#d9b27a'
      : '#eed3a0';
  const isNaan = /naan|lavash|barbari/.test(dishName);
  const places = [
    { x: -112, y: 26, turn: -30 },
    { x: -16, y: -10, turn: 8 },
    { x: 92, y: 16, turn: 36 },
  ];
  const herbs = piecesOf(foods, ['topping']).filter(
    ({ glyph }) => glyph !== 'garlic' || /garlic/.test(dishName),
  );
  const breads = places.map(({ x, y, turn }) =>
    placed(
      x,
      y,
      turn,
      1,
      bread(dough, isNaan, random) +
        spread(canvas, herbs.slice(0, 2), { area: inEllipse(0, 0, 80, 96), each: 4, scale: 0.7 }),
    ),
  );
  return {
    view: 'from above',
    dish: onBoard(breads.join('')),
    cutlery: '',
    freePlaces: [
      { x: 64, y: 80 },
      { x: 726, y: 530 },
    ],
  };
};

function bread(dough: Hex, isNaan: boolean, random: () => number): string {
  const outline = isNaan
    ? 'M0-164C44-160 66-110 92-46C118 22 108 96 56 132C20 154-26 152-60 130C-110 92-116 20-90-46C-64-110-44-160 0-164Z'
    : blob(132, 128, 14, 0.02, random);
  return (
    path(outline, INK, { transform: 'translate(8 11)', opacity: 0.19 }) +
    path(outline, darker(dough, 0.24)) +
    face(outline, dough, 'translate(-2 -4) scale(.97)') +
    times(17, () => {
      const { x, y } = inDisc(104)(random);
      const size = 7 + random() * 13;
      return placed(
        x,
        y,
        random() * 180,
        1,
        path(blob(size, size * 0.66, 7, 0.22, random), random() > 0.5 ? '#a96c33' : '#cf9a58', {
          opacity: 0.85,
        }),
      );
    }) +
    times(4, () => {
      const { x, y } = inDisc(84)(random);
      return ellipse(x, y, 22, 14, lighter(dough, 0.5), random() * 180, 0.7);
    })
  );
}

/** Folded and sealed: calzone, empanadas, samosas, croissants. */
export const servedAsTurnovers: Vessel = ({ dishName, foods, canvas }) => {
  const { random } = canvas;
  const isTriangle = /samosa|spanakopita|sambusa|borek|burek/.test(dishName);
  const isCroissant = /croissant/.test(dishName);
  const isLarge = /calzone|stromboli|strudel/.test(dishName);
  const crust: Hex = isTriangle ? '#d99a43' : '#dfa557';
  const one = () =>
    isCroissant ? croissant(crust) : isTriangle ? triangle(crust, random) : halfMoon(crust, random);
  const places = isLarge
    ? [{ x: -20, y: 0, turn: -8, size: 1.85 }]
    : [
        { x: -176, y: -76, turn: -14, size: 1 },
        { x: 8, y: -84, turn: 6, size: 1 },
        { x: 176, y: -60, turn: 18, size: 1 },
        { x: -96, y: 88, turn: 10, size: 1 },
        { x: 96, y: 92, turn: -10, size: 1 },
      ];
  const seeds = piecesOf(foods, ['topping']).filter(
    ({ glyph }) => glyph === 'sesame' || glyph === 'seeds' || glyph === 'almond',
  );
  const all = places.map(({ x, y, turn, size }) =>
    placed(
      x,
      y,
      turn + (random() - 0.5) * 8,
      size,
      one() + spread(canvas, seeds.slice(0, 1), { area: inEllipse(0, -6, 50, 20), each: 3, scale: 0.6 }),
    ),
  );
  return {
    view: 'from above',
    dish: onBoard(all.join('')),
    cutlery: '',
    freePlaces: [
      { x: 64, y: 80 },
      { x: 726, y: 530 },
    ],
  };
};

function halfMoon(crust: Hex, random: () => number): string {
  const outline = 'M-92 34C-96-36-46-74 0-74C46-74 96-36 92 34C60 52-60 52-92 34Z';
  const crimps = times(11, (index) => {
    const angle = Math.PI * (1.06 + (index / 10) * 0.88);
    const [x, y] = [Math.cos(angle) * 86, 22 + Math.sin(angle) * 88];
    return stroke(
      `M${decimal(x)} ${decimal(y)}L${decimal(x * 0.84)} ${decimal(22 + (y - 22) * 0.84)}`,
      darker(crust, 0.24),
      5,
    );
  });
  return (
    path(outline, INK, { transform: 'translate(7 11)', opacity: 0.19 }) +
    path(outline, darker(crust, 0.22)) +
    face(outline, crust, 'translate(-1 -4) scale(.96)') +
    crimps +
    path(blob(48, 26, 9, 0.12, random), lighter(crust, 0.22), { transform: 'translate(-6 -4)' }) +
    stroke('M-22-6L-8 14M2-10L16 10M26-8L38 8', darker(crust, 0.36), 5)
  );
}

function triangle(crust: Hex, random: () => number): string {
  const outline = 'M-84 52Q-94 46-84 34L-8-66Q0-76 8-66L84 34Q94 46 84 52Q0 68-84 52Z';
  return (
    path(outline, INK, { transform: 'translate(7 11)', opacity: 0.19 }) +
    path(outline, darker(crust, 0.24)) +
    face(outline, crust, 'translate(-1 -4) scale(.94)') +
    stroke('M-70 38C-40 10-10-20 2-52M-20 48C6 24 40 16 70 38', darker(crust, 0.18), 5) +
    times(6, () => {
      const { x, y } = inEllipse(0, 14, 48, 26)(random);
      return circle(x, y, 3 + random() * 4, random() > 0.5 ? lighter(crust, 0.36) : darker(crust, 0.14));
    })
  );
}

function croissant(crust: Hex): string {
  const segment = (x: number, y: number, width: number, height: number, turn: number) =>
    placed(
      x,
      y,
      turn,
      1,
      ellipse(0, 0, width, height, darker(crust, 0.26)) +
        ellipse(-1, -3, width * 0.9, height * 0.88, crust) +
        ellipse(-2, -height * 0.4, width * 0.5, height * 0.24, lighter(crust, 0.45), 0, 0.8),
    );
  return placed(
    0,
    0,
    0,
    0.92,
    ellipse(6, 14, 96, 46, INK, 0, 0.16) +
      segment(-84, 30, 24, 22, -50) +
      segment(84, 30, 24, 22, 50) +
      segment(-54, 2, 32, 34, -32) +
      segment(54, 2, 32, 34, 32) +
      segment(0, -14, 42, 42, 0),
  );
}
