import { INK } from '../colour.ts';
import { box, circle, group, placeShapes, stroke } from '../shapes.ts';

const GRAIN = 'M-270-120Q-60-140 220-118M-276-30Q-40-10 230-40M-270 70Q-20 50 226 76M-260 140Q0 156 210 138';

/** A wooden board in the middle of the scene, with `food` on it. */
export function onBoard(food: string): string {
  const board =
    group(box(-300, -190, 560, 380, 44, INK), { transform: 'translate(14 18)', opacity: 0.17 }) +
    box(236, -34, 130, 68, 30, '#a9703f') +
    box(-300, -190, 560, 380, 44, '#a9703f') +
    box(-300, -190, 556, 372, 42, '#c68d55') +
    box(240, -34, 120, 60, 28, '#c68d55') +
    circle(334, -4, 13, '#7d4f2a') +
    stroke(GRAIN, '#b57c46', 5);
  return placeShapes(404, 304, -6, 1.13, board + food);
}
