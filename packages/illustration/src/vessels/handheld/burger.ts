import type { SandwichLayer } from '@game-plan/lexicon/drawing-data';
import { drawLayer, sandwichLayers } from '../../arrange/sandwich-layers.ts';
import { darker, type Hex, INK, lighter } from '../../colour.ts';
import type { DishFood } from '../../dish-food.ts';
import { repeat } from '../../glyphs/glyph.ts';
import type { ReadName } from '../../read-name.ts';
import { ellipse, path, placeShapes, stroke } from '../../shapes.ts';
import { onShelf } from '../on-shelf.ts';
import type { Vessel } from '../vessel.ts';
import { plateFromFront } from '../ware.ts';

const HALF = 150;
const BUN: Hex = '#dd9a48';

/** A burger from the front, with a layer for every ingredient, and sesame on the bun only if the recipe has it. */
export const servedAsBurger: Vessel = ({ dishName, foods, ware, canvas }) => {
  const layers = withPatty(
    dishName,
    // Its egg binds the patty.
    sandwichLayers(foods.filter(({ glyph }) => glyph !== 'boiledEgg')),
  );
  const foot = 148;
  let bottom = foot - 44;
  let inside = '';
  for (const layer of layers) {
    inside += drawLayer(layer, -HALF + 4, HALF - 4, bottom);
    bottom -= layer.height;
  }
  const burger =
    ellipse(10, foot + 6, HALF + 26, 15, INK, 0, 0.18) +
    heel(foot) +
    inside +
    crown(bottom, foods, canvas.random);
  return onShelf(plateFromFront(ware, 262) + burger, layers.length > 5 ? 1.2 : 1.32);
};

/** Adds a patty according to the burger's name if none of its ingredients makes one. */
function withPatty(dishName: ReadName, layers: readonly SandwichLayer[]): SandwichLayer[] {
  if (layers.some(({ kind, order }) => order === 3 && kind !== 'smear')) return [...layers];
  const isMeat = !dishName.is('meatless');
  const patty: SandwichLayer = {
    kind: 'patty',
    colour: isMeat ? '#75412c' : '#86603a',
    height: 40,
    order: 3,
  };
  return [...layers, patty].sort((a, b) => a.order - b.order);
}

function heel(foot: number): string {
  return (
    path(
      `M${-HALF} ${foot - 44}H${HALF}V${foot - 26}Q${HALF} ${foot} ${HALF - 34} ${foot}H${-HALF + 34}Q${-HALF} ${foot} ${-HALF} ${foot - 26}Z`,
      darker(BUN, 0.18),
    ) +
    path(
      `M${-HALF} ${foot - 44}H${HALF}V${foot - 28}Q${HALF} ${foot - 10} ${HALF - 40} ${foot - 10}H${-HALF + 34}Q${-HALF} ${foot - 10} ${-HALF} ${foot - 28}Z`,
      BUN,
    ) +
    path(`M${-HALF} ${foot - 44}H${HALF}V${foot - 36}H${-HALF}Z`, '#f4dcaa')
  );
}

function crown(bottom: number, foods: readonly DishFood[], random: () => number): string {
  const top = bottom - 104;
  const dome = `M${-HALF - 4} ${bottom}C${-HALF - 14} ${top - 8} ${HALF + 14} ${top - 8} ${HALF + 4} ${bottom}Q${HALF + 4} ${bottom + 8} ${HALF - 8} ${bottom + 8}H${-HALF + 8}Q${-HALF - 4} ${bottom + 8} ${-HALF - 4} ${bottom}Z`;
  const seeds = foods.some(({ name }) => name.is('sesame'));
  return (
    path(dome, darker(BUN, 0.16)) +
    path(dome, BUN, { transform: `translate(-3 ${-4 + bottom * 0.04}) scale(.975 .96)` }) +
    stroke(`M${-HALF + 26} ${bottom - 40}Q${-HALF + 52} ${top + 26} -40 ${top + 18}`, lighter(BUN, 0.42), 9, {
      opacity: 0.85,
    }) +
    (seeds
      ? repeat(13, (index) => {
          const x = -92 + (index % 7) * 31 + (index > 6 ? 15 : 0);
          const y = top + (index > 6 ? 56 : 34) + Math.abs(x) * 0.16 + random() * 6;
          return placeShapes(x, y, -30 + random() * 60, 1, ellipse(0, 0, 6.5, 3.6, '#fdf0cd'));
        })
      : '')
  );
}
