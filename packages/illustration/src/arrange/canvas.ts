import type { Random } from '@game-plan/domain/random';
import { createPieceSheet, type PieceSheet } from './piece-sheet.ts';

/** Shared by the parts of one drawing: the random numbers and the ids. */
export interface Canvas {
  readonly random: Random;
  readonly pieces: PieceSheet;
  /** Returns `shapes` clipped to `region`. */
  clip(region: string, shapes: string): string;
}

/** `prefix` starts every id, so that several drawings can be in one document. */
export function createCanvas(prefix: string, random: Random): Canvas {
  let clips = 0;
  return {
    random,
    pieces: createPieceSheet(`${prefix}-piece`, random),
    clip(region, shapes) {
      const id = `${prefix}-clip-${clips}`;
      clips += 1;
      return `<clipPath id="${id}">${region}</clipPath><g clip-path="url(#${id})">${shapes}</g>`;
    },
  };
}
