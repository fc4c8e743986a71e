/** A colour as '#rrggbb'. */
export type Hex = `#${string}`;

/** The almost black colour of shadows. */
export const INK: Hex = '#1b241e';

const WARM_DARK: Hex = '#2a1a10';
const WARM_LIGHT: Hex = '#fff8e4';

type Channels = readonly [red: number, green: number, blue: number];

/** The three channels, 0 to 255. */
function channels(colour: Hex): Channels {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** `from` moved towards `to` by `share` (0 to 1), channel by channel. */
export function mix(from: Hex, to: Hex, share: number): Hex {
  const [r1, g1, b1] = channels(from);
  const [r2, g2, b2] = channels(to);
  const between = (a: number, b: number) =>
    Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${between(r1, r2)}${between(g1, g2)}${between(b1, b2)}`;
}

/** The shaded side of a colour: warm, never grey. */
export function darker(colour: Hex, share: number): Hex {
  return mix(colour, WARM_DARK, share);
}

/** The lit side of a colour. */
export function lighter(colour: Hex, share: number): Hex {
  return mix(colour, WARM_LIGHT, share);
}

/** Hue in degrees (0 to 360) and chroma (0 to 1), as in the HSV colour model. */
export function hueAndChroma(colour: Hex): { hue: number; chroma: number } {
  const [red, green, blue] = channels(colour);
  const highest = Math.max(red, green, blue);
  const range = highest - Math.min(red, green, blue);
  if (range === 0) return { hue: 0, chroma: 0 };
  let sixth = (red - green) / range + 4;
  if (highest === red) sixth = (green - blue) / range;
  else if (highest === green) sixth = (blue - red) / range + 2;
  return { hue: (sixth * 60 + 360) % 360, chroma: range / 255 };
}

/** The distance on the colour wheel, 0 to 180 degrees. */
export function hueGap(a: number, b: number): number {
  const gap = Math.abs(a - b) % 360;
  return gap > 180 ? 360 - gap : gap;
}
