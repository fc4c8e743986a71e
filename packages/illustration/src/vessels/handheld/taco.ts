import type { Canvas } from '../../arrange/canvas.ts';
import { LARGE_PIECE } from '../../arrange/sectors.ts';
import { blob } from '../../blob.ts';
import { INK } from '../../colour.ts';
import { type DishFood, type PieceFood, pieceRadius, piecesExcept, piecesOf } from '../../dish-food.ts';
import { repeat } from '../../glyphs/glyph.ts';
import { GLYPHS } from '../../glyphs/glyphs.ts';
import { inDisc, inEllipse, pack, type Spot } from '../../packing.ts';
import { circle, path, placeShapes } from '../../shapes.ts';
import { onBoard } from '../board.ts';
import type { Vessel } from '../vessel.ts';

const MOST_FILLINGS = 5;
const MOST_TOPPINGS = 3;

/** Three folded tortillas on a board. */
export const servedInTacos: Vessel = ({ foods, canvas }) => {
  const { random } = canvas;
  let tacos = '';
  for (const [x, y, rotation] of [[-192, 12, -10] as const, [-10, -10, 2] as const, [168, 18, 12] as const]) {
    tacos += placeShapes(x, y, rotation, 1, taco(foods, canvas));
  }
  const [citrus] = piecesOf(foods, ['garnish']);
  if (citrus !== undefined) {
    tacos += placeShapes(-282, -150, 24, 1.2, GLYPHS.citrusWedge(random, citrus.colour));
    tacos += placeShapes(250, 152, -20, 1.2, GLYPHS.citrusWedge(random, citrus.colour));
  }
  return {
    view: 'from above',
    dish: onBoard(tacos),
    cutlery: '',
    freePlaces: [
      { x: 64, y: 80 },
      { x: 726, y: 530 },
    ],
  };
};

function taco(foods: readonly DishFood[], canvas: Canvas): string {
  const { random } = canvas;
  const back = openTortilla(canvas);
  const filling = fillings(foods, canvas);
  const hasLeaves = foods.some(({ role }) => role === 'leaf');
  const leaves = path(blob(50, 98, 12, 0.07, random), hasLeaves ? '#7fae45' : '#c68f4e');
  const fold =
    path('M-104 0A104 104 0 0 1-14-103C-62-60-62 60-14 103A104 104 0 0 1-104 0Z', '#e3c07a') +
    path('M-101-3A101 101 0 0 1-22-99C-70-56-72 52-24 97A101 101 0 0 1-101-3Z', '#f4dda6') +
    repeat(4, (index) =>
      circle(-84 + random() * 16, -44 + index * 28 + random() * 10, 4 + random() * 5, '#d9ad66', 0.85),
    );
  return back + leaves + filling + fold;
}

function openTortilla({ random }: Canvas): string {
  const toasted = repeat(9, () => {
    const { x, y } = inDisc(92)(random);
    return circle(x, y, 5 + random() * 7, '#d9ad66', 0.8);
  });
  return (
    circle(10, 12, 104, INK, 0.17) + circle(0, 0, 104, '#c99a55') + circle(-2, -3, 101, '#f0d596') + toasted
  );
}

function fillings(foods: readonly DishFood[], canvas: Canvas): string {
  const taken: Spot[] = [];
  const fillers = piecesExcept(foods, ['bread', 'garnish', 'topping']).slice(0, MOST_FILLINGS);
  const toppings = piecesOf(foods, ['topping']).slice(0, MOST_TOPPINGS);
  const { random, pieces } = canvas;
  const sprinkled = (food: PieceFood) =>
    pack(random, 5, pieceRadius(food) * 0.8, inEllipse(0, 0, 34, 78))
      .map(({ x, y }) => pieces.place(food, x, y, { scale: 0.85 }))
      .join('');
  const laid = fillers.map((food) => ({ food, shapes: filler(food, canvas, taken) }));
  // Beans are small, so larger pieces must not cover them.
  const beansLast = [...laid].sort((a, b) => Number(a.food.role === 'bean') - Number(b.food.role === 'bean'));
  return beansLast.map(({ shapes }) => shapes).join('') + toppings.map(sprinkled).join('');
}

function filler(food: PieceFood, { random, pieces }: Canvas, taken: Spot[]): string {
  const isLarge = pieceRadius(food) > LARGE_PIECE;
  const scale = isLarge ? 0.62 : 0.8;
  const usual = isLarge ? 2 : 4;
  const count = food.role === 'bean' ? 9 : usual;
  return pack(random, count, pieceRadius(food) * scale * 0.8, inEllipse(0, 0, 34, 84), taken)
    .map(({ x, y }) => pieces.place(food, x, y, { scale }))
    .join('');
}
