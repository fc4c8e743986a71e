import { spreadPieces } from '../../arrange/on-top.ts';
import { LARGE_PIECE } from '../../arrange/sectors.ts';
import { blob } from '../../blob.ts';
import { darker, type Hex, INK, lighter } from '../../colour.ts';
import { type DishFood, pieceRadius, piecesExcept, piecesOf } from '../../dish-food.ts';
import { face, repeat } from '../../glyphs/glyph.ts';
import { GLYPHS } from '../../glyphs/glyphs.ts';
import type { ReadName } from '../../read-name.ts';
import { circle, ellipse, path, placeShapes, polar, stroke, TURN } from '../../shapes.ts';
import type { Vessel } from '../vessel.ts';
import type { Ware } from '../ware.ts';

/** A whole bird or a joint on an oval platter, with roasted foods around it. */
export const servedOnPlatter: Vessel = ({ dishName, foods, ware, canvas }) => {
  const { random } = canvas;
  const isBird =
    dishName.is('poultry') || (!dishName.is('joint of meat') && foods.some(({ name }) => name.is('poultry')));
  const around = piecesExcept(foods, ['hero', 'topping', 'bread', 'dollop', 'garnish', 'sauce'])
    .filter(
      (food) => pieceRadius(food) <= LARGE_PIECE && !['chunk', 'meatStrips', 'bacon'].includes(food.glyph),
    )
    .slice(0, 4);
  const citrus = piecesOf(foods, ['garnish'])[0];
  const bed = spreadPieces(canvas, around, {
    area: (source) => {
      const angle = source() * TURN;
      const reach = 0.82 + source() * 0.2;
      return { x: Math.cos(angle) * 236 * reach, y: Math.sin(angle) * 148 * reach };
    },
    each: Math.max(5, Math.round(34 / Math.max(1, around.length))),
    scale: 1,
    spacing: 0.72,
  });
  const slices =
    citrus === undefined
      ? ''
      : [2.7, 0.5, 4.1]
          .map((angle) => {
            const { x, y } = polar(angle, 1);
            return placeShapes(
              x * 216,
              y * 128,
              random() * 360,
              1.15,
              GLYPHS.citrusSlice(random, citrus.colour),
            );
          })
          .join('');
  const herbs = spreadPieces(canvas, piecesOf(foods, ['topping']).slice(0, 2), {
    area: (source) => ({ x: (source() - 0.5) * 330, y: (source() - 0.5) * 190 }),
    each: 5,
    scale: 0.95,
  });
  return {
    view: 'from above',
    dish: placeShapes(
      400,
      304,
      -4,
      1.1,
      platter(ware) + bed + slices + (isBird ? bird(random) : joint(dishName, foods, random)) + herbs,
    ),
    cutlery: '',
    freePlaces: [
      { x: 74, y: 74 },
      { x: 728, y: 536 },
    ],
  };
};

function platter({ rim, side, inner, edge }: Ware): string {
  return (
    ellipse(14, 20, 312, 222, INK, 0, 0.16) +
    ellipse(0, 0, 312, 222, side) +
    ellipse(-2, -4, 309, 218, rim) +
    (edge === null
      ? ''
      : `<ellipse cx="0" cy="0" rx="302" ry="212" fill="none" stroke="${edge}" stroke-width="5"/>`) +
    ellipse(0, 0, 262, 174, darker(rim, 0.08)) +
    ellipse(1, 4, 258, 170, inner)
  );
}

/** A bird from the side: the breast on the left, a leg to the upper right. */
function bird(random: () => number): string {
  const skin: Hex = '#cd8639';
  const body =
    'M-196 26C-204-56-124-116-14-116C92-116 172-70 178 6C182 70 112 104-16 106C-122 106-190 88-196 26Z';
  const thigh =
    'M-22 44C-34-18 28-58 92-44C118-40 138-52 156-66L178-38C162-20 152-4 146 18C130 74 60 100 14 84C-8 76-18 62-22 44Z';
  const wing = 'M-146 30C-140-16-66-26-34 10C-20 30-40 54-70 58C-104 62-140 58-146 30Z';
  const farLeg =
    stroke('M150-44L214-84', '#efe0c4', 18) +
    circle(218, -98, 11, '#efe0c4') +
    circle(229, -84, 11, '#e3d2b2');
  const bone =
    stroke('M158-48L212-108', '#f6ead0', 19) +
    circle(208, -124, 13, '#fbf3df') +
    circle(226, -112, 13, '#f1e4c8');
  const crisp = repeat(8, () => {
    const [x, y] = [-150 + random() * 220, -80 + random() * 60];
    return placeShapes(
      x,
      y,
      random() * 60 - 30,
      1,
      path(blob(22, 8, 7, 0.22, random), darker(skin, 0.12), { opacity: 0.7 }),
    );
  });
  return placeShapes(
    -12,
    0,
    0,
    1.06,
    path(body, INK, { transform: 'translate(9 15)', opacity: 0.22 }) +
      farLeg +
      path(body, darker(skin, 0.26)) +
      face(body, skin, 'translate(-3 -6) scale(.96)') +
      crisp +
      path('M-164-26C-134-86-40-104 52-88C-20-90-110-74-164-26Z', lighter(skin, 0.45), { opacity: 0.75 }) +
      bone +
      path(thigh, INK, { transform: 'translate(-6 8)', opacity: 0.18 }) +
      path(thigh, darker(skin, 0.3)) +
      face(thigh, lighter(skin, 0.06), 'translate(1 -3) scale(.95)') +
      stroke('M6 24C14-16 54-28 88-22', lighter(skin, 0.5), 8, { opacity: 0.8 }) +
      path(wing, darker(skin, 0.3)) +
      face(wing, lighter(skin, 0.04), 'translate(-4 0) scale(.93)') +
      stroke('M-124 26C-112 2-74-2-56 14M-104 42Q-84 28-62 36', darker(skin, 0.22), 5, { opacity: 0.8 }),
  );
}

/** A roast with its first slices cut: tied with string, on the bone, or a scored ham. */
function joint(dishName: ReadName, foods: readonly DishFood[], random: () => number): string {
  const isHam = dishName.is('ham');
  const isPork = dishName.is('pork joint');
  const hasBone = dishName.is('bone');
  const crust: Hex = isHam ? '#c9702f' : isPork ? '#c08040' : '#7d4a2e';
  const inner: Hex = isHam
    ? '#e79a8a'
    : isPork
      ? '#e6bf98'
      : foods.some(({ name }) => name.is('red roast')) && !dishName.is('well done')
        ? '#c46a5c'
        : '#a8694a';
  const body = 'M-190 6C-194-62-120-96-30-94C56-92 108-62 110 0C108 62 52 94-32 96C-122 98-188 70-190 6Z';
  const bone = hasBone
    ? stroke('M-178-10L-262-40', '#f3e6cd', 24) +
      circle(-264, -52, 17, '#fbf3df') +
      circle(-272, -32, 16, '#efe0c4')
    : '';
  const scored = isHam || dishName.is('scored');
  const marks = scored
    ? stroke(
        'M-150-40L-70 66M-104-74L-10 78M-44-88L40 64M10-84L80 30M-150 40L-70-70M-104 74L-10-84M-44 88L40-66M10 84L84-30',
        darker(crust, 0.3),
        4,
        { opacity: 0.75 },
      )
    : stroke('M-128-78C-112-30-112 30-128 80M-66-92C-50-34-50 34-66 94M-4-92C12-34 12 34-4 92', '#f3e6cd', 6);
  const slice = (x: number, y: number, turn: number) => {
    const outline = blob(64, 82, 10, 0.04, random);
    return placeShapes(
      x,
      y,
      turn,
      0.96,
      path(outline, INK, { transform: 'translate(5 8)', opacity: 0.2 }) +
        path(outline, darker(crust, 0.1)) +
        face(outline, inner, 'translate(0 -1) scale(.88 .9)') +
        stroke('M-24-30Q-4-10-18 20M10-34Q26-6 12 28', lighter(inner, 0.4), 4, { opacity: 0.7 }),
    );
  };
  return (
    slice(176, 10, 16) +
    slice(140, 4, 8) +
    bone +
    path(body, INK, { transform: 'translate(8 13)', opacity: 0.22 }) +
    path(body, darker(crust, 0.26)) +
    face(body, crust, 'translate(-3 -6) scale(.96)') +
    ellipse(84, 0, 36, 74, darker(inner, 0.06)) +
    ellipse(86, 0, 28, 64, inner) +
    marks +
    stroke('M-160-34C-130-70-60-80 0-76', lighter(crust, 0.4), 9, { opacity: 0.6 })
  );
}
