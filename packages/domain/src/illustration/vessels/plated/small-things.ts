import type { Canvas } from '../../arrange/canvas.ts';
import { dipColour } from '../../arrange/dip-colour.ts';
import { spread } from '../../arrange/on-top.ts';
import { LARGE_PIECE } from '../../arrange/sectors.ts';
import { blob } from '../../blob.ts';
import { darker, type Hex, INK, lighter } from '../../colour.ts';
import { type DishFood, type PieceFood, pieceRadius, piecesExcept, piecesOf } from '../../dish-food.ts';
import { face, times } from '../../glyphs/glyph.ts';
import { GLYPHS, type GlyphName } from '../../glyphs/glyphs.ts';
import { inDisc, pack } from '../../packing.ts';
import { box, circle, decimal, ellipse, group, path, placed, polar, stroke, TURN } from '../../shapes.ts';
import { onBoard } from '../board.ts';
import type { ServedDish, Serving, Vessel } from '../vessel.ts';
import { onPlate } from './on-plate.ts';
import { dipBowl } from './skewers.ts';

const STEAMED = /\bbao\b|bun|har gow|siu mai|shumai|momo|manti|steamed|dim sum|xiao|dumpling|wonton/;

const DUMPLING_PLACES = [
  { x: -66, y: -104 },
  { x: 66, y: -104 },
  { x: -128, y: 0 },
  { x: 0, y: 0 },
  { x: 128, y: 0 },
  { x: -66, y: 104 },
  { x: 66, y: 104 },
];

/** Dumplings: in a bamboo steamer, or fried or boiled on a plate. */
export const servedAsDumplings: Vessel = ({ dishName, foods, ware, canvas }) => {
  const { random } = canvas;
  const isRound = /\bbao\b|bun|khinkali|momo|xiao|knodel|shumai|siu mai|tamale/.test(dishName);
  const isFried = /gyoza|pot ?sticker|pierog|fried|mandu/.test(dishName);
  const one = () => (isRound ? bun(random) : crescent(isFried, random));
  const dough = DUMPLING_PLACES.map(({ x, y }) =>
    placed(x, y, isRound ? random() * 360 : -14 + random() * 10, isRound ? 1 : 0.94, one()),
  );
  const strewn = spread(
    canvas,
    piecesOf(foods, ['topping'])
      .filter(({ glyph }) => glyph !== 'garlic')
      .slice(0, 2),
    { area: inDisc(110), each: 6, scale: 0.8 },
  );
  if (!isFried && STEAMED.test(dishName)) {
    return {
      view: 'from above',
      dish: placed(400, 300, 0, 1.12, steamer(canvas) + dough.join('') + strewn),
      cutlery: '',
      freePlaces: [
        { x: 76, y: 92 },
        { x: 724, y: 512 },
        { x: 80, y: 510 },
      ],
    };
  }
  return onPlate(ware, dough.join('') + strewn);
};

function steamer(canvas: Canvas): string {
  const bamboo: Hex = '#d3a45c';
  const slats = times(11, (index) =>
    box(-190, -180 + index * 33, 380, 20, 6, index % 2 === 0 ? '#e6c68c' : '#dfbb7c'),
  );
  return (
    circle(14, 20, 230, INK, 0.18) +
    circle(0, 0, 230, darker(bamboo, 0.3)) +
    circle(-2, -4, 227, bamboo) +
    circle(0, 0, 204, darker(bamboo, 0.24)) +
    circle(0, 0, 198, lighter(bamboo, 0.2)) +
    canvas.clip(circle(0, 0, 196, '#000000'), slats) +
    `<path d="M0-228A228 228 0 1 1-.1-228ZM0-192A192 192 0 1 0 .1-192Z" fill="${bamboo}"/>` +
    stroke('M0-210A210 210 0 1 1-.1-210Z', darker(bamboo, 0.2), 4) +
    stroke('M-150-146A210 210 0 0 1-30-207', lighter(bamboo, 0.5), 7, { opacity: 0.8 })
  );
}

function crescent(isFried: boolean, random: () => number): string {
  const dough: Hex = '#f3e2bd';
  const outline = 'M-66 20C-70-26-30-48 2-48C38-48 72-24 66 20C54 34 28 26 0 28C-28 26-54 34-66 20Z';
  return (
    path(outline, INK, { transform: 'translate(5 9)', opacity: 0.18 }) +
    path(outline, darker(dough, 0.2)) +
    face(outline, dough, 'translate(-1 -3) scale(.95)') +
    (isFried ? path('M-60 18C-40 8 40 8 60 18C50 30 26 22 0 24C-26 22-50 30-60 18Z', '#bf7f35') : '') +
    times(7, (index) => {
      const angle = Math.PI * (1.1 + (index / 6) * 0.8);
      const [x, y] = [Math.cos(angle) * 54, 4 + Math.sin(angle) * 44];
      return stroke(
        `M${decimal(x)} ${decimal(y)}L${decimal(x * 0.7)} ${decimal(4 + (y - 4) * 0.6)}`,
        darker(dough, 0.22),
        5,
      );
    }) +
    path(blob(20, 8, 7, 0.15, random), lighter(dough, 0.6), { transform: 'translate(-12 -8)' })
  );
}

function bun(random: () => number): string {
  const dough: Hex = '#faf1de';
  const outline = blob(58, 56, 12, 0.02, random);
  return (
    path(outline, INK, { transform: 'translate(6 9)', opacity: 0.18 }) +
    path(outline, darker(dough, 0.16)) +
    face(outline, dough, 'translate(-3 -4) scale(.94)') +
    times(9, (index) => {
      const angle = (index / 9) * TURN;
      const [from, to] = [polar(angle, 8), polar(angle + 0.5, 36)];
      return stroke(
        `M${decimal(from.x)} ${decimal(from.y)}Q${decimal(to.x * 0.7)} ${decimal(to.y * 0.5)} ${decimal(to.x)} ${decimal(to.y)}`,
        darker(dough, 0.18),
        4.4,
      );
    }) +
    circle(0, 0, 7, darker(dough, 0.22))
  );
}

type Roll = 'fried' | 'clear' | 'pastry' | 'leaf' | 'churro';

/** Rolls side by side on a plate, one cut: fried, wrapped in rice paper, in pastry or in a leaf. */
export const servedAsRolls: Vessel = ({ dishName, foods, ware, canvas }) => {
  const kind = rollKind(dishName);
  const dip = dipColour(foods);
  const fillings = piecesExcept(foods, ['bread', 'hero', 'dollop', 'garnish', 'topping', 'sauce']).filter(
    (food) => pieceRadius(food) <= LARGE_PIECE,
  );
  const rows = [-92, -46, 0, 46, 92].map((y, index) =>
    placed(
      dip === null ? 0 : -28,
      y,
      -6 + (canvas.random() - 0.5) * 5,
      1,
      roll(kind, fillings, index, canvas),
    ),
  );
  return onPlate(ware, rows.join('') + (dip === null ? '' : dipBowl(dip)));
};

function rollKind(dishName: string): Roll {
  if (/summer|rice paper|fresh|salad roll|crystal/.test(dishName)) return 'clear';
  if (/cabbage|dolma|grape|vine|sarma|zucchini/.test(dishName)) return 'leaf';
  if (/churro/.test(dishName)) return 'churro';
  return /sausage roll|blanket|cigar/.test(dishName) ? 'pastry' : 'fried';
}

function roll(kind: Roll, fillings: readonly PieceFood[], index: number, canvas: Canvas): string {
  const colours: Record<Roll, Hex> = {
    fried: '#d5963f',
    clear: '#f4eedd',
    pastry: '#dfa853',
    leaf: '#7d9a48',
    churro: '#c98b3e',
  };
  const colour = colours[kind];
  const { random } = canvas;
  const body =
    box(-124, -20, 250, 46, 21, INK, 0.17) +
    box(-126, -25, 250, 47, 22, darker(colour, 0.24)) +
    box(-125, -26, 246, 40, 19, colour);
  const lit = stroke('M-100-14H60', lighter(colour, 0.5), 5, { opacity: 0.75 });
  if (kind === 'clear') {
    const seen = times(7, (spot) => {
      const food = fillings[(spot + index) % Math.max(1, fillings.length)];
      return food === undefined ? '' : canvas.pieces.place(food, -96 + spot * 32, -4, { scale: 0.56 });
    });
    return (
      body +
      canvas.clip(box(-122, -23, 242, 38, 18, '#000000'), seen) +
      box(-125, -26, 246, 40, 19, colour, 0.42) +
      lit
    );
  }
  if (kind === 'pastry') {
    return (
      [-128, 126].map((x) => circle(x, -3, 17, '#b06a4a') + circle(x, -4, 13, '#c98565')).join('') +
      body +
      lit +
      stroke('M-84-22L-66 12M-34-22L-16 12M16-22L34 12M66-22L84 12', darker(colour, 0.26), 5)
    );
  }
  if (kind === 'leaf')
    return (
      body +
      lit +
      stroke(
        'M-110-2C-40-14 40 10 112-6M-60-24Q-50-6-64 16M0-24Q10-6-4 16M60-24Q70-6 56 16',
        darker(colour, 0.2),
        4,
      )
    );
  if (kind === 'churro') {
    return (
      body +
      stroke('M-112-16H108M-112-5H112M-112 6H108', darker(colour, 0.24), 4) +
      times(16, () => circle(-112 + random() * 220, -20 + random() * 30, 2.2, '#fdf3dd'))
    );
  }
  return (
    body +
    lit +
    stroke('M-30-24C-14-10-14 4-30 14', darker(colour, 0.2), 5) +
    times(7, () =>
      circle(
        -110 + random() * 214,
        -18 + random() * 26,
        2 + random() * 3,
        random() > 0.5 ? darker(colour, 0.16) : lighter(colour, 0.3),
      ),
    )
  );
}

/** Eight rounds of rice and filling in their seaweed, on a board. */
export const servedAsSushiRolls: Vessel = ({ foods, canvas }) => {
  const { random } = canvas;
  const fillings = piecesExcept(foods, ['base', 'topping', 'dollop', 'garnish', 'sauce', 'bread']).filter(
    ({ glyph }) => glyph !== 'seaweed',
  );
  const seeds = foods.some(({ name }) => /sesame/.test(name));
  const rounds = [-1, 1].flatMap((row) =>
    [-204, -80, 44, 168].map((x) =>
      placed(x + row * 12, row * 74, random() * 360, 1, maki(fillings, seeds, canvas)),
    ),
  );
  return {
    view: 'from above',
    dish: onBoard(rounds.join('')),
    cutlery: '',
    freePlaces: [
      { x: 64, y: 80 },
      { x: 726, y: 530 },
    ],
  };
};

function maki(fillings: readonly PieceFood[], hasSeeds: boolean, { random }: Canvas): string {
  const core = fillings
    .slice(0, 3)
    .map((food, index, all) => {
      const { x, y } = polar((index / all.length) * TURN, all.length === 1 ? 0 : 13);
      const colour: Hex =
        food.glyph === 'salmonFillet'
          ? '#f0845c'
          : food.glyph === 'avocadoSlices'
            ? '#a9c45c'
            : (food.tint ?? '#b9cf7d');
      return placed(
        x,
        y,
        random() * 360,
        1,
        path(blob(15, 12, 6, 0.12, random), darker(colour, 0.16)) +
          path(blob(12, 9, 6, 0.12, random), colour),
      );
    })
    .join('');
  return (
    circle(5, 8, 58, INK, 0.2) +
    circle(0, 0, 58, '#22382f') +
    circle(-1, -1, 52, '#fbf6e8') +
    times(22, () => {
      const { x, y } = inDisc(44)(random);
      return ellipse(x, y, 6, 3.4, random() > 0.5 ? '#ffffff' : '#e9e0cb', random() * 180);
    }) +
    core +
    (hasSeeds
      ? times(7, (index) => {
          const { x, y } = polar((index / 7) * TURN, 40);
          return ellipse(x, y, 4, 2.4, '#d9a95c', random() * 180);
        })
      : '')
  );
}

/** Chips heaped on a plate, a dip beside them where the recipe has one. */
export const servedAsFries: Vessel = ({ dishName, foods, ware, canvas }) => {
  const { random } = canvas;
  const colour: Hex = /sweet/.test(dishName) ? '#e58a3c' : '#f0c458';
  const isWedge = /wedge|home fries|bravas/.test(dishName);
  const sticks = times(isWedge ? 30 : 58, (index) => {
    const count = isWedge ? 30 : 58;
    const { x, y } = polar(index * 2.4, 150 * Math.sqrt(1 - (index / count) * 0.92));
    return canvas.pieces.stamp(
      `chip${index % 4 === 0}`,
      () => (isWedge ? wedge(colour) : GLYPHS.fry(random, index % 4 === 0 ? lighter(colour, 0.2) : colour)),
      x,
      y * 0.86,
      { scale: isWedge ? 1.25 : 1.15 },
    );
  });
  const over = piecesExcept(foods, ['bread', 'hero', 'dollop', 'sauce']).filter(
    ({ glyph }) => glyph !== 'potato' && glyph !== 'cube' && glyph !== 'gratedCheese',
  );
  const dip = dipColour(foods);
  const gravy = /poutine/.test(dishName)
    ? path(blob(108, 84, 11, 0.18, random), '#8a552f', { opacity: 0.9 })
    : '';
  return onPlate(
    ware,
    circle(6, 10, 160, INK, 0.1) +
      sticks +
      gravy +
      spread(canvas, over.slice(0, 3), { area: inDisc(110), each: 6, scale: 0.8 }) +
      (dip === null ? '' : dipBowl(dip, 142, 112)),
  );
};

function wedge(colour: Hex): string {
  const outline = 'M-38 6C-30-16 24-20 40-2C30 16-20 20-38 6Z';
  return (
    path(outline, INK, { transform: 'translate(3 5)', opacity: 0.17 }) +
    path(outline, '#b5793a') +
    path('M-36 2C-28-16 24-18 38-3C20 8-16 10-36 2Z', colour) +
    stroke('M-20-6Q2-13 20-8', lighter(colour, 0.55), 3.4)
  );
}

/** What is heaped: first match in the dish's name wins. */
const HEAPS: readonly (readonly [words: RegExp, glyph: GlyphName, colour: Hex | undefined, size: number])[] =
  [
    [/mussel|moules/, 'mussel', undefined, 1.1],
    [/clam|oyster/, 'mussel', '#b9a68c', 1.1],
    [/buffalo|hot wing|spicy/, 'drumstick', '#c9542a', 0.82],
    [/wing|drumstick|fried chicken/, 'drumstick', undefined, 0.82],
    [/calamari|onion ring/, 'squidRing', '#dda24c', 1.15],
    [/popcorn/, 'crumble', '#fbeec2', 1.5],
    [/edamame/, 'edamame', undefined, 1.5],
    [/shrimp|prawn/, 'shrimp', '#e0903f', 1.15],
    [/peanut|nuts|trail/, 'almond', undefined, 1.1],
    [/./, 'cutlet', undefined, 0.5],
  ];

/** A heap of one thing on a plate: wings, nuggets, mussels, popcorn. */
export const servedAsHeap: Vessel = (serving) => {
  const { dishName, foods, ware, canvas } = serving;
  const { random } = canvas;
  const [, glyph, colour, size] = HEAPS.find(([words]) => words.test(dishName)) ?? [
    /./,
    'cutlet',
    undefined,
    0.5,
  ];
  const reach = glyph === 'drumstick' ? 33 : glyph === 'cutlet' ? 32 : 22 * size;
  const spots = [...pack(random, 26, reach, inDisc(142)), ...pack(random, 9, reach, inDisc(78))];
  const broth =
    glyph === 'mussel' ? path(blob(166, 150, 12, 0.04, random), '#f0dfae') : circle(6, 10, 150, INK, 0.09);
  const dip = dipColour(foods);
  const over = piecesOf(foods, ['topping']).filter((food) => food.glyph !== glyph && pieceRadius(food) < 24);
  const citrus = piecesOf(foods, ['garnish'])[0];
  return onPlate(
    ware,
    broth +
      spots
        .map(({ x, y }) =>
          canvas.pieces.stamp('heaped', () => GLYPHS[glyph](random, colour), x, y, { scale: size }),
        )
        .join('') +
      sides(foods, glyph, serving) +
      spread(canvas, over.slice(0, 2), { area: inDisc(120), each: 6, scale: 0.85 }) +
      (citrus === undefined ? '' : placed(-140, 116, 20, 1.1, GLYPHS.citrusWedge(random, citrus.colour))) +
      (dip === null ? '' : dipBowl(dip)),
  );
};

function sides(foods: readonly DishFood[], glyph: GlyphName, { canvas }: Serving): string {
  const beside = piecesOf(foods, ['vegetable']).filter(
    (food) => food.glyph !== glyph && /celery|carrot/.test(food.name),
  );
  return spread(canvas, beside.slice(0, 2), {
    area: (random) => ({ x: 120 + random() * 40, y: -110 + random() * 60 }),
    each: 4,
    scale: 0.8,
  });
}

/** A rack of glazed ribs on a board, two cut off. */
export const servedAsRibs: Vessel = ({ foods, canvas }): ServedDish => {
  const glaze: Hex =
    foods.some(({ name }) => /bbq|barbecue|ketchup|soy|hoisin|honey|sugar/.test(name)) || foods.length === 0
      ? '#7c2f1c'
      : '#9a5a30';
  const rib = (x: number, y: number, turn: number) =>
    placed(
      x,
      y,
      turn,
      1,
      box(-19, 96, 26, 44, 12, '#f3e6cd') +
        group(box(-32, -118, 62, 240, 28, INK), { transform: 'translate(6 9)', opacity: 0.2 }) +
        box(-33, -120, 62, 238, 28, darker(glaze, 0.24)) +
        box(-32, -121, 54, 230, 26, glaze) +
        stroke('M-16-92C-20-40-20 20-14 76', lighter(glaze, 0.4), 7, { opacity: 0.7 }) +
        stroke('M6-60Q16-50 8-36M4 20Q16 34 6 50', darker(glaze, 0.3), 5, { opacity: 0.7 }),
    );
  const rack = [-224, -172, -120, -68, -16].map((x) => rib(x, -8, 2)).join('');
  return {
    view: 'from above',
    dish: onBoard(
      rack +
        rib(84, 6, 14) +
        rib(172, 10, 24) +
        spread(
          canvas,
          piecesOf(foods, ['topping'])
            .filter(({ glyph }) => glyph !== 'garlic')
            .slice(0, 1),
          { area: (random) => ({ x: -250 + random() * 260, y: -100 + random() * 180 }), each: 6, scale: 0.8 },
        ),
    ),
    cutlery: '',
    freePlaces: [
      { x: 64, y: 80 },
      { x: 726, y: 530 },
    ],
  };
};
