import type { Random } from '../../random.ts';
import { PIECE_SCALE } from '../arrange/piece-sheet.ts';
import { blob } from '../blob.ts';
import { INK } from '../colour.ts';
import { pieceRadius, piecesExcept } from '../dish-food.ts';
import { face } from '../glyphs/glyph.ts';
import { inDisc, pack, type Spot } from '../packing.ts';
import { fork } from '../scene/cutlery.ts';
import { box, circle, group, path, placed, stroke } from '../shapes.ts';
import { PLATE_RADIUS } from './plate.ts';
import type { Vessel } from './vessel.ts';
import { plate } from './ware.ts';

/** A stack on a plate, with syrup and butter; the eggs are in the batter. */
export const servedAsPancakes: Vessel = ({ foods, ware, canvas }) => {
  const { random, pieces } = canvas;
  const toppings = piecesExcept(foods, ['bread', 'base']).filter(({ glyph }) => glyph !== 'boiledEgg');
  const cakes = stack(random) + syrupAndButter(random);
  const taken: Spot[] = [{ x: 0, y: -8, radius: 42 }];
  const topped = toppings.flatMap((food) =>
    pack(random, 5, pieceRadius(food) * PIECE_SCALE * 0.9, inDisc(112), taken).map(({ x, y }) =>
      pieces.place(food, x, y),
    ),
  );
  return {
    view: 'from above',
    dish: placed(400, 300, 0, 1.08, plate(ware, PLATE_RADIUS) + cakes + topped.join('')),
    cutlery: fork(722, 250, 6),
    freePlaces: [
      { x: 86, y: 90 },
      { x: 716, y: 508 },
    ],
  };
};

function stack(random: Random): string {
  const cakes = ['translate(5 10)', 'translate(-4 5)', 'translate(0 0)'].map((transform) =>
    group(
      path(blob(164, 162, 14, 0.015, random), '#b9772f') +
        face(blob(158, 156, 14, 0.012, random), '#f0cf8f', 'translate(-2 -3)') +
        path(blob(140, 138, 14, 0.02, random), '#dfa050'),
      { transform },
    ),
  );
  return circle(8, 12, 168, INK, 0.15) + cakes.join('');
}

function syrupAndButter(random: Random): string {
  const butter =
    box(-20, -18, 44, 40, 6, INK, 0.15) +
    box(-24, -22, 44, 40, 6, '#e9bf58') +
    box(-24, -22, 40, 34, 6, '#fbe08b');
  return (
    path(blob(96, 84, 9, 0.16, random), '#c67a1e', { opacity: 0.85 }) +
    stroke('M60 50Q96 90 112 118M-70 30Q-104 70-112 96', '#c67a1e', 18, { opacity: 0.85 }) +
    placed(0, -8, 12, 1.35, butter)
  );
}
