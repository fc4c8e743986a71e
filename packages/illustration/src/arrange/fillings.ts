import type { Random } from '@game-plan/domain/random';
import { blob } from '../blob.ts';
import { darker, type Hex, lighter } from '../colour.ts';
import type { PieceFood } from '../dish-food.ts';
import { repeat } from '../glyphs/glyph.ts';
import { inDisc } from '../packing.ts';
import { readName } from '../read-name.ts';
import { circle, decimal, path, placeShapes, polar, stroke, TURN } from '../shapes.ts';
import type { Canvas } from './canvas.ts';
import { ground } from './grain-texture.ts';

/** A round of sauce around the origin: patches of light and shade, and bubbles. */
export function sauceFilling(colour: Hex, radius: number, random: Random): string {
  const patches = repeat(7, (index) => {
    const { x, y } = inDisc(radius * 0.86)(random);
    const rotation = random() * 360;
    const outline = blob(34 + random() * 34, 16 + random() * 14, 7, 0.2, random);
    const shade = index % 2 === 0 ? darker(colour, 0.1) : lighter(colour, 0.16);
    return placeShapes(x, y, rotation, 1, path(outline, shade));
  });
  const bubbles = repeat(12, () => {
    const { x, y } = inDisc(radius * 0.9)(random);
    return circle(x, y, 3 + random() * 4, lighter(colour, 0.34), 0.8);
  });
  return ground(colour, radius) + patches + bubbles;
}

const SALAD_LEAF: PieceFood = {
  name: readName(''),
  role: 'leaf',
  glyph: 'lettuce',
  fill: null,
  colour: '#8dbb4e',
  tint: undefined,
  radius: 30,
  scale: 1.25,
};
const DARK_SALAD_LEAF: PieceFood = { ...SALAD_LEAF, colour: '#6ea43f' };

/** A bed of salad leaves. */
export function saladFilling(canvas: Canvas, radius: number): string {
  const leaves = repeat(16, (index) => {
    const { x, y } = polar((index / 16) * TURN, radius * (index % 2 === 0 ? 0.46 : 0.8));
    return canvas.pieces.place(index % 3 === 0 ? DARK_SALAD_LEAF : SALAD_LEAF, x, y);
  });
  return ground('#6f9f42', radius) + leaves;
}

const CHOPPED_HERB: PieceFood = {
  ...SALAD_LEAF,
  role: 'topping',
  glyph: 'herb',
  colour: undefined,
  radius: 14,
};

/** A bed of chopped herbs. */
export function herbFilling(canvas: Canvas, radius: number): string {
  const herbs = repeat(70, () => {
    const { x, y } = inDisc(radius * 0.92)(canvas.random);
    return canvas.pieces.place(CHOPPED_HERB, x, y);
  });
  return ground('#5f8f3a', radius) + herbs;
}

/** Yogurt or a smoothie bowl: one swirl. */
export function creamFilling(colour: Hex, radius: number): string {
  const along = (share: number) => decimal(radius * share);
  const swirl =
    `M${along(-0.5)} ${along(0.1)}C${along(-0.5)} ${along(-0.6)} ${along(0.5)} ${along(-0.6)} ${along(0.5)} 0` +
    `C${along(0.45)} ${along(0.5)} ${along(-0.15)} ${along(0.4)} ${along(-0.1)} 0`;
  return ground(colour, radius) + stroke(swirl, darker(colour, 0.1), 12);
}
