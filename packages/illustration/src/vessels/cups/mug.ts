import type { Trait } from '@game-plan/lexicon/drawing-data';
import { crumbColour, crustColour } from '../../arrange/cake-colours.ts';
import { drinkColour } from '../../arrange/drink-colour.ts';
import { spreadPieces } from '../../arrange/on-top.ts';
import { darker, type Hex, INK, lighter } from '../../colour.ts';
import { pieceRadius, piecesOf } from '../../dish-food.ts';
import { repeat } from '../../glyphs/glyph.ts';
import { inEllipse } from '../../packing.ts';
import { colourIn } from '../../read-name.ts';
import { box, ellipse, path, placeShapes, stroke } from '../../shapes.ts';
import { onShelf } from '../on-shelf.ts';
import type { Vessel } from '../vessel.ts';

const GLAZES: readonly Hex[] = ['#f7efdd', '#c95a3c', '#3f7a68', '#3c6288', '#e2b34f'];
const RIM = -92;
const HALF = 116;

/** A steaming mug; marshmallows, cream or a cinnamon stick only if the recipe has them. */
export const servedInMug: Vessel = ({ dishName, foods, canvas }) => {
  const { random } = canvas;
  const colour = colourIn('hot drink', [dishName]) ?? drinkColour(foods);
  const glaze = GLAZES[Math.floor(random() * GLAZES.length)] ?? '#f7efdd';
  const has = (trait: Trait) => foods.some(({ name }) => name.is(trait));
  const floating = piecesOf(foods, ['garnish', 'fruit', 'topping']).filter(
    (food) => pieceRadius(food) < 30 && food.glyph !== 'chocolate',
  );
  const surface =
    ellipse(0, RIM + 6, HALF - 11, 25, darker(colour, 0.1)) +
    ellipse(-3, RIM + 5, HALF - 20, 20, colour) +
    stroke(`M-60 ${RIM + 2}Q-20 ${RIM - 8} 30 ${RIM + 1}`, lighter(colour, 0.4), 5, { opacity: 0.8 });
  const onTop = has('marshmallow')
    ? marshmallows(random)
    : has('whipped cream')
      ? whippedCream()
      : spreadPieces(canvas, floating.slice(0, 2), {
          area: inEllipse(0, RIM + 3, 66, 8),
          each: 2,
          scale: 0.7,
        });
  const stick =
    has('cinnamon stick') || (has('cinnamon') && dishName.is('spiced drink')) ? cinnamonStick() : '';
  return onShelf(
    steam(has('whipped cream') || has('marshmallow')) + mug(glaze) + stick + surface + onTop,
    1.4,
  );
};

/** A cake risen over the rim of its mug. */
export const servedAsMugCake: Vessel = ({ dishName, foods, canvas }) => {
  const crumb = crumbColour(dishName, foods);
  const crust = crustColour(crumb);
  const glaze = GLAZES[Math.floor(canvas.random() * GLAZES.length)] ?? '#f7efdd';
  const small = piecesOf(foods, ['topping', 'fruit']).filter((food) => pieceRadius(food) < 28);
  const dome =
    path(
      `M-104 ${RIM + 10}C-116 ${RIM - 66} -50 ${RIM - 84} 0 ${RIM - 82}C56 ${RIM - 84} 116 ${RIM - 64} 104 ${RIM + 10}Q60 ${RIM + 36} 0 ${RIM + 35}Q-60 ${RIM + 36} -104 ${RIM + 10}Z`,
      darker(crust, 0.16),
    ) +
    path(
      `M-98 ${RIM - 4}C-104 ${RIM - 62} -50 ${RIM - 78} -4 ${RIM - 76}C48 ${RIM - 78} 100 ${RIM - 58} 94 ${RIM - 6}Q50 ${RIM + 18} 0 ${RIM + 17}Q-56 ${RIM + 18} -98 ${RIM - 4}Z`,
      crust,
    ) +
    stroke(
      `M-30 ${RIM - 58}Q-6 ${RIM - 30} 26 ${RIM - 46}M10 ${RIM - 26}Q40 ${RIM - 8} 64 ${RIM - 24}`,
      darker(crust, 0.26),
      5,
    );
  return onShelf(
    mug(glaze) +
      dome +
      spreadPieces(canvas, small.slice(0, 2), { area: inEllipse(0, RIM - 36, 66, 22), each: 4, scale: 0.8 }),
    1.36,
  );
};

function mug(glaze: Hex): string {
  const foot = 150;
  return (
    ellipse(20, foot + 12, 150, 15, INK, 0, 0.17) +
    stroke(`M${HALF - 6} -46C${HALF + 84} -58 ${HALF + 76} 88 ${HALF - 10} 84`, darker(glaze, 0.16), 30) +
    stroke(`M${HALF - 6} -46C${HALF + 80} -58 ${HALF + 72} 86 ${HALF - 10} 82`, glaze, 21) +
    path(
      `M${-HALF} ${RIM}V${foot - 36}Q${-HALF} ${foot + 8} ${-HALF + 46} ${foot + 8}H${HALF - 46}Q${HALF} ${foot + 8} ${HALF} ${foot - 36}V${RIM}Z`,
      darker(glaze, 0.12),
    ) +
    path(
      `M${-HALF} ${RIM}V${foot - 36}Q${-HALF} ${foot + 8} ${-HALF + 46} ${foot + 8}H30Q66 ${foot + 8} 66 ${foot - 36}V${RIM}Z`,
      glaze,
    ) +
    box(-HALF + 18, -50, 14, 126, 7, lighter(glaze, 0.6), 0.8) +
    ellipse(0, RIM, HALF, 32, darker(glaze, 0.1)) +
    ellipse(0, RIM - 1, HALF - 4, 29, lighter(glaze, 0.3)) +
    ellipse(0, RIM + 3, HALF - 10, 25, darker(glaze, 0.3))
  );
}

function steam(isCovered: boolean): string {
  if (isCovered) return '';
  return stroke(
    `M-36 ${RIM - 36}C-58 ${RIM - 62} -14 ${RIM - 82} -34 ${RIM - 110}M6 ${RIM - 40}C-14 ${RIM - 70} 28 ${RIM - 92} 8 ${RIM - 124}M48 ${RIM - 36}C28 ${RIM - 60} 66 ${RIM - 80} 48 ${RIM - 104}`,
    '#fffaf0',
    9,
    { opacity: 0.6 },
  );
}

function marshmallows(random: () => number): string {
  return repeat(5, (index) => {
    const [x, y] = [-64 + index * 32, RIM - 6 + (index % 2) * 9];
    return placeShapes(
      x,
      y,
      -20 + random() * 40,
      1,
      box(-19, -14, 38, 32, 9, '#e9dcc6') + box(-19, -17, 37, 29, 9, '#fffaf2'),
    );
  });
}

function whippedCream(): string {
  return (
    path(
      `M-88 ${RIM + 4}C-98 ${RIM - 34} -60 ${RIM - 50} -44 ${RIM - 44}C-44 ${RIM - 78} 8 ${RIM - 92} 22 ${RIM - 64}C50 ${RIM - 70} 70 ${RIM - 46} 60 ${RIM - 34}C90 ${RIM - 30} 98 ${RIM - 8} 86 ${RIM + 4}C50 ${RIM + 24} -50 ${RIM + 24} -88 ${RIM + 4}Z`,
      '#efe4cc',
    ) +
    path(
      `M-82 ${RIM - 2}C-88 ${RIM - 34} -56 ${RIM - 46} -40 ${RIM - 38}C-40 ${RIM - 72} 6 ${RIM - 84} 18 ${RIM - 58}C46 ${RIM - 62} 62 ${RIM - 42} 52 ${RIM - 30}C78 ${RIM - 26} 86 ${RIM - 10} 78 ${RIM - 2}C46 ${RIM + 14} -46 ${RIM + 14} -82 ${RIM - 2}Z`,
      '#fffaf0',
    ) +
    stroke(
      `M-40 ${RIM - 18}Q0 ${RIM - 2} 44 ${RIM - 20}M-24 ${RIM - 46}Q0 ${RIM - 36} 22 ${RIM - 48}`,
      '#e6d8bd',
      5,
    )
  );
}

function cinnamonStick(): string {
  return placeShapes(
    58,
    RIM - 30,
    24,
    1,
    box(-11, -64, 22, 118, 9, '#7d4522') +
      box(-11, -64, 10, 118, 5, '#a8632f') +
      ellipse(0, -62, 10, 5, '#5c3016'),
  );
}
