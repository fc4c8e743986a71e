import type { Hex } from './colour.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A whole turn, in radians. */
export const TURN = Math.PI * 2;

/** What every shape may add to its own measures. */
interface Look {
  readonly opacity?: number;
  /** SVG transform list, made of numbers only. */
  readonly transform?: string;
}

/** A number as the drawings write it: one decimal is finer than a pixel at any size used. */
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

function lookAttributes({ opacity, transform }: Look): string {
  const placed = transform === undefined ? '' : ` transform="${transform}"`;
  return opacity === undefined ? placed : `${placed} opacity="${opacity}"`;
}

export function circle(x: number, y: number, radius: number, fill: Hex, opacity?: number): string {
  const look = opacity === undefined ? '' : ` opacity="${opacity}"`;
  return `<circle cx="${decimal(x)}" cy="${decimal(y)}" r="${decimal(radius)}" fill="${fill}"${look}/>`;
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
  const look = opacity === undefined ? '' : ` opacity="${opacity}"`;
  return `<ellipse cx="${decimal(x)}" cy="${decimal(y)}" rx="${decimal(radiusX)}" ry="${decimal(radiusY)}" fill="${fill}"${turned}${look}/>`;
}

/** A filled outline; `outline` is SVG path data. */
export function path(outline: string, fill: Hex, look: Look = {}): string {
  return `<path d="${outline}" fill="${fill}"${lookAttributes(look)}/>`;
}

/** A line with round ends; `course` is SVG path data. */
export function stroke(course: string, colour: Hex, width: number, look: Look = {}): string {
  return `<path d="${course}" fill="none" stroke="${colour}" stroke-width="${decimal(width)}" stroke-linecap="round" stroke-linejoin="round"${lookAttributes(look)}/>`;
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
  const look = opacity === undefined ? '' : ` opacity="${opacity}"`;
  return `<rect x="${decimal(x)}" y="${decimal(y)}" width="${decimal(width)}" height="${decimal(height)}" rx="${decimal(corner)}" fill="${fill}"${look}/>`;
}

/** Shapes drawn around the origin, moved to (x, y), turned by `rotation` degrees and scaled. */
export function placed(x: number, y: number, rotation: number, scale: number, shapes: string): string {
  const turned = rotation === 0 ? '' : ` rotate(${decimal(rotation)})`;
  const scaled = scale === 1 ? '' : ` scale(${Math.round(scale * 100) / 100})`;
  return `<g transform="translate(${decimal(x)} ${decimal(y)})${turned}${scaled}">${shapes}</g>`;
}

/** Several shapes as one, so that a shadow of overlapping parts is even. */
export function group(shapes: string, look: Look): string {
  return `<g${lookAttributes(look)}>${shapes}</g>`;
}
