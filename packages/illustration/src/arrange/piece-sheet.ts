import type { Random } from '@game-plan/domain/random';
import type { PieceFood } from '../dish-food.ts';
import { GLYPHS } from '../glyphs/glyphs.ts';
import { decimal } from '../shapes.ts';

/** Pieces are drawn larger than their real size so that they are recognisable on a thumbnail 160 px wide. */
export const PIECE_SCALE = 1.24;

interface PieceOptions {
  readonly scale?: number;
  /** Degrees; random by default. */
  readonly rotation?: number | undefined;
}

/** Places pieces of food on a dish. Each look is drawn once in two versions, which are then reused. */
export interface PieceSheet {
  /** The markup of one piece at (x, y). */
  place(food: PieceFood, x: number, y: number, options?: PieceOptions): string;
  /**
   * Places any other repeated shape at (x, y). It is drawn once in each of two versions under its key, which must not
   * come from a name. Its scale is as given.
   */
  stamp(key: string, draw: () => string, x: number, y: number, options?: PieceOptions): string;
  /** The markup of every look used, for the drawing's <defs>. */
  definitions(): string;
}

/** `prefix` starts every id of the sheet. */
export function createPieceSheet(prefix: string, random: Random): PieceSheet {
  const looks = new Map<string, { id: string; shapes: string }>();

  function lookFor(food: PieceFood): string {
    return lookOf(`${food.glyph}${food.colour ?? ''}`, () => GLYPHS[food.glyph](random, food.colour));
  }

  function lookOf(key: string, draw: () => string): string {
    const version = `${key}${random() > 0.5 ? 'a' : 'b'}`;
    const known = looks.get(version);
    if (known !== undefined) return known.id;
    const id = `${prefix}-${looks.size}`;
    looks.set(version, { id, shapes: draw() });
    return id;
  }

  function use(id: string, x: number, y: number, scale: number, rotation: number | undefined): string {
    const size = Math.round(scale * 100) / 100;
    const turn = Math.round(rotation ?? random() * 360);
    const scaled = size === 1 ? '' : `scale(${size})`;
    return `<use href="#${id}" transform="translate(${decimal(x)} ${decimal(y)})rotate(${turn})${scaled}"/>`;
  }

  return {
    place(food, x, y, { scale = 1, rotation } = {}) {
      return use(lookFor(food), x, y, food.scale * scale * PIECE_SCALE, rotation);
    },
    stamp(key, draw, x, y, { scale = 1, rotation } = {}) {
      return use(lookOf(key, draw), x, y, scale, rotation);
    },
    definitions() {
      return Array.from(looks.values(), ({ id, shapes }) => `<g id="${id}">${shapes}</g>`).join('');
    },
  };
}
