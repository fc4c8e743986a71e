import { sauceFilling } from '../../arrange/fillings.ts';
import { floatingPieces } from '../../arrange/floating-pieces.ts';
import { spreadPieces } from '../../arrange/on-top.ts';
import { RICE_MOUND, riceHalf, servedWith } from '../../arrange/rice-half.ts';
import { sauceColour } from '../../arrange/sauce-colour.ts';
import { blob } from '../../blob.ts';
import { darker, type Hex, INK, lighter } from '../../colour.ts';
import { type DishFood, piecesExcept, piecesOf } from '../../dish-food.ts';
import { face, repeat } from '../../glyphs/glyph.ts';
import { inDisc, inEllipse } from '../../packing.ts';
import { circle, path, placeShapes, stroke } from '../../shapes.ts';
import type { Vessel } from '../vessel.ts';
import { BOWL_FILL_RADIUS, inBowl } from './in-bowl.ts';

/** A curry in its sauce, with rice and a flatbread if the recipe has them. */
export const servedAsCurry: Vessel = (serving) => {
  const { dishName, foods, canvas } = serving;
  const colour = sauceColour(dishName, foods);
  const rice = servedWith(foods);
  const solid = piecesExcept(foods, ['topping', 'garnish', 'sauce', 'dollop', 'bread']).slice(0, 5);
  const filling =
    sauceFilling(colour, BOWL_FILL_RADIUS, canvas.random) +
    floatingPieces(canvas, solid, {
      colour,
      radius: BOWL_FILL_RADIUS,
      count: rice === undefined ? 34 : 22,
      taken: rice === undefined ? [] : [RICE_MOUND],
    }) +
    cream(foods, rice === undefined) +
    (rice === undefined ? '' : riceHalf(rice, BOWL_FILL_RADIUS, canvas)) +
    spreadPieces(canvas, piecesOf(foods, ['topping']).slice(0, 3), {
      area: rice === undefined ? inDisc(130) : inEllipse(46, 0, 100, 130),
      each: 5,
      scale: 0.9,
    });
  const hasBread = foods.some(({ name }) => name.is('flatbread'));
  return inBowl(serving, filling, hasBread ? naan(canvas.random) : '');
};

function cream(foods: readonly DishFood[], isAlone: boolean): string {
  if (!foods.some(({ name }) => name.is('cream'))) return '';
  const x = isAlone ? 0 : 62;
  return (
    stroke(`M${x - 40}-104C${x + 60}-112 ${x + 104}-46 ${x + 66} 4`, '#fff6e2', 8, { opacity: 0.85 }) +
    stroke(`M${x - 6}-72C${x + 40}-78 ${x + 62}-40 ${x + 44}-12`, '#fff6e2', 5, { opacity: 0.85 })
  );
}

/** A folded flatbread that leans over the rim. */
function naan(random: () => number): string {
  const colour: Hex = '#e9c07c';
  const outline = 'M-96 26C-104-30-52-78 6-82C66-84 104-44 98 14C94 30-88 40-96 26Z';
  return placeShapes(
    150,
    128,
    32,
    1,
    path(outline, INK, { transform: 'translate(7 10)', opacity: 0.2 }) +
      path(outline, darker(colour, 0.18)) +
      face(outline, colour, 'translate(-2 -3) scale(.95)') +
      repeat(9, () => {
        const { x, y } = inDisc(56)(random);
        return placeShapes(
          x,
          y * 0.6 - 24,
          random() * 180,
          1,
          path(blob(9, 6, 6, 0.2, random), random() > 0.45 ? '#b9783a' : '#d09a55'),
        );
      }) +
      circle(-40, -30, 5, lighter(colour, 0.4)),
  );
}
