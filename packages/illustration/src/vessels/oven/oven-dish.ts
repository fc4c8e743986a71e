import type { Canvas } from '../../arrange/canvas.ts';
import { blob } from '../../blob.ts';
import { darker, type Hex, INK, lighter, mix } from '../../colour.ts';
import type { PieceFood } from '../../dish-food.ts';
import { type Area, pack } from '../../packing.ts';
import { readName } from '../../read-name.ts';
import { box, group, path, placeShapes, stroke } from '../../shapes.ts';
import type { ServedDish } from '../vessel.ts';

/** The size of an oven dish's contents, around the origin. */
export const OVEN_WIDTH = 496;
export const OVEN_HEIGHT = 322;

const OUTER_WIDTH = OVEN_WIDTH + 64;
const OUTER_HEIGHT = OVEN_HEIGHT + 64;

const CERAMICS: readonly Hex[] = ['#f5ecd8', '#3c6288', '#c95a3c', '#3f7a68', '#e0b95f'];

/** Anywhere in the dish, `margin` from its sides. */
export function overDish(margin: number): Area {
  return (random) => ({
    x: (random() - 0.5) * (OVEN_WIDTH - 2 * margin),
    y: (random() - 0.5) * (OVEN_HEIGHT - 2 * margin),
  });
}

/** A deep ceramic dish with two handles, from above, with its filling. */
export function inOvenDish(canvas: Canvas, filling: string): ServedDish {
  const glaze = CERAMICS[Math.floor(canvas.random() * CERAMICS.length)] ?? '#f5ecd8';
  const region = box(-OVEN_WIDTH / 2, -OVEN_HEIGHT / 2, OVEN_WIDTH, OVEN_HEIGHT, 38, '#000000');
  return {
    view: 'from above',
    dish: placeShapes(400, 300, -6, 1.12, ceramic(glaze) + canvas.clip(region, filling) + gloss(glaze)),
    cutlery: '',
    freePlaces: [
      { x: 62, y: 66 },
      { x: 740, y: 538 },
    ],
  };
}

function ceramic(glaze: Hex): string {
  const [left, top] = [-OUTER_WIDTH / 2, -OUTER_HEIGHT / 2];
  const handle = (x: number) =>
    box(x, -64, 74, 128, 34, darker(glaze, 0.14)) + box(x + 2, -66, 66, 122, 32, glaze);
  return (
    group(
      box(left, top, OUTER_WIDTH, OUTER_HEIGHT, 60, INK) +
        box(left - 34, -64, OUTER_WIDTH + 68, 128, 40, INK),
      {
        transform: 'translate(14 18)',
        opacity: 0.17,
      },
    ) +
    handle(left - 34) +
    handle(-left - 40) +
    box(left, top, OUTER_WIDTH, OUTER_HEIGHT, 60, darker(glaze, 0.2)) +
    box(left + 2, top, OUTER_WIDTH - 6, OUTER_HEIGHT - 7, 58, glaze) +
    box(left + 26, top + 26, OUTER_WIDTH - 52, OUTER_HEIGHT - 52, 44, darker(glaze, 0.3))
  );
}

function gloss(glaze: Hex): string {
  const [left, top] = [-OUTER_WIDTH / 2, -OUTER_HEIGHT / 2];
  return stroke(
    `M${left + 12} ${top + 90}V${top + 60}Q${left + 14} ${top + 13} ${left + 62} ${top + 12}H${left + 150}`,
    lighter(glaze, 0.5),
    5,
    { opacity: 0.7 },
  );
}

/** A plain ground over the whole dish with patches of light and shade. */
export function ovenGround(colour: Hex, random: () => number): string {
  const patches = pack(random, 14, 34, overDish(30)).map(({ x, y }, index) => {
    const shade = index % 2 === 0 ? darker(colour, 0.09) : lighter(colour, 0.18);
    return placeShapes(x, y, random() * 180, 1, path(blob(44, 24, 7, 0.2, random), shade));
  });
  return box(-OVEN_WIDTH / 2, -OVEN_HEIGHT / 2, OVEN_WIDTH, OVEN_HEIGHT, 38, colour) + patches.join('');
}

/** Melted cheese with browned blisters; `share` (0 to 1) of the surface. */
export function meltedCheese(share: number, { random, pieces }: Canvas): string {
  const pools = pack(random, Math.round(42 * share), 24, overDish(14)).map(({ x, y }, index) => {
    const fill: Hex = index % 2 === 0 ? '#f4c95c' : '#f7d67c';
    const pool = () => path(blob(44, 29, 7, 0.18, random), fill, { opacity: 0.94 });
    return pieces.stamp(`cheese${index % 2}`, pool, x, y, { scale: 0.85 + random() * 0.3 });
  });
  const blisters = pack(random, Math.round(24 * share), 16, overDish(26)).map(({ x, y }, index) => {
    const fill: Hex = index % 3 === 0 ? '#b8702c' : '#d99a3e';
    const blister = () => path(blob(17, 10, 7, 0.22, random), fill, { opacity: 0.8 });
    return pieces.stamp(`blister${index % 3 === 0}`, blister, x, y, { scale: 0.8 + random() * 0.5 });
  });
  return pools.join('') + blisters.join('');
}

/** `count` crumbs of butter dough or bread over the whole dish. */
export function crumbLid(colour: Hex, count: number, { random, pieces }: Canvas, size = 1): string {
  const crumbs = [colour, lighter(colour, 0.3), darker(colour, 0.1), mix(colour, '#a9642b', 0.3)].map(crumb);
  return Array.from({ length: count }, (_, index) => {
    const { x, y } = overDish(6)(random);
    const food = crumbs[index % crumbs.length];
    return food === undefined ? '' : pieces.place(food, x, y, { scale: size * (0.9 + random() * 0.9) });
  }).join('');
}

function crumb(colour: Hex): PieceFood {
  return {
    name: readName(''),
    role: 'topping',
    glyph: 'crumble',
    fill: null,
    colour,
    tint: undefined,
    radius: 13,
    scale: 1,
  };
}
