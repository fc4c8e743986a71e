import { crumbColour, crustColour } from '../../arrange/cake-colours.ts';
import type { Canvas } from '../../arrange/canvas.ts';
import { blob } from '../../blob.ts';
import { darker, type Hex, INK, lighter, mix } from '../../colour.ts';
import { type DishFood, type PieceFood, pieceRadius, piecesOf } from '../../dish-food.ts';
import { face, repeat } from '../../glyphs/glyph.ts';
import { inDisc, pack, type Spot } from '../../packing.ts';
import type { ReadName } from '../../read-name.ts';
import { box, circle, group, path, placeShapes, stroke } from '../../shapes.ts';
import type { Vessel } from '../vessel.ts';

const WIDTH = 560;
const HEIGHT = 400;

const PLACES = [
  [-180, -122],
  [4, -126],
  [186, -116],
  [-94, 4],
  [96, 0],
  [-186, 124],
  [0, 128],
  [182, 122],
] as const;

const SMALL_PLACES = [
  ...[-200, -100, 0, 100, 200].map((x) => [x, -116] as const),
  ...[-150, -50, 50, 150].map((x) => [x, 0] as const),
  ...[-200, -100, 0, 100, 200].map((x) => [x, 116] as const),
];

/** Cookies on a rack: rounds, fingers, balls, shells or meringues by their name, with what is baked into them. */
export const servedAsCookies: Vessel = ({ dishName, foods, canvas }) => {
  const { random } = canvas;
  const crumb = cookieCrumb(dishName, foods);
  const inside = piecesOf(foods, ['topping', 'fruit'])
    .filter((food) => pieceRadius(food) < 21)
    .slice(0, 2);
  const isSmall = dishName.is('ball') || dishName.is('meringue') || dishName.is('sandwiched');
  const places = isSmall ? SMALL_PLACES : PLACES;
  const cookies = places.map(([x, y]) => {
    const turn = dishName.is('finger') ? -24 + random() * 14 : random() * 360;
    return placeShapes(
      x + (random() - 0.5) * 14,
      y + (random() - 0.5) * 10,
      isSmall ? 0 : turn,
      1,
      one(dishName, crumb, inside, canvas),
    );
  });
  return {
    view: 'from above',
    dish: placeShapes(400, 300, -6, 1.1, rack() + cookies.join('')),
    cutlery: '',
    freePlaces: [
      { x: 62, y: 66 },
      { x: 740, y: 540 },
    ],
  };
};

/** Chocolate chips leave the dough pale; cocoa does not. */
function cookieCrumb(dishName: ReadName, foods: readonly DishFood[]): Hex {
  if (dishName.is('meringue')) return '#fbf3e0';
  if (dishName.is('dark dough') || foods.some(({ name }) => name.is('cocoa'))) return '#70432a';
  return crumbColour(
    dishName,
    foods.filter(({ glyph }) => glyph !== 'chocolate'),
  );
}

function one(dishName: ReadName, crumb: Hex, inside: readonly PieceFood[], canvas: Canvas): string {
  if (dishName.is('finger')) return finger(crumb);
  if (dishName.is('ball')) return ball(crumb, inside, canvas);
  if (dishName.is('sandwiched')) return shell(crumb);
  if (dishName.is('meringue')) return meringue(crumb);
  return round(crumb, inside, canvas);
}

function round(crumb: Hex, inside: readonly PieceFood[], { random, pieces }: Canvas): string {
  const outline = blob(72, 70, 13, 0.03, random);
  const crust = crustColour(crumb);
  const taken: Spot[] = [];
  const studs = inside.flatMap((food) =>
    pack(random, 5, pieceRadius(food), inDisc(48), taken).map(({ x, y }) =>
      pieces.place(food, x, y, { scale: 0.86 }),
    ),
  );
  const cracks =
    inside.length > 0
      ? ''
      : stroke('M-30-18Q-12-30 6-18M-10 22Q8 8 30 20M20-30Q34-20 40-6', darker(crust, 0.14), 3.4, {
          opacity: 0.7,
        });
  return (
    path(outline, INK, { transform: 'translate(6 9)', opacity: 0.2 }) +
    path(outline, darker(crust, 0.08)) +
    face(outline, crust, 'translate(-1 -2) scale(.95)') +
    path(blob(60, 58, 10, 0.04, random), mix(crust, crumb, 0.55), { transform: 'translate(-4 -5)' }) +
    cracks +
    studs.join('')
  );
}

function finger(crumb: Hex): string {
  const crust = crustColour(crumb);
  return (
    group(box(-74, -34, 148, 68, 10, INK), { transform: 'translate(6 9)', opacity: 0.2 }) +
    box(-74, -34, 148, 68, 10, darker(crust, 0.06)) +
    box(-72, -35, 142, 62, 9, lighter(crumb, 0.12)) +
    repeat(8, (index) => circle(-52 + (index % 4) * 34, index < 4 ? -18 : 8, 4.2, crust))
  );
}

function ball(crumb: Hex, inside: readonly PieceFood[], { random, pieces }: Canvas): string {
  const studs = inside
    .slice(0, 1)
    .flatMap((food) =>
      pack(random, 3, 10, inDisc(22)).map(({ x, y }) => pieces.place(food, x, y, { scale: 0.55 })),
    );
  const outline = blob(40, 40, 11, 0.03, random);
  return (
    path(outline, INK, { transform: 'translate(5 8)', opacity: 0.2 }) +
    path(outline, darker(crumb, 0.2)) +
    face(outline, crumb, 'translate(-3 -4) scale(.86)') +
    stroke('M-20-14Q-10-26 6-24', lighter(crumb, 0.35), 5) +
    studs.join('')
  );
}

function shell(crumb: Hex): string {
  return (
    circle(5, 8, 43, INK, 0.2) +
    circle(2, 4, 43, darker(crumb, 0.22)) +
    circle(1, 2, 42, '#fdf3dd') +
    circle(-1, -2, 42, lighter(crumb, 0.1)) +
    stroke('M-24-14Q-12-30 8-28', lighter(crumb, 0.5), 5)
  );
}

function meringue(crumb: Hex): string {
  return (
    circle(5, 9, 42, INK, 0.18) +
    circle(0, 0, 42, darker(crumb, 0.12)) +
    circle(-1, -2, 39, crumb) +
    circle(-1, -3, 28, darker(crumb, 0.08)) +
    circle(-2, -5, 25, lighter(crumb, 0.4)) +
    stroke('M-10 2C-12-14 12-14 10 0C8 8-2 8-2 0', darker(crumb, 0.12), 4)
  );
}

function rack(): string {
  const [left, top] = [-WIDTH / 2, -HEIGHT / 2];
  const bars = repeat(14, (index) => box(left + 20 + index * 40 - 2.5, top, 5, HEIGHT, 2.5, '#a9adaa'));
  const cross = repeat(3, (index) => box(left, top + 60 + index * 140 - 4, WIDTH, 8, 4, '#8d918f'));
  const frame = `M${left + 24} ${top}H${-left - 24}Q${-left} ${top} ${-left} ${top + 24}V${-top - 24}Q${-left} ${-top} ${-left - 24} ${-top}H${left + 24}Q${left} ${-top} ${left} ${-top - 24}V${top + 24}Q${left} ${top} ${left + 24} ${top}Z`;
  return (
    group(
      stroke(frame, INK, 12) +
        repeat(14, (index) => box(left + 20 + index * 40 - 2.5, top, 6, HEIGHT, 3, INK)),
      {
        transform: 'translate(8 12)',
        opacity: 0.13,
      },
    ) +
    cross +
    bars +
    stroke(frame, '#8d918f', 11) +
    stroke(frame, '#c3c6c3', 5, { transform: 'translate(-1 -1.5)' })
  );
}
