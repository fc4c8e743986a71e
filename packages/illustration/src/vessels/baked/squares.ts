import { crumbColour, crustColour } from '../../arrange/cake-colours.ts';
import type { Canvas } from '../../arrange/canvas.ts';
import { blob } from '../../blob.ts';
import { darker, type Hex, INK, lighter, mix } from '../../colour.ts';
import { type DishFood, type PieceFood, pieceRadius, piecesOf } from '../../dish-food.ts';
import { repeat } from '../../glyphs/glyph.ts';
import { type Area, pack, type Spot } from '../../packing.ts';
import type { ReadName } from '../../read-name.ts';
import { box, group, path, placeShapes, stroke } from '../../shapes.ts';
import { onBoard } from '../board.ts';
import type { Vessel } from '../vessel.ts';

const SIZE = 138;
const THICK = 26;

const PLACES = [
  [-186, -92, 0],
  [-40, -96, 0],
  [112, -92, 4],
  [-188, 74, -2],
  [-38, 70, 0],
  [130, 78, 14],
] as const;

interface Look {
  readonly top: Hex;
  readonly side: Hex;
  readonly kind: 'crackled' | 'smooth' | 'oaty' | 'leaves' | 'crumb';
}

/** Six squares cut from a tray, on a board: brownies, bars, cornbread, fudge, baklava. */
export const servedAsSquares: Vessel = ({ dishName, foods, canvas }) => {
  const look = lookOf(dishName, foods);
  const studs = piecesOf(foods, ['topping', 'fruit', 'main'])
    .filter((food) => pieceRadius(food) < 21)
    .slice(0, 2);
  const squares = PLACES.map(([x, y, turn]) =>
    placeShapes(x, y, turn + (canvas.random() - 0.5) * 3, 1, square(look, studs, canvas)),
  );
  return {
    view: 'from above',
    dish: onBoard(squares.join('')),
    cutlery: '',
    freePlaces: [
      { x: 66, y: 78 },
      { x: 726, y: 530 },
    ],
  };
};

function lookOf(dishName: ReadName, foods: readonly DishFood[]): Look {
  const crumb = crumbColour(dishName, foods);
  if (dishName.is('leaved')) return { top: '#d9a04e', side: '#b0752f', kind: 'leaves' };
  if (dishName.is('citrus bar')) return { top: '#f6d65c', side: '#e0bb7a', kind: 'smooth' };
  if (dishName.is('fudge')) {
    const top: Hex = dishName.is('dark fudge') ? '#7a4a30' : '#cf9a5c';
    return { top, side: darker(top, 0.18), kind: 'smooth' };
  }
  if (dishName.is('marshmallow bar')) return { top: '#f3dfae', side: '#dcc083', kind: 'oaty' };
  if (dishName.is('oaty')) {
    return { top: '#d6a860', side: '#a87738', kind: 'oaty' };
  }
  if (dishName.is('brownie')) {
    const isBlond = dishName.is('blond');
    const inner: Hex = isBlond ? '#e3b571' : crumb;
    return {
      top: isBlond ? '#cf9550' : mix(inner, '#9a6a4c', 0.35),
      side: darker(inner, 0.12),
      kind: 'crackled',
    };
  }
  return { top: mix(crustColour(crumb), crumb, 0.45), side: darker(crumb, 0.08), kind: 'crumb' };
}

const overTop: Area = (random) => ({ x: (random() - 0.5) * (SIZE - 40), y: (random() - 0.5) * (SIZE - 40) });

function square({ top, side, kind }: Look, studs: readonly PieceFood[], canvas: Canvas): string {
  const { random, pieces } = canvas;
  const from = -SIZE / 2;
  const taken: Spot[] = [];
  const pieced = studs.flatMap((food) =>
    pack(random, 4, pieceRadius(food) * 0.95, overTop, taken).map(({ x, y }) =>
      pieces.place(food, x, y, { scale: 0.84 }),
    ),
  );
  return (
    group(box(from, from, SIZE, SIZE + THICK, 12, INK), { transform: 'translate(8 9)', opacity: 0.2 }) +
    box(from, from + 20, SIZE, SIZE - 20 + THICK, 11, side) +
    repeat(7, (index) =>
      pieces.stamp(
        'crumb',
        () => path(blob(5, 3, 5, 0.2, random), darker(side, 0.18)),
        from + 16 + index * 18,
        SIZE / 2 + 8 + random() * 10,
        { rotation: 0 },
      ),
    ) +
    box(from, from, SIZE, SIZE, 11, darker(top, 0.1)) +
    box(from + 1, from, SIZE - 6, SIZE - 6, 10, top) +
    texture(kind, top, canvas) +
    pieced.join('')
  );
}

function texture(kind: Look['kind'], top: Hex, { random, pieces }: Canvas): string {
  const fleck = (width: number, height: number, fill: Hex) => {
    const { x, y } = overTop(random);
    return pieces.stamp(
      `fleck${fill}`,
      () => path(blob(width, height, 6, 0.22, random), fill),
      x * 1.15,
      y * 1.15,
    );
  };
  if (kind === 'crackled') {
    const crack = 'M-50-34L-22-46L4-30L34-42M-44 20L-12 8L10 24L44 10M-6-30L-12 8M10 24L4 50';
    return (
      stroke(crack, lighter(top, 0.22), 4) +
      stroke(crack, darker(top, 0.26), 2, { transform: 'translate(1.5 2)' })
    );
  }
  if (kind === 'oaty')
    return repeat(16, (index) => fleck(9, 5, index % 2 === 0 ? lighter(top, 0.35) : darker(top, 0.16)));
  if (kind === 'leaves') {
    return (
      stroke('M-56-44L56-10M-56-8L56 26M-56 28L56 56', darker(top, 0.2), 3) +
      stroke('M-56 50L56-52', darker(top, 0.28), 4)
    );
  }
  if (kind === 'smooth') return stroke('M-50-52H18', lighter(top, 0.4), 6, { opacity: 0.8 });
  return repeat(9, (index) => fleck(6, 4, index % 2 === 0 ? lighter(top, 0.3) : darker(top, 0.14)));
}
