import { darker, type Hex, INK, mix } from '../colour.ts';
import type { Table } from '../scene/table.ts';
import { circle, ellipse, path, stroke } from '../shapes.ts';

/** A glaze: the colours of bowls and plates. */
export interface Ware {
  readonly rim: Hex;
  readonly side: Hex;
  readonly inner: Hex;
  /** A painted line around the rim. */
  readonly edge: Hex | null;
}

const WHITE_ENAMEL: Ware = { rim: '#fffaf0', side: '#d9d2c0', inner: '#f3ecdb', edge: '#2f5f8f' };
const CREAM: Ware = { rim: '#fdf6e6', side: '#d8ccb2', inner: '#efe4cb', edge: null };
const DARK_GLAZE: Ware = { rim: '#2e4a44', side: '#1d322d', inner: '#3a5a53', edge: null };
const STONEWARE: Ware = { rim: '#e8d9bd', side: '#c3ae86', inner: '#f2e7d0', edge: '#b9683e' };

/** Crockery for a table, varied by the seed. */
export function chooseWare(table: Table, seed: number): Ware {
  const choice = seed >>> 3;
  if (table.isDark) return choice % 2 === 0 ? WHITE_ENAMEL : CREAM;
  return [WHITE_ENAMEL, CREAM, DARK_GLAZE, STONEWARE][choice % 4] ?? CREAM;
}

function rimLine(radius: number, bend: number, colour: Hex, width: number): string {
  return stroke(`M0 ${-radius}A${bend} ${bend} 0 1 1-.1 ${-radius}Z`, colour, width);
}

/** An empty bowl around the origin, from above. */
export function bowl({ rim, side, inner, edge }: Ware, radius: number): string {
  return (
    circle(14, 20, radius, INK, 0.17) +
    circle(0, 0, radius, side) +
    circle(-2, -4, radius - 2, rim) +
    (edge === null ? '' : rimLine(radius, radius - 4, edge, 6)) +
    circle(0, 0, radius - 22, darker(inner, 0.16)) +
    circle(1, 4, radius - 25, inner)
  );
}

/** An empty plate around the origin, from above. */
export function plate({ rim, side, inner, edge }: Ware, radius: number): string {
  return (
    circle(14, 18, radius, INK, 0.16) +
    circle(0, 0, radius, side) +
    circle(-2, -3, radius - 2, rim) +
    (edge === null ? '' : rimLine(radius - 3, radius - 3, edge, 5)) +
    circle(0, 0, radius * 0.76, darker(rim, 0.08)) +
    circle(1, 3, radius * 0.755, mix(rim, inner, 0.5))
  );
}

/** An empty plate on a shelf, seen slightly from above; food stands on y = 150. */
export function plateFromFront({ rim, side, inner, edge }: Ware, halfWidth: number): string {
  const ring = (width: number, height: number, fill: Hex) => ellipse(0, 150, width, height, fill);
  return (
    ellipse(14, 184, halfWidth * 0.86, 15, INK, 0, 0.16) +
    path(`M${-halfWidth} 150C${-halfWidth * 0.7} 194 ${halfWidth * 0.7} 194 ${halfWidth} 150Z`, side) +
    ring(halfWidth, 27, edge ?? side) +
    ring(halfWidth - 4, 24, rim) +
    ring(halfWidth * 0.82, 17, darker(rim, 0.08)) +
    ellipse(0, 152, halfWidth * 0.8, 14.5, mix(rim, inner, 0.5))
  );
}
