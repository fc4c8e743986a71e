import type { Canvas } from '../../arrange/canvas.ts';
import { LARGE_PIECE } from '../../arrange/sectors.ts';
import { blob } from '../../blob.ts';
import { darker, type Hex, INK } from '../../colour.ts';
import { type PieceFood, pieceRadius, piecesExcept } from '../../dish-food.ts';
import { face } from '../../glyphs/glyph.ts';
import { GLYPHS } from '../../glyphs/glyphs.ts';
import { inEllipse, pack, type Spot } from '../../packing.ts';
import { path, placed } from '../../shapes.ts';
import { onBoard } from '../board.ts';
import type { Vessel } from '../vessel.ts';

interface Spread {
  readonly words?: RegExp;
  readonly colour: Hex;
}

/** First match wins. What is spread is not laid on top as well, except slices of avocado. */
const SPREADS: readonly Required<Spread>[] = [
  { words: /avocado/, colour: '#b7cd68' },
  { words: /peanut|almond/, colour: '#c98f4f' },
  { words: /hummus/, colour: '#e6c98e' },
  { words: /ricotta|cream cheese|butter|yogh?urt/, colour: '#fbf4e6' },
];
/** French toast. */
const FRIED: Spread = { colour: '#e0a247' };
const PLAIN_BREAD: Hex = '#f3dda0';

const SLICE =
  'M-92 110V-30C-124-44-118-112-60-112H60C118-112 124-44 92-30V110Q92 124 78 124H-78Q-92 124-92 110Z';

/** Two slices of bread on a board: toasts and sandwiches. */
export const servedOnToast: Vessel = ({ dishName, foods, canvas }) => {
  const spread = /french toast/.test(dishName)
    ? FRIED
    : SPREADS.find(({ words }) => foods.some(({ name }) => words.test(name)));
  const toppings = piecesExcept(foods, ['bread', 'dollop']).filter(
    ({ glyph, name }) => glyph === 'avocadoSlices' || spread?.words?.test(name) !== true,
  );
  const slice = (x: number, rotation: number) =>
    placed(x, 0, rotation, 1, bread(spread?.colour ?? PLAIN_BREAD, canvas) + topped(toppings, canvas));
  return {
    view: 'from above',
    dish: onBoard(slice(-160, -8) + slice(88, 9)),
    cutlery: '',
    freePlaces: [
      { x: 70, y: 84 },
      { x: 716, y: 524 },
    ],
  };
};

function bread(spread: Hex, { random }: Canvas): string {
  return (
    path(SLICE, INK, { transform: 'translate(8 12)', opacity: 0.18 }) +
    path(SLICE, '#b3793d') +
    face(SLICE, '#ecc78b', 'translate(-1 -2) scale(.93)') +
    path(blob(82, 94, 11, 0.05, random), darker(spread, 0.1), { transform: 'translate(0 4)' }) +
    path(blob(76, 88, 11, 0.05, random), spread, { transform: 'translate(-2 2)' })
  );
}

/** A fried egg keeps its place free and lies on top of all. */
function topped(foods: readonly PieceFood[], canvas: Canvas): string {
  const { random } = canvas;
  const taken: Spot[] = [];
  let egg = '';
  if (foods.some(({ glyph }) => glyph === 'boiledEgg')) {
    egg = placed(8, 26, random() * 360, 1.5, GLYPHS.friedEgg(random));
    taken.push({ x: 8, y: 26, radius: 56 });
  }
  const others = foods.filter(({ glyph }) => glyph !== 'boiledEgg');
  return others.map((food) => topping(food, canvas, taken)).join('') + egg;
}

function topping(food: PieceFood, { random, pieces }: Canvas, taken: Spot[]): string {
  if (food.glyph === 'avocadoSlices') {
    taken.push({ x: -2, y: -46, radius: 40 });
    return placed(-2, -46, 84, 1.25, GLYPHS.avocadoSlices(random));
  }
  if (pieceRadius(food) > LARGE_PIECE) {
    taken.push({ x: 0, y: 0, radius: 46 });
    return placed(0, 0, -60, 0.95, GLYPHS[food.glyph](random, food.colour));
  }
  const free = food.role === 'topping' ? [] : taken;
  return pack(random, 4, pieceRadius(food), inEllipse(0, 2, 58, 78), free)
    .map(({ x, y }) => pieces.place(food, x, y))
    .join('');
}
