import type { Random } from '../../../random.ts';
import { scatter } from '../../arrange/scatter.ts';
import { blob } from '../../blob.ts';
import { darker, INK } from '../../colour.ts';
import { piecesExcept } from '../../dish-food.ts';
import { face, times } from '../../glyphs/glyph.ts';
import { inDisc } from '../../packing.ts';
import { circle, path, placed, stroke } from '../../shapes.ts';
import type { Vessel } from '../vessel.ts';

const ROOM = 66_000;

/** A round pizza on a round board, cut in three. */
export const servedAsPizza: Vessel = ({ foods, canvas }) => {
  const toppings = piecesExcept(foods, ['bread', 'base', 'sauce']);
  const pizza =
    crust(canvas.random) +
    canvas.clip(circle(0, 0, 190, '#000000'), scatter(canvas, toppings, 168, ROOM)) +
    stroke('M0 0L-222 0M0 0L157-157M0 0L157 157', darker('#e7bd78', 0.3), 4, { opacity: 0.5 });
  const board =
    circle(10, 20, 252, INK, 0.14) + circle(0, 0, 250, '#b57c46') + circle(-2, -4, 247, '#c68d55');
  return {
    view: 'from above',
    dish: placed(400, 302, 0, 1.08, board + pizza),
    cutlery: '',
    freePlaces: [
      { x: 84, y: 88 },
      { x: 724, y: 512 },
      { x: 92, y: 520 },
    ],
  };
};

function crust(random: Random): string {
  return (
    circle(12, 16, 222, INK, 0.18) +
    path(blob(222, 222, 16, 0.012, random), '#c98f4a') +
    face(blob(216, 216, 16, 0.012, random), '#e7bd78', 'translate(-3 -4)') +
    circle(0, 0, 184, '#c8492b') +
    path(blob(176, 176, 14, 0.04, random), '#f6dc94') +
    times(9, (index) => {
      const { x, y } = inDisc(150)(random);
      const rotation = random() * 360;
      const melted = blob(34, 24, 7, 0.2, random);
      return placed(x, y, rotation, 1, path(melted, index % 2 === 0 ? '#eec876' : '#fbe9b4'));
    })
  );
}
