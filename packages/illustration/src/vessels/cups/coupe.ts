import { dessertColour, dessertSauce } from '../../arrange/dessert-colour.ts';
import { spreadPieces } from '../../arrange/on-top.ts';
import { LARGE_PIECE } from '../../arrange/sectors.ts';
import { blob } from '../../blob.ts';
import { darker, type Hex, INK, lighter } from '../../colour.ts';
import { pieceRadius, piecesOf } from '../../dish-food.ts';
import { repeat } from '../../glyphs/glyph.ts';
import { inEllipse } from '../../packing.ts';
import { box, circle, ellipse, path, placeShapes, stroke } from '../../shapes.ts';
import { onShelf } from '../on-shelf.ts';
import type { Vessel } from '../vessel.ts';

const RIM = -34;

/** A stemmed glass bowl: scoops of ice, a swirl of mousse, or a set pudding. */
export const servedInCoupe: Vessel = ({ dishName, foods, canvas }) => {
  const { random } = canvas;
  const colour = dessertColour(dishName, foods);
  const sauce = dessertSauce(foods);
  const small = piecesOf(foods, ['fruit', 'topping', 'garnish']).filter(
    (food) => pieceRadius(food) <= LARGE_PIECE,
  );
  const isJelly = dishName.is('jelly');
  let content: string;
  let topping = { x: 0, y: RIM - 96, width: 50, height: 10 };
  if (dishName.is('scooped')) content = scoops(colour, sauce, random);
  else if (dishName.is('granita')) content = crystals(colour, random);
  else if (isJelly || dishName.is('spooned')) {
    content = level(colour, isJelly);
    topping = { x: 0, y: RIM - 6, width: 84, height: 9 };
  } else content = swirl(colour);
  const cream =
    (dishName.is('spooned') || isJelly || dishName.is('mousse')) &&
    foods.some(({ name }) => name.is('whipped cream'))
      ? path(`M-44 ${RIM - 2}C-50 ${RIM - 44} 50 ${RIM - 44} 44 ${RIM - 2}Z`, '#fffaf0')
      : '';
  const decoration = spreadPieces(canvas, small.slice(0, 3), {
    area: inEllipse(topping.x, topping.y, topping.width, topping.height),
    each: 3,
    scale: 0.76,
    spacing: 0.6,
  });
  return onShelf(back() + content + cream + front(colour) + decoration, 1.34);
};

function back(): string {
  return (
    ellipse(12, 170, 96, 13, INK, 0, 0.17) +
    ellipse(0, 164, 78, 13, '#dfe6e2', 0, 0.95) +
    ellipse(0, 160, 74, 11, '#ffffff', 0, 0.7) +
    box(-9, 82, 18, 80, 8, '#e9efec') +
    box(-9, 82, 7, 80, 3, '#ffffff') +
    ellipse(0, RIM, 138, 26, '#ffffff', 0, 0.4)
  );
}

/** The glass in front of its contents. */
function front(colour: Hex): string {
  const bowl = `M-138 ${RIM}C-132 60 -64 92 0 92C64 92 132 60 138 ${RIM}C90 ${RIM + 30} -90 ${RIM + 30} -138 ${RIM}Z`;
  return (
    path(bowl, colour, { opacity: 0.9 }) +
    path(bowl, '#ffffff', { opacity: 0.2 }) +
    path(`M-118 ${RIM + 16}C-110 48 -76 70 -40 80C-80 56 -98 26 -104 ${RIM + 20}Z`, '#ffffff', {
      opacity: 0.5,
    }) +
    stroke(`M-138 ${RIM}C-132 60 -64 92 0 92C64 92 132 60 138 ${RIM}`, '#fffaf0', 6, { opacity: 0.85 })
  );
}

function scoops(colour: Hex, sauce: Hex | null, random: () => number): string {
  const scoop = (x: number, y: number, fill: Hex) =>
    placeShapes(
      x,
      y,
      0,
      1,
      circle(2, 4, 64, darker(fill, 0.16)) +
        circle(0, 0, 62, fill) +
        repeat(9, () =>
          placeShapes(
            (random() - 0.5) * 84,
            (random() - 0.5) * 84,
            random() * 180,
            1,
            path(blob(9, 4, 6, 0.2, random), random() > 0.5 ? darker(fill, 0.1) : lighter(fill, 0.3)),
          ),
        ) +
        stroke('M-40-28Q-26-50 0-52', lighter(fill, 0.5), 7, { opacity: 0.8 }),
    );
  const run = (x: number, y: number) =>
    sauce === null
      ? ''
      : placeShapes(
          x,
          y,
          0,
          1,
          path(
            'M-52-20C-48-62 48-62 54-18C54 10 36 12 34-6C30 4 26 30 14 30C0 30 2 0-8-2C-18-2-16 16-28 16C-42 16-40-8-52-20Z',
            sauce,
          ) + stroke('M-26-38Q-10-50 10-48', lighter(sauce, 0.4), 5, { opacity: 0.7 }),
        );
  return (
    scoop(-62, RIM - 20, lighter(colour, 0.1)) +
    scoop(62, RIM - 22, darker(colour, 0.04)) +
    scoop(0, RIM - 62, colour) +
    run(0, RIM - 70)
  );
}

function swirl(colour: Hex): string {
  const layer = (y: number, half: number, height: number, fill: Hex) =>
    path(
      `M${-half} ${y}C${-half - 18} ${y - height} ${half + 18} ${y - height - 12} ${half} ${y}C${half * 0.5} ${y + 20} ${-half * 0.5} ${y + 20} ${-half} ${y}Z`,
      fill,
    );
  return (
    layer(RIM + 2, 128, 56, darker(colour, 0.12)) +
    layer(RIM - 4, 122, 50, colour) +
    layer(RIM - 30, 88, 48, darker(colour, 0.12)) +
    layer(RIM - 36, 83, 43, lighter(colour, 0.12)) +
    layer(RIM - 60, 50, 44, darker(colour, 0.1)) +
    layer(RIM - 65, 46, 40, lighter(colour, 0.2))
  );
}

function level(colour: Hex, isJelly: boolean): string {
  return (
    ellipse(0, RIM + 2, 130, 24, darker(colour, 0.1)) +
    ellipse(-3, RIM, 122, 19, lighter(colour, isJelly ? 0.2 : 0.06)) +
    stroke(`M-80 ${RIM - 3}Q-30 ${RIM - 14} 40 ${RIM - 8}`, lighter(colour, 0.5), 5, { opacity: 0.7 })
  );
}

function crystals(colour: Hex, random: () => number): string {
  return repeat(60, () => {
    const { x, y } = inEllipse(0, RIM - 30, 116, 52)(random);
    return placeShapes(
      x,
      y,
      random() * 180,
      1,
      path(
        'M-12-6L4-12L14 2L0 12Z',
        random() > 0.5 ? lighter(colour, 0.3) : random() > 0.5 ? colour : darker(colour, 0.08),
      ),
    );
  });
}
