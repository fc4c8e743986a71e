import type { GlyphName } from '@game-plan/lexicon/drawing-data';
import type { Canvas } from '../../arrange/canvas.ts';
import { LARGE_PIECE } from '../../arrange/sectors.ts';
import { blob } from '../../blob.ts';
import { darker, type Hex, INK, lighter } from '../../colour.ts';
import { type DishFood, isBase, type PieceFood, pieceRadius, piecesExcept } from '../../dish-food.ts';
import { inEllipse, pack, type Spot } from '../../packing.ts';
import { colourIn, type NamedFood, type ReadName, readName } from '../../read-name.ts';
import { path, placeShapes } from '../../shapes.ts';
import { onTray } from '../cookware/tray.ts';
import type { Vessel } from '../vessel.ts';

const PLACES = [
  { x: -132, y: -84, rotation: -14 },
  { x: 136, y: -78, rotation: 10 },
  { x: -138, y: 84, rotation: 12 },
  { x: 132, y: 88, rotation: -10 },
];
const MOST_FILLINGS = 4;

interface Shell {
  readonly skin: Hex;
  readonly flesh: Hex;
  readonly glyphs: readonly GlyphName[];
}

const RED: Hex = '#d8402f';

/** Halves of a vegetable, filled: stuffed peppers and baked potatoes. */
export const servedStuffed: Vessel = ({ dishName, foods, canvas }) => {
  const shell = shellOf(dishName, foods);
  const inside = piecesExcept(foods, ['garnish', 'bread']).filter(
    (food) => !shell.glyphs.includes(food.glyph) && pieceRadius(food) <= LARGE_PIECE,
  );
  const bed = foods.find(isBase)?.colour ?? shell.flesh;
  const halves = PLACES.map(({ x, y, rotation }) =>
    placeShapes(x, y, rotation, 1, half(shell, bed, inside, canvas)),
  );
  return onTray(halves.join(''));
};

const isShell = ({ words }: NamedFood) => readName(words).colour('stuffed skin') !== null;

/** By its name; a pepper has the colour of the recipe's pepper. */
function shellOf(dishName: ReadName, foods: readonly DishFood[]): Shell {
  const skinOfName = colourIn('stuffed skin', [dishName]);
  const flesh = colourIn('stuffed flesh', [dishName]);
  if (skinOfName !== null && flesh !== null && !dishName.is('pepper'))
    return {
      skin: skinOfName,
      flesh,
      glyphs: dishName.foods.filter(isShell).flatMap(({ look }) => look.glyph ?? []),
    };
  const skin = foods.find(({ glyph }) => glyph === 'pepperStrip')?.colour ?? RED;
  return { skin, flesh: lighter(skin, 0.25), glyphs: ['pepperStrip'] };
}

function half(shell: Shell, bed: Hex, inside: readonly PieceFood[], { random, pieces }: Canvas): string {
  const rim = blob(120, 74, 9, 0.04, random);
  const taken: Spot[] = [];
  const filling = inside
    .slice(0, MOST_FILLINGS)
    .flatMap((food) =>
      pack(
        random,
        food.role === 'bean' ? 8 : 3,
        pieceRadius(food) * 0.72,
        inEllipse(0, 0, 80, 38),
        taken,
      ).map(({ x, y }) => pieces.place(food, x, y, { scale: 0.74 })),
    );
  return (
    path(rim, INK, { transform: 'translate(8 11)', opacity: 0.18 }) +
    path(rim, darker(shell.skin, 0.16)) +
    path(rim, shell.skin, { transform: 'translate(-1 -2) scale(.96)' }) +
    path(blob(100, 56, 10, 0.05, random), shell.flesh) +
    path(blob(90, 47, 10, 0.07, random), bed) +
    filling.join('')
  );
}
