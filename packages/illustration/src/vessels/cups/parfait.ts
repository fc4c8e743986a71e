import type { Trait } from '@game-plan/lexicon/drawing-data';
import { fruitFilling } from '../../arrange/filling-colour.ts';
import { spreadPieces } from '../../arrange/on-top.ts';
import { LARGE_PIECE } from '../../arrange/sectors.ts';
import { blob } from '../../blob.ts';
import { darker, type Hex, INK, lighter } from '../../colour.ts';
import { type DishFood, isFruit, pieceRadius, piecesOf } from '../../dish-food.ts';
import { repeat } from '../../glyphs/glyph.ts';
import { inEllipse } from '../../packing.ts';
import type { ReadName } from '../../read-name.ts';
import { box, ellipse, path, placeShapes, stroke } from '../../shapes.ts';
import { onShelf } from '../on-shelf.ts';
import type { Serving, Vessel } from '../vessel.ts';

const RIM = -140;
const FLOOR = 112;
const GLASS = `M-104 ${RIM}L-66 ${FLOOR - 12}Q-60 ${FLOOR + 12} -30 ${FLOOR + 14}H30Q60 ${FLOOR + 12} 66 ${FLOOR - 12}L104 ${RIM}`;

type Kind = 'cream' | 'fruit' | 'crunch' | 'cake' | 'chocolate';

/** A tall glass of layers: cream or yogurt, fruit, granola, cake, each only if it is in the recipe. */
export const servedAsParfait: Vessel = (serving) => {
  const { foods, canvas } = serving;
  const kinds = layersOf(serving);
  const height = (FLOOR + 14 - RIM - 16) / 6;
  const stack = repeat(6, (index) => {
    const kind = kinds[index % kinds.length] ?? 'cream';
    return layer(kind, FLOOR + 14 - height * (index + 1), height, serving);
  });
  const small = piecesOf(foods, ['fruit', 'topping']).filter((food) => pieceRadius(food) <= LARGE_PIECE);
  const top =
    path(
      `M-96 ${RIM + 14}C-104 ${RIM - 24} -54 ${RIM - 44} -8 ${RIM - 40}C46 ${RIM - 46} 102 ${RIM - 26} 96 ${RIM + 14}C50 ${RIM + 34} -50 ${RIM + 34} -96 ${RIM + 14}Z`,
      '#f0e6d2',
    ) +
    path(
      `M-92 ${RIM + 8}C-98 ${RIM - 24} -52 ${RIM - 40} -8 ${RIM - 36}C44 ${RIM - 42} 96 ${RIM - 24} 90 ${RIM + 8}C46 ${RIM + 24} -46 ${RIM + 24} -92 ${RIM + 8}Z`,
      '#fffaf0',
    );
  const fruits = spreadPieces(canvas, small.slice(0, 3), {
    area: inEllipse(0, RIM - 26, 60, 12),
    each: 3,
    scale: 0.82,
    spacing: 0.62,
  });
  const glass =
    ellipse(12, 170, 92, 13, INK, 0, 0.17) +
    ellipse(0, 162, 70, 13, '#dfe6e2', 0, 0.95) +
    ellipse(0, 158, 66, 10, '#ffffff', 0, 0.7) +
    box(-10, FLOOR + 10, 20, 50, 8, '#e9efec') +
    path(`${GLASS}Z`, '#ffffff', { opacity: 0.4 }) +
    canvas.clip(path(`${GLASS}Z`, '#000000'), stack) +
    path(`M-84 ${RIM + 20}L-54 ${FLOOR - 20}L-42 ${FLOOR - 20}L-66 ${RIM + 20}Z`, '#ffffff', {
      opacity: 0.4,
    }) +
    stroke(GLASS, '#fffaf0', 7, { opacity: 0.9 });
  return onShelf(glass + top + fruits, 1.24);
};

function layersOf({ dishName, foods }: Serving): Kind[] {
  const has = (trait: Trait) => foods.some(({ name }) => name.is(trait));
  const found: Kind[] = [];
  if (has('crunchy layer')) found.push('crunch');
  if (has('sponge layer') || (dishName.is('trifle') && foods.length === 0)) found.push('cake');
  if (foods.some(isFruit) || foods.some(({ name }) => name.is('jam')) || foods.length === 0)
    found.push('fruit');
  if (has('chocolate')) found.push('chocolate');
  return found.flatMap((kind) => [kind, 'cream' as const]).concat(found.length === 0 ? ['cream'] : []);
}

function layer(
  kind: Kind,
  top: number,
  height: number,
  { dishName, foods, canvas: { random } }: Serving,
): string {
  const colour = colourOf(kind, dishName, foods);
  const ground = path(`M-120 ${top}q30-8 60 0t60 0t60 0t60 0V${top + height + 3}H-120Z`, colour);
  if (kind === 'cream') return ground;
  const bits = repeat(kind === 'fruit' ? 9 : 16, (index) => {
    const [x, y] = [-92 + random() * 184, top + 6 + random() * (height - 10)];
    const fill = index % 2 === 0 ? lighter(colour, 0.26) : darker(colour, 0.14);
    return placeShapes(
      x,
      y,
      random() * 180,
      1,
      path(kind === 'fruit' ? blob(13, 9, 7, 0.15, random) : blob(8, 5, 6, 0.2, random), fill),
    );
  });
  return ground + bits;
}

function colourOf(kind: Kind, dishName: ReadName, foods: readonly DishFood[]): Hex {
  if (kind === 'fruit') return fruitFilling(dishName, foods) ?? '#c8485a';
  if (kind === 'crunch') return '#cf9c56';
  if (kind === 'cake') return '#eecb86';
  if (kind === 'chocolate') return '#6b3f28';
  return foods.some(({ name }) => name.is('custard')) ? '#f8dc86' : '#fdf5e4';
}
