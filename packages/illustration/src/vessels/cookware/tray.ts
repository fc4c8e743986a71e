import type { Canvas } from '../../arrange/canvas.ts';
import { PIECE_SCALE } from '../../arrange/piece-sheet.ts';
import { blob } from '../../blob.ts';
import { type Hex, INK } from '../../colour.ts';
import { type PieceFood, pieceRadius, piecesExcept, piecesOf } from '../../dish-food.ts';
import { repeat } from '../../glyphs/glyph.ts';
import { GLYPHS } from '../../glyphs/glyphs.ts';
import { type Area, pack, type Spot } from '../../packing.ts';
import { box, group, path, placeShapes } from '../../shapes.ts';
import type { Vessel } from '../vessel.ts';

const WIDTH = 560;
const HEIGHT = 372;
const PAPER: Hex = '#efe3c8';
const LEFT = -WIDTH / 2;
const TOP = -HEIGHT / 2;

/** Two pieces with at least this radius, one behind the other, fill a band. */
const TWO_TO_A_BAND = 44;

const MOST_BANDS = 5;

interface Band {
  /** The x of its centre. */
  readonly x: number;
  readonly width: number;
  readonly taken: Spot[];
}

/** A baking tray with each food in a slanted band. */
export const servedOnTray: Vessel = ({ foods, canvas }) => {
  const { random, pieces } = canvas;
  const bands = piecesExcept(foods, ['topping', 'garnish']).slice(0, MOST_BANDS);
  const bandWidth = (WIDTH - 90) / Math.max(1, bands.length);
  const taken: Spot[] = [];
  let roast = '';
  bands.forEach((food, index) => {
    roast += band(canvas, food, { x: LEFT + 45 + bandWidth * (index + 0.5), width: bandWidth, taken });
  });
  for (const topping of piecesOf(foods, ['topping']).slice(0, 2)) {
    const spots = pack(random, 10, 26, overTray);
    roast += spots.map(({ x, y }) => pieces.place(topping, x, y)).join('');
  }
  const [citrus] = piecesOf(foods, ['garnish']);
  if (citrus !== undefined) {
    for (const [x, y] of [[-150, -96] as const, [40, 98] as const, [176, -80] as const]) {
      roast += placeShapes(x, y, random() * 360, 1, GLYPHS.citrusSlice(random, citrus.colour));
    }
  }
  const base = foods.find(({ fill }) => fill === 'oats');
  const clusters = base === undefined ? '' : toasted(canvas);
  return onTray(clusters + roast);
};

/** Draws the content around the origin on a slightly rotated tray. */
export function onTray(content: string, ground: Hex = PAPER): ReturnType<Vessel> {
  return {
    view: 'from above',
    dish: placeShapes(400, 300, -7, 1.14, emptyTray(ground) + content),
    cutlery: '',
    freePlaces: [
      { x: 64, y: 70 },
      { x: 738, y: 536 },
    ],
  };
}

const overTray: Area = (random) => ({
  x: (random() - 0.5) * (WIDTH - 130),
  y: (random() - 0.5) * (HEIGHT - 130),
});

function band({ random, pieces }: Canvas, food: PieceFood, { x, width, taken }: Band): string {
  if (pieceRadius(food) > TWO_TO_A_BAND) {
    const columns = Math.max(1, Math.round(width / 165));
    return Array.from({ length: columns }, (_, column) => x + ((column + 0.5) / columns - 0.5) * width)
      .flatMap((middle) => [-66, 68].map((y) => ({ middle, y })))
      .map(({ middle, y }) => {
        taken.push({ x: middle, y, radius: 56 });
        const nudge = (random() - 0.5) * 14;
        const rotation = 62 + random() * 20;
        const scale = Math.min(1.1, width / columns / 92) * food.scale;
        return placeShapes(middle + nudge, y, rotation, scale, GLYPHS[food.glyph](random, food.colour));
      })
      .join('');
  }
  const slanted: Area = (source) => {
    const y = (source() - 0.5) * (HEIGHT - 100);
    return { x: x - y * 0.16 + (source() - 0.5) * width * 0.95, y };
  };
  const radius = pieceRadius(food) * PIECE_SCALE * 0.78;
  const backToFront = pack(
    random,
    food.role === 'bean' ? 28 : Math.round((11 * width * MOST_BANDS) / (WIDTH - 90)),
    radius,
    slanted,
    taken,
  ).sort((a, b) => a.y - b.y);
  return backToFront
    .map((spot) => {
      const rotation = food.glyph === 'broccoli' ? -40 + random() * 80 : undefined;
      return pieces.place(food, spot.x, spot.y, { rotation });
    })
    .join('');
}

/** Oats in loose clusters: granola. */
function toasted({ random, pieces }: Canvas): string {
  return repeat(110, (index) => {
    const { x, y } = overTray(random);
    const colour = index % 3 === 0 ? '#c48a44' : index % 3 === 1 ? '#eccb90' : '#d9a75e';
    const cluster = () => path(blob(14, 10, 6, 0.2, random), colour);
    return pieces.stamp(`cluster${index % 3}`, cluster, x * 1.14, y * 1.2, { scale: 0.7 + random() * 0.7 });
  });
}

/** A steel tray with baking paper, or another ground, around the origin. */
function emptyTray(ground: Hex): string {
  const [right, bottom] = [WIDTH / 2, HEIGHT / 2];
  const paper =
    `M${LEFT + 30} ${TOP + 34}L${right - 34} ${TOP + 26}` +
    `L${right - 26} ${bottom - 36}L${LEFT + 26} ${bottom - 28}Z`;
  return (
    group(box(LEFT, TOP, WIDTH, HEIGHT, 30, INK), { transform: 'translate(14 18)', opacity: 0.18 }) +
    box(LEFT, TOP, WIDTH, HEIGHT, 30, '#8d8f8c') +
    box(LEFT + 3, TOP + 2, WIDTH - 8, HEIGHT - 8, 28, '#b9bbb6') +
    box(LEFT + 16, TOP + 16, WIDTH - 32, HEIGHT - 32, 18, '#55595a') +
    box(LEFT + 18, TOP + 20, WIDTH - 36, HEIGHT - 36, 17, '#666b6b') +
    path(paper, ground)
  );
}
