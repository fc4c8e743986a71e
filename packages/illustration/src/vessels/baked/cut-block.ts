import type { Random } from '@game-plan/domain/random';
import { blob } from '../../blob.ts';
import { darker, type Hex, INK, lighter } from '../../colour.ts';
import { repeat } from '../../glyphs/glyph.ts';
import { box, ellipse, path, placeShapes } from '../../shapes.ts';

/** A layer of a cut face. */
export interface Layer {
  readonly colour: Hex;
  readonly height: number;
  /** Crumb is flecked, cream is smooth. */
  readonly isCrumb: boolean;
}

interface Block {
  /** From the bottom up. */
  readonly layers: readonly Layer[];
  readonly top: Hex;
  /** The side away from the cut. */
  readonly outer: Hex;
  /** True for a slice of a round cake, false for a square from a tray. */
  readonly isWedge: boolean;
}

export const FOOT = 142;
const LEFT = -196;
const RIGHT = 116;
/** How far the block extends to the back: to the right and up. */
const DEPTH = { x: 84, y: -54 };

/** The top of a block of these layers. */
export function topOf(layers: readonly Layer[]): number {
  return FOOT - layers.reduce((sum, { height }) => sum + height, 0);
}

/** A slice seen from its cut side, standing on y = 142. */
export function cutBlock({ layers, top, outer, isWedge }: Block, random: Random): string {
  const upper = topOf(layers);
  const back = isWedge ? '' : `L${LEFT + DEPTH.x} ${upper + DEPTH.y}`;
  const topFace = `M${LEFT} ${upper}L${RIGHT} ${upper}L${RIGHT + DEPTH.x} ${upper + DEPTH.y}${back}Z`;
  const side =
    `M${RIGHT} ${upper}L${RIGHT + DEPTH.x} ${upper + DEPTH.y}` +
    `L${RIGHT + DEPTH.x} ${FOOT + DEPTH.y}L${RIGHT} ${FOOT}Z`;
  let y = FOOT;
  let face = '';
  for (const layer of layers) {
    y -= layer.height;
    face += box(LEFT, y, RIGHT - LEFT, layer.height + 0.6, 0, layer.colour);
    if (layer.isCrumb) face += crumbs(layer, y, random);
  }
  return (
    ellipse(8, FOOT + 6, 226, 15, INK, 0, 0.17) +
    path(side, darker(outer, 0.16)) +
    (isWedge ? '' : sideLayers(layers)) +
    path(topFace, top, {}) +
    path(
      `M${LEFT + 40} ${upper - 7}L${RIGHT - 14} ${upper - 7}L${RIGHT + 30} ${upper - 34}Z`,
      lighter(top, 0.22),
      { opacity: isWedge ? 0.55 : 0 },
    ) +
    face
  );
}

/** The layers on the side that extends to the back. */
function sideLayers(layers: readonly Layer[]): string {
  let y = FOOT;
  return layers
    .map(({ colour, height }) => {
      y -= height;
      const outline = `M${RIGHT} ${y}L${RIGHT + DEPTH.x} ${y + DEPTH.y}V${y + DEPTH.y + height + 0.6}L${RIGHT} ${y + height + 0.6}Z`;
      return path(outline, darker(colour, 0.2));
    })
    .join('');
}

function crumbs({ colour, height }: Layer, top: number, random: Random): string {
  if (height < 20) return '';
  return repeat(Math.round(height / 4), (index) => {
    const x = LEFT + 10 + random() * (RIGHT - LEFT - 20);
    const y = top + 6 + random() * (height - 12);
    const fleck = blob(4 + random() * 5, 2.4 + random() * 2.4, 5, 0.2, random);
    return placeShapes(
      x,
      y,
      0,
      1,
      path(fleck, index % 2 === 0 ? darker(colour, 0.14) : lighter(colour, 0.22)),
    );
  });
}
