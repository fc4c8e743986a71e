import type { Hex } from './colour.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A whole turn, in radians. */
export const TURN = Math.PI * 2;

/** Options that every shape accepts. */
interface Look {
  readonly opacity?: number;
  /** SVG transform list, made of numbers only. */
  readonly transform?: string;
}

/** Formats a number with one decimal, which is finer than a pixel at any size used. */
export function decimal(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Radians to degrees. */
export function degrees(radians: number): number {
  return (radians * 180) / Math.PI;
}

/** The point at `angle` (radians) and `distance` from the origin. */
export function polar(angle: number, distance: number): Point {
  return { x: Math.cos(angle) * distance, y: Math.sin(angle) * distance };
}

const moved = (transform: string | undefined) => (transform === undefined ? '' : ` transform="${transform}"`);

/**
 * The opacity of one paint. `opacity` would look the same on a shape with a single paint, but makes renderers allocate
 * a layer of the whole picture's size for each shape, which took up to three times as long.
 */
const paint = (kind: 'fill' | 'stroke', colour: Hex, opacity: number | undefined) =>
  `${kind}="${colour}"${opacity === undefined ? '' : ` ${kind}-opacity="${opacity}"`}`;

export function circle(x: number, y: number, radius: number, fill: Hex, opacity?: number): string {
  return `<circle cx="${decimal(x)}" cy="${decimal(y)}" r="${decimal(radius)}" ${paint('fill', fill, opacity)}/>`;
}

/** `rotation` in degrees about the ellipse's own centre. */
export function ellipse(
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  fill: Hex,
  rotation = 0,
  opacity?: number,
): string {
  const turned =
    rotation === 0 ? '' : ` transform="rotate(${decimal(rotation)} ${decimal(x)} ${decimal(y)})"`;
  return `<ellipse cx="${decimal(x)}" cy="${decimal(y)}" rx="${decimal(radiusX)}" ry="${decimal(radiusY)}" ${paint('fill', fill, opacity)}${turned}/>`;
}

/** A filled outline; `outline` is SVG path data. */
export function path(outline: string, fill: Hex, { opacity, transform }: Look = {}): string {
  return `<path d="${outline}" ${paint('fill', fill, opacity)}${moved(transform)}/>`;
}

/** A line with round ends; `course` is SVG path data. */
export function stroke(
  course: string,
  colour: Hex,
  width: number,
  { opacity, transform }: Look = {},
): string {
  return `<path d="${course}" fill="none" ${paint('stroke', colour, opacity)} stroke-width="${decimal(width)}" stroke-linecap="round" stroke-linejoin="round"${moved(transform)}/>`;
}

/** A rectangle with rounded corners of `corner` units. */
export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  corner: number,
  fill: Hex,
  opacity?: number,
): string {
  return `<rect x="${decimal(x)}" y="${decimal(y)}" width="${decimal(width)}" height="${decimal(height)}" rx="${decimal(corner)}" ${paint('fill', fill, opacity)}/>`;
}

/** Moves shapes drawn around the origin to (x, y), rotates them by `rotation` degrees and scales them. */
export function placeShapes(x: number, y: number, rotation: number, scale: number, shapes: string): string {
  const turned = rotation === 0 ? '' : ` rotate(${decimal(rotation)})`;
  const scaled = scale === 1 ? '' : ` scale(${Math.round(scale * 100) / 100})`;
  return `<g transform="translate(${decimal(x)} ${decimal(y)})${turned}${scaled}">${shapes}</g>`;
}

/** Groups shapes, so that a shadow of overlapping parts is even. */
export function group(shapes: string, { opacity, transform }: Look): string {
  const look = opacity === undefined ? '' : ` opacity="${opacity}"`;
  return `<g${moved(transform)}${look}>${shapes}</g>`;
}
