import type { Canvas } from '../../arrange/canvas.ts';
import { dipColour } from '../../arrange/dip-colour.ts';
import { LARGE_PIECE } from '../../arrange/sectors.ts';
import { blob } from '../../blob.ts';
import { darker, type Hex, INK, lighter } from '../../colour.ts';
import { type PieceFood, pieceRadius, piecesExcept } from '../../dish-food.ts';
import { repeat } from '../../glyphs/glyph.ts';
import { inDisc } from '../../packing.ts';
import type { ReadName } from '../../read-name.ts';
import { box, circle, ellipse, path, placeShapes, polar, stroke, TURN } from '../../shapes.ts';
import { onBoard } from '../board.ts';
import { onPlate } from '../on-plate.ts';
import type { Vessel } from '../vessel.ts';
import { dipBowl } from './skewers.ts';

type Roll = 'fried' | 'clear' | 'pastry' | 'leaf' | 'churro';

/** Rolls side by side on a plate, one of them cut: fried, or wrapped in rice paper, pastry or a leaf. */
export const servedAsRolls: Vessel = ({ dishName, foods, ware, canvas }) => {
  const kind = rollKind(dishName);
  const dip = dipColour(foods);
  const fillings = piecesExcept(foods, ['bread', 'hero', 'dollop', 'garnish', 'topping', 'sauce']).filter(
    (food) => pieceRadius(food) <= LARGE_PIECE,
  );
  const rows = [-92, -46, 0, 46, 92].map((y, index) =>
    placeShapes(
      dip === null ? 0 : -28,
      y,
      -6 + (canvas.random() - 0.5) * 5,
      1,
      roll(kind, fillings, index, canvas),
    ),
  );
  return onPlate(ware, rows.join('') + (dip === null ? '' : dipBowl(dip)));
};

function rollKind(dishName: ReadName): Roll {
  if (dishName.is('clear roll')) return 'clear';
  if (dishName.is('leaf roll')) return 'leaf';
  if (dishName.is('churro')) return 'churro';
  return dishName.is('pastry roll') ? 'pastry' : 'fried';
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
    const seen = repeat(7, (spot) => {
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
      repeat(16, () => circle(-112 + random() * 220, -20 + random() * 30, 2.2, '#fdf3dd'))
    );
  }
  return (
    body +
    lit +
    stroke('M-30-24C-14-10-14 4-30 14', darker(colour, 0.2), 5) +
    repeat(7, () =>
      circle(
        -110 + random() * 214,
        -18 + random() * 26,
        2 + random() * 3,
        random() > 0.5 ? darker(colour, 0.16) : lighter(colour, 0.3),
      ),
    )
  );
}

/** Eight pieces of rice and filling in seaweed, on a board. */
export const servedAsSushiRolls: Vessel = ({ foods, canvas }) => {
  const { random } = canvas;
  const fillings = piecesExcept(foods, ['base', 'topping', 'dollop', 'garnish', 'sauce', 'bread']).filter(
    ({ glyph }) => glyph !== 'seaweed',
  );
  const seeds = foods.some(({ name }) => name.is('sesame'));
  const rounds = [-1, 1].flatMap((row) =>
    [-204, -80, 44, 168].map((x) =>
      placeShapes(x + row * 12, row * 74, random() * 360, 1, maki(fillings, seeds, canvas)),
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
      return placeShapes(
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
    repeat(22, () => {
      const { x, y } = inDisc(44)(random);
      return ellipse(x, y, 6, 3.4, random() > 0.5 ? '#ffffff' : '#e9e0cb', random() * 180);
    }) +
    core +
    (hasSeeds
      ? repeat(7, (index) => {
          const { x, y } = polar((index / 7) * TURN, 40);
          return ellipse(x, y, 4, 2.4, '#d9a95c', random() * 180);
        })
      : '')
  );
}
