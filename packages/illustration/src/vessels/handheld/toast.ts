import type { Canvas } from '../../arrange/canvas.ts';
import { spreadPieces } from '../../arrange/on-top.ts';
import { LARGE_PIECE } from '../../arrange/sectors.ts';
import { blob } from '../../blob.ts';
import { darker, type Hex, INK, lighter } from '../../colour.ts';
import { type DishFood, type PieceFood, pieceRadius, piecesExcept } from '../../dish-food.ts';
import { face, repeat } from '../../glyphs/glyph.ts';
import { GLYPHS } from '../../glyphs/glyphs.ts';
import { inEllipse, pack, type Spot } from '../../packing.ts';
import { colourIn, type ReadName } from '../../read-name.ts';
import { circle, path, placeShapes, stroke } from '../../shapes.ts';
import { onBoard } from '../board.ts';
import type { Serving, Vessel } from '../vessel.ts';

const PLAIN_BREAD: Hex = '#f3dda0';

const SLICE =
  'M-92 110V-30C-124-44-118-112-60-112H60C118-112 124-44 92-30V110Q92 124 78 124H-78Q-92 124-92 110Z';

/** Toasts on a board: two slices, two halves of a bagel, or six rounds of a long loaf, with their spread and toppings. */
export const servedOnToast: Vessel = (serving) => {
  const { dishName, foods } = serving;
  const cover = spreadOf(serving);
  const toppings = piecesExcept(foods, ['bread', 'dollop', 'garnish']).filter(
    (food) => food.glyph === 'avocadoSlices' || food.role === 'bean' || cover?.foods.includes(food) !== true,
  );
  return {
    view: 'from above',
    dish: onBoard(slices(dishName, cover?.colour ?? null, toppings, serving)),
    cutlery: '',
    freePlaces: [
      { x: 70, y: 84 },
      { x: 716, y: 524 },
    ],
  };
};

/** The colour of what covers the slices, and the foods of it, which are not also laid on top; null if nothing does. */
function spreadOf({ dishName, foods }: Serving): { colour: Hex; foods: readonly DishFood[] } | null {
  const colour =
    colourIn(
      'spread',
      foods.map(({ name }) => name),
    ) ?? colourIn('spread', [dishName]);
  if (colour === null) return null;
  const spread = foods.filter(({ name }) => name.colour('spread')?.colour === colour);
  const jam = spread.find(({ name }) => name.is('jam'));
  return {
    colour: (jam === undefined ? null : colourIn('filling', [jam.name])) ?? colour,
    foods: spread,
  };
}

function slices(
  dishName: ReadName,
  cover: Hex | null,
  toppings: readonly PieceFood[],
  { foods, canvas }: Serving,
): string {
  const { random } = canvas;
  const dust = dishName.is('cinnamon') && foods.some(({ name }) => name.is('cinnamon'));
  if (dishName.is('small slices')) {
    return [-186, -24, 138]
      .flatMap((x) => [-84, 84].map((y) => ({ x, y })))
      .map(({ x, y }) => placeShapes(x, y, -18 + random() * 12, 1, small(cover, toppings, canvas)))
      .join('');
  }
  if (dishName.is('bagel slice')) {
    return [-150, 102]
      .map((x) => placeShapes(x, 0, random() * 30, 1.12, bagel(cover, toppings, canvas)))
      .join('');
  }
  return [
    { x: -160, turn: -8 },
    { x: 88, turn: 9 },
  ]
    .map(({ x, turn }) =>
      placeShapes(
        x,
        0,
        turn,
        1,
        bread(cover, canvas) + (dust ? sugar(canvas) : '') + topped(toppings, canvas),
      ),
    )
    .join('');
}

function bread(cover: Hex | null, { random }: Canvas): string {
  const inner = cover ?? PLAIN_BREAD;
  return (
    path(SLICE, INK, { transform: 'translate(8 12)', opacity: 0.18 }) +
    path(SLICE, '#b3793d') +
    face(SLICE, '#ecc78b', 'translate(-1 -2) scale(.93)') +
    path(blob(82, 94, 11, 0.05, random), darker(inner, 0.1), { transform: 'translate(0 4)' }) +
    path(blob(76, 88, 11, 0.05, random), inner, { transform: 'translate(-2 2)' }) +
    (cover === null
      ? toasted(random)
      : stroke('M-44-34Q-10-58 30-40M-36 44Q0 22 42 42', lighter(cover, 0.4), 8, { opacity: 0.55 }))
  );
}

function toasted(random: () => number): string {
  return repeat(12, () => {
    const { x, y } = inEllipse(0, 4, 64, 78)(random);
    return placeShapes(
      x,
      y,
      random() * 180,
      1,
      path(blob(12, 7, 7, 0.2, random), '#d9ac63', { opacity: 0.7 }),
    );
  });
}

function small(cover: Hex | null, toppings: readonly PieceFood[], canvas: Canvas): string {
  const outline = 'M-62 0C-62-46-34-68 0-68C34-68 62-46 62 0C62 46 34 68 0 68C-34 68-62 46-62 0Z';
  return (
    path(outline, INK, { transform: 'translate(6 9)', opacity: 0.19 }) +
    path(outline, '#b3793d') +
    face(outline, '#efcf97', 'translate(-1 -2) scale(.9)') +
    (cover === null ? '' : path(blob(46, 52, 10, 0.06, canvas.random), cover)) +
    spreadPieces(canvas, toppings.filter((food) => pieceRadius(food) <= LARGE_PIECE).slice(0, 4), {
      area: inEllipse(0, 0, 34, 40),
      each: 3,
      scale: 0.58,
      spacing: 0.7,
    })
  );
}

function bagel(cover: Hex | null, toppings: readonly PieceFood[], canvas: Canvas): string {
  const hole = 'M0-24A24 24 0 1 0 .1-24Z';
  const ring = (radius: number) => `M0-${radius}A${radius} ${radius} 0 1 1-.1-${radius}Z${hole}`;
  const onRing = spreadPieces(
    canvas,
    toppings.filter((food) => pieceRadius(food) <= LARGE_PIECE).slice(0, 4),
    {
      area: (random) => {
        const angle = random() * Math.PI * 2;
        const reach = 50 + random() * 26;
        return { x: Math.cos(angle) * reach, y: Math.sin(angle) * reach };
      },
      each: 4,
      scale: 0.66,
    },
  );
  const large = toppings.find(({ glyph }) => glyph === 'salmonFillet');
  return (
    path(ring(108), INK, { transform: 'translate(8 11)', opacity: 0.19 }) +
    path(ring(108), '#b06f30') +
    path(ring(101), '#eccb90') +
    (cover === null ? '' : path(ring(92), cover)) +
    (large === undefined
      ? ''
      : [0, 2.1, 4.2]
          .map((angle) =>
            placeShapes(
              Math.cos(angle) * 58,
              Math.sin(angle) * 58,
              (angle * 180) / Math.PI + 70,
              0.6,
              GLYPHS.salmonFillet(canvas.random),
            ),
          )
          .join('')) +
    onRing
  );
}

function sugar({ random }: Canvas): string {
  return repeat(60, () => {
    const { x, y } = inEllipse(0, 4, 70, 84)(random);
    return circle(x, y, 2 + random() * 2.4, random() > 0.4 ? '#a5622c' : '#fffaf0', 0.85);
  });
}

/** Toppings. A fried egg has its own place on top of everything else. */
function topped(foods: readonly PieceFood[], canvas: Canvas): string {
  const { random } = canvas;
  const taken: Spot[] = [];
  let egg = '';
  if (foods.some(({ glyph }) => glyph === 'boiledEgg')) {
    egg = placeShapes(8, 26, random() * 360, 1.5, GLYPHS.friedEgg(random));
    taken.push({ x: 8, y: 26, radius: 56 });
  }
  const others = foods.filter(({ glyph }) => glyph !== 'boiledEgg').slice(0, 5);
  return others.map((food) => topping(food, canvas, taken)).join('') + egg;
}

function topping(food: PieceFood, { random, pieces }: Canvas, taken: Spot[]): string {
  if (food.glyph === 'avocadoSlices') {
    taken.push({ x: -2, y: -46, radius: 40 });
    return placeShapes(-2, -46, 84, 1.25, GLYPHS.avocadoSlices(random));
  }
  if (pieceRadius(food) > LARGE_PIECE) {
    taken.push({ x: 0, y: 0, radius: 46 });
    return placeShapes(0, 0, -60, 0.95, GLYPHS[food.glyph](random, food.colour));
  }
  const free = food.role === 'topping' ? [] : taken;
  return pack(random, food.role === 'bean' ? 16 : 4, pieceRadius(food), inEllipse(0, 2, 58, 78), free)
    .map(({ x, y }) => pieces.place(food, x, y))
    .join('');
}
