import { spreadPieces } from '../../arrange/on-top.ts';
import { darker, type Hex, INK, lighter } from '../../colour.ts';
import { piecesOf } from '../../dish-food.ts';
import { box, group, placeShapes, stroke } from '../../shapes.ts';
import { onBoard } from '../board.ts';
import type { ServedDish, Vessel } from '../vessel.ts';

/** A rack of glazed ribs on a board, with two ribs cut off. */
export const servedAsRibs: Vessel = ({ foods, canvas }): ServedDish => {
  const glaze: Hex =
    foods.some(({ name }) => name.is('sticky glaze')) || foods.length === 0 ? '#7c2f1c' : '#9a5a30';
  const rib = (x: number, y: number, turn: number) =>
    placeShapes(
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
        spreadPieces(
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
