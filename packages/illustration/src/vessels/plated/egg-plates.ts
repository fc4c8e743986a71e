import type { Canvas } from '../../arrange/canvas.ts';
import { spreadPieces } from '../../arrange/on-top.ts';
import { LARGE_PIECE } from '../../arrange/sectors.ts';
import { blob } from '../../blob.ts';
import { darker, type Hex, INK, lighter } from '../../colour.ts';
import { type DishFood, pieceRadius, piecesExcept, piecesOf } from '../../dish-food.ts';
import { face } from '../../glyphs/glyph.ts';
import { GLYPHS } from '../../glyphs/glyphs.ts';
import { inDisc, inEllipse, type Spot } from '../../packing.ts';
import { colourIn, type ReadName } from '../../read-name.ts';
import { box, circle, ellipse, path, placeShapes, polar, stroke, TURN } from '../../shapes.ts';
import { onPlate } from '../on-plate.ts';
import type { Serving, Vessel } from '../vessel.ts';

/** Two or three eggs, fried or poached, with fried side dishes and the bread below them. */
export const servedAsFriedEggs: Vessel = ({ dishName, foods, ware, canvas }) => {
  const { random } = canvas;
  const isPoached = dishName.is('poached');
  const bread = foods.find(({ role }) => role === 'bread');
  const beside = piecesExcept(foods, ['topping', 'bread', 'dollop', 'garnish']).filter(
    ({ glyph }) => glyph !== 'boiledEgg',
  );
  const places: readonly Spot[] =
    beside.length > 2 || bread !== undefined
      ? [
          { x: -62, y: -46, radius: 72 },
          { x: 62, y: 12, radius: 72 },
        ]
      : [
          { x: -70, y: -44, radius: 72 },
          { x: 66, y: -56, radius: 72 },
          { x: 6, y: 66, radius: 72 },
        ];
  const taken = [...places];
  const yogurt = dishName.is('on yogurt') ? path(blob(150, 138, 12, 0.05, random), '#fbf5e6') : '';
  const eggs = places.map(({ x, y }) => {
    const base = bread === undefined ? '' : underEgg(bread.name);
    const egg = isPoached
      ? poachedEgg(dishName, foods, random)
      : placeShapes(0, 0, random() * 360, 1.85, GLYPHS.friedEgg(random));
    return placeShapes(x, y, 0, 1, base + egg);
  });
  const sides = spreadPieces(canvas, beside.slice(0, 4), {
    area: (source) => polar(source() * TURN, 96 + Math.sqrt(source()) * 62),
    each: beside.length > 2 ? 4 : 6,
    scale: 0.95,
    taken,
  });
  const strewn = spreadPieces(canvas, piecesOf(foods, ['topping']).slice(0, 2), {
    area: inDisc(110),
    each: 5,
    scale: 0.85,
  });
  return onPlate(ware, yogurt + sides + eggs.join('') + strewn);
};

function underEgg(bread: ReadName): string {
  if (bread.is('flatbread')) {
    return circle(5, 8, 92, INK, 0.16) + circle(0, 0, 92, '#cf9f57') + circle(-2, -3, 88, '#efd08d');
  }
  return circle(5, 9, 76, INK, 0.18) + circle(0, 0, 76, '#b97a3a') + circle(-2, -3, 71, '#e9c283');
}

function poachedEgg(dishName: ReadName, foods: readonly DishFood[], random: () => number): string {
  const white = blob(58, 52, 10, 0.07, random);
  const sauce = dishName.is('benedict') && foods.some(({ name }) => name.is('hollandaise'));
  return (
    path(white, INK, { transform: 'translate(4 6)', opacity: 0.16 }) +
    path(white, '#ebe3cf') +
    face(white, '#fffdf4', 'translate(-2 -3) scale(.94)') +
    ellipse(0, 2, 27, 24, '#fbdc8c') +
    (sauce
      ? path(blob(46, 40, 9, 0.14, random), '#f7cf55') + stroke('M-20-12Q-4-26 18-18', '#fdeeb0', 6)
      : ellipse(-8, -6, 9, 6, '#fff3cf', -30))
  );
}

/** Halves of boiled eggs in a ring; filled ones have a piped yolk. */
export const servedAsEggHalves: Vessel = ({ dishName, foods, ware, canvas }) => {
  const { random } = canvas;
  const isFilled = dishName.is('filled egg');
  const white: Hex = dishName.is('brown egg') ? '#d9b487' : '#fffdf3';
  const ring = [
    ...Array.from({ length: 7 }, (_, index) => ({ angle: (index / 7) * TURN - 0.3, reach: 112 })),
    { angle: 0, reach: 0 },
  ];
  const toppings = piecesOf(foods, ['topping', 'garnish', 'main', 'vegetable']).filter(
    (food) => pieceRadius(food) <= LARGE_PIECE,
  );
  const hasPaprika = foods.some(({ name }) => name.is('red spice'));
  const halves = ring.map(({ angle, reach }, index) => {
    const { x, y } = polar(angle, reach);
    const topping = toppings[index % Math.max(1, Math.min(2, toppings.length))];
    const filling = isFilled
      ? piped(random)
      : circle(0, 6, 24, '#e79c1f') + circle(-1, 4, 21.5, '#fbbd3c') + ellipse(-8, -3, 6, 4, '#ffe7a6', -35);
    const dust = hasPaprika
      ? Array.from({ length: 7 }, () =>
          circle((random() - 0.5) * 26, 4 + (random() - 0.5) * 26, 2, '#b8452a'),
        ).join('')
      : '';
    const garnish = topping === undefined ? '' : canvas.pieces.place(topping, 2, 2, { scale: 0.62 });
    return placeShapes(x, y, (angle * 180) / Math.PI + 90, 1, half(white) + filling + dust + garnish);
  });
  const soldiers = foods.some(({ role }) => role === 'bread') ? toastSoldiers() : '';
  return onPlate(ware, soldiers + halves.join(''));
};

/** Fingers of toast on the right of the plate. */
function toastSoldiers(): string {
  return [0, 1, 2, 3]
    .map((index) =>
      placeShapes(
        176 - index * 5,
        -60 + index * 40,
        -8 + index * 5,
        1,
        box(-62, -12, 128, 32, 6, INK, 0.17) +
          box(-65, -17, 128, 32, 6, '#b3793d') +
          box(-62, -16, 120, 24, 5, '#e8bd78'),
      ),
    )
    .join('');
}

function half(white: Hex): string {
  return (
    ellipse(5, 8, 41, 51, INK, 0, 0.16) +
    ellipse(0, 0, 41, 51, darker(white, 0.12)) +
    ellipse(-1, -2, 38.5, 48.5, white)
  );
}

function piped(random: () => number): string {
  const petals = Array.from({ length: 7 }, (_, index) => {
    const { x, y } = polar((index / 7) * TURN + random() * 0.2, 15);
    return circle(x, y + 4, 12, index % 2 === 0 ? '#f2bd45' : '#f7cb5b');
  });
  return circle(1, 6, 26, '#d99a25') + petals.join('') + circle(0, 3, 10, '#fbdc80');
}

/** Scrambled eggs heaped on a plate, beside toast if the recipe has bread. */
export const servedAsScrambledEggs: Vessel = ({ dishName, foods, ware, canvas }) => {
  const { random } = canvas;
  const colour = colourIn('scramble', [dishName]) ?? '#f8cf52';
  const mixed = piecesExcept(foods, ['topping', 'bread', 'dollop', 'garnish', 'sauce']).filter(
    ({ glyph }) => glyph !== 'boiledEgg' && glyph !== 'cube',
  );
  const bread = foods.some(({ role }) => role === 'bread');
  const x = bread ? 34 : 0;
  return onPlate(
    ware,
    (bread ? toastTriangles(random) : '') +
      placeShapes(x, 0, 0, 1, curds(colour, canvas)) +
      spreadPieces(canvas, mixed.slice(0, 4), { area: inEllipse(x, 0, 104, 92), each: 5, scale: 0.72 }) +
      spreadPieces(canvas, piecesOf(foods, ['topping']).slice(0, 2), {
        area: inEllipse(x, -4, 90, 80),
        each: 6,
        scale: 0.8,
      }),
  );
};

function curds(colour: Hex, { random, pieces }: Canvas): string {
  const base = blob(138, 124, 13, 0.07, random);
  const lumps = Array.from({ length: 34 }, (_, index) => {
    const spot = inDisc(112)(random);
    const fill =
      [colour, lighter(colour, 0.3), darker(colour, 0.08), lighter(colour, 0.14)][index % 4] ?? colour;
    const curd = () => {
      const outline = blob(37, 24, 7, 0.2, random);
      return path(outline, darker(colour, 0.2), { transform: 'translate(2 4)' }) + path(outline, fill);
    };
    return pieces.stamp(`curd${index % 4}`, curd, spot.x, spot.y * 0.9, { scale: 0.8 + random() * 0.4 });
  });
  return (
    path(base, INK, { transform: 'translate(6 10)', opacity: 0.15 }) +
    path(base, darker(colour, 0.16)) +
    lumps.join('')
  );
}

function toastTriangles(random: () => number): string {
  return [-1, 1]
    .map((side) =>
      placeShapes(
        -128,
        side * 52,
        side * 14 + random() * 6 - 90,
        1,
        path('M-70 40L70 40Q82 38 74 28L8-64Q0-72-8-64L-74 28Q-82 38-70 40Z', INK, {
          transform: 'translate(7 3)',
          opacity: 0.17,
        }) +
          path('M-70 40L70 40Q82 38 74 28L8-64Q0-72-8-64L-74 28Q-82 38-70 40Z', '#b3793d') +
          path('M-54 32L54 32L0-50Z', '#e2b067') +
          box(-24, 8, 40, 6, 3, '#f2d29a'),
      ),
    )
    .join('');
}

/** A folded omelette with its filling visible at the open side. */
export const servedAsOmelette: Vessel = ({ foods, ware, canvas }: Serving) => {
  const { random } = canvas;
  const egg: Hex = '#f6c850';
  const filling = piecesExcept(foods, ['topping', 'bread', 'dollop', 'garnish', 'sauce']).filter(
    ({ glyph }) => glyph !== 'boiledEgg',
  );
  const hasCheese = foods.some(({ name }) => name.is('cheese'));
  const under =
    'M-172 34C-166-92-70-128 0-128C80-128 170-84 172 34C176 62 150 74 120 66C40 84-60 84-126 68C-156 76-178 62-172 34Z';
  const lid = 'M-170 26C-160-94-70-130 0-130C80-130 164-88 170 26C120 46 60 30 0 40C-60 30-120 48-170 26Z';
  const spots = Array.from({ length: 11 }, () => {
    const spot = inEllipse(0, -50, 120, 46)(random);
    return placeShapes(
      spot.x,
      spot.y,
      random() * 180,
      1,
      path(blob(20, 11, 7, 0.2, random), '#dd9a38', { opacity: 0.6 }),
    );
  });
  const inside = spreadPieces(canvas, filling.slice(0, 4), {
    area: (source) => ({ x: (source() - 0.5) * 270, y: 40 + source() * 24 }),
    each: 5,
    scale: 0.72,
    spacing: 0.6,
  });
  const cheese = hasCheese ? stroke('M-130 52Q-100 70-70 54T-10 58T50 54T110 56', '#f9dc7c', 17) : '';
  return onPlate(
    ware,
    placeShapes(
      0,
      30,
      -10,
      1.14,
      path(under, INK, { transform: 'translate(8 12)', opacity: 0.18 }) +
        path(under, '#dfa53a') +
        cheese +
        inside +
        path(lid, darker(egg, 0.1), { transform: 'translate(0 4)' }) +
        path(lid, egg) +
        spots.join('') +
        stroke('M-120-40Q-70-104 20-106', lighter(egg, 0.55), 9, { opacity: 0.8 }),
    ) +
      spreadPieces(canvas, piecesOf(foods, ['topping']).slice(0, 2), {
        area: inEllipse(0, -30, 120, 50),
        each: 5,
        scale: 0.85,
      }),
  );
};

/** A tortilla or frittata: round and browned, with one wedge cut out. */
export const servedAsRoundOmelette: Vessel = ({ dishName, foods, ware, canvas }) => {
  const { random } = canvas;
  const egg: Hex = '#f0c257';
  const isClosed = dishName.is('closed omelette');
  const inside = piecesExcept(foods, ['bread', 'dollop', 'garnish', 'sauce']).filter(
    (food) =>
      food.glyph !== 'boiledEgg' &&
      pieceRadius(food) <= LARGE_PIECE &&
      !(isClosed && food.glyph === 'potato'),
  );
  const round = blob(166, 162, 16, 0.02, random);
  const browned = Array.from({ length: isClosed ? 20 : 9 }, (_, index) => {
    const { x, y } = inDisc(140)(random);
    const shade: Hex = index % 2 === 0 ? '#d8943c' : '#e5ad4c';
    return placeShapes(
      x,
      y,
      random() * 180,
      1,
      path(blob(32, 18, 7, 0.22, random), shade, { opacity: 0.75 }),
    );
  });
  const wedge = 'M0 0L172 44C166 84 146 118 116 146Z';
  return onPlate(
    ware,
    path(round, INK, { transform: 'translate(8 13)', opacity: 0.18 }) +
      path(round, '#c9862f') +
      face(round, egg, 'translate(-2 -4) scale(.965)') +
      browned.join('') +
      spreadPieces(canvas, inside.slice(0, 5), { area: inDisc(132), each: 6, scale: 0.85 }) +
      path(wedge, darker(ware.rim, 0.06)) +
      path('M0 0L172 44L171 58L3 15Z', '#f7dd8b') +
      path('M0 0L116 146L108 152L-2 14Z', '#e7bd5c') +
      stroke('M40 14L52 17M80 24L96 28M124 36L140 40', '#fdf3cf', 5),
  );
};
