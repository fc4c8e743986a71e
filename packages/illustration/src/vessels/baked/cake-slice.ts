import { crumbColour, crustColour, frostingColour, jamColour } from '../../arrange/cake-colours.ts';
import { spreadPieces } from '../../arrange/on-top.ts';
import { LARGE_PIECE } from '../../arrange/sectors.ts';
import { darker, type Hex, lighter } from '../../colour.ts';
import { pieceRadius, piecesOf } from '../../dish-food.ts';
import { decimal, path } from '../../shapes.ts';
import { onShelf } from '../on-shelf.ts';
import type { Vessel } from '../vessel.ts';
import { plateFromFront } from '../ware.ts';
import { cutBlock, FOOT, type Layer, topOf } from './cut-block.ts';

/** A slice of layer cake: cream or jam between the layers if the recipe has them, otherwise two layers of crumb. */
export const servedAsCakeSlice: Vessel = ({ dishName, foods, ware, canvas }) => {
  const crumb = crumbColour(dishName, foods);
  const frosting = frostingColour(dishName, foods);
  const between = jamColour(foods) ?? frosting;
  const cake = (height: number): Layer => ({ colour: crumb, height, isCrumb: true });
  const cream = (colour: Hex, height: number): Layer => ({ colour, height, isCrumb: false });
  const inside =
    between === null
      ? [cream(crustColour(crumb), 7), cake(150), cream(crustColour(crumb), 9)]
      : [cake(58), cream(between, 15), cake(56), cream(frosting ?? between, 15), cake(56)];
  const layers = frosting === null ? inside : [...inside, cream(frosting, 16)];
  const outer = frosting ?? crustColour(crumb);
  const small = piecesOf(foods, ['fruit', 'topping', 'garnish']).filter(
    (food) => pieceRadius(food) <= LARGE_PIECE && food.glyph !== 'garlic',
  );
  const top = topOf(layers);
  const decoration = spreadPieces(canvas, small.slice(0, 2), {
    area: (random) => {
      const along = random();
      return { x: -90 + along * 220, y: top - 10 - along * 18 - random() * 10 };
    },
    each: 4,
    scale: 0.78,
  });
  const slice = cutBlock(
    { layers, top: frosting === null ? outer : lighter(frosting, 0.12), outer, isWedge: true },
    canvas.random,
  );
  const coat = frosting === null ? '' : coating(frosting, top);
  return onShelf(plateFromFront(ware, 262) + slice + coat + decoration, 1.3);
};

/** The edge of the frosting, which hangs a little over the cut face. */
function coating(colour: Hex, top: number): string {
  const drips = [0, 1, 2, 3, 4, 5].map((index) => {
    const deep = [16, 9, 21, 11, 18, 8][index] ?? 12;
    return `q13 ${deep} 26 0t26 0`;
  });
  return (
    path(`M-196 ${decimal(top)}v14${drips.join('')}V${decimal(top)}Z`, colour) +
    path(`M112 ${decimal(top)}H116V${FOOT}H112Z`, darker(colour, 0.1))
  );
}
