import { type Hex, INK, mix } from '../colour.ts';

/** The colours of a play sheet: its paper, the shaded half, the spotlight and the chalk. */
export interface Ground {
  readonly paper: Hex;
  readonly shade: Hex;
  readonly light: Hex;
  readonly chalk: Hex;
}

const GROUNDS = {
  pine: { paper: '#1f5a43', shade: '#174534', light: '#2c6d53', chalk: '#9cc4ae' },
  persimmon: { paper: '#e9783a', shade: '#c95a20', light: '#f39a63', chalk: '#ffe0c8' },
  butter: { paper: '#f3cf78', shade: '#dcae45', light: '#f9e1a4', chalk: '#a87a1d' },
  enamel: { paper: '#b4d0dc', shade: '#8fb4c6', light: '#d4e5ec', chalk: '#4f7f97' },
  sage: { paper: '#bcd3b6', shade: '#98b991', light: '#d8e6d3', chalk: '#557a52' },
  clay: { paper: '#d9765a', shade: '#b9553a', light: '#eba38d', chalk: '#fde0d5' },
} as const satisfies Record<string, Ground>;
export type GroundName = keyof typeof GROUNDS;

/** How far the papers move towards ink for a dark screen. */
const DIMMED = { paper: 0.5, shade: 0.55, light: 0.42 };
const PALE_CHALK: Hex = '#e6ead9';

/** The ground by day, or the same hue dimmed, with pale chalk, for a dark screen. */
export function groundFor(name: GroundName, isDark: boolean): Ground {
  const ground = GROUNDS[name];
  if (!isDark) return ground;
  return {
    paper: mix(ground.paper, INK, DIMMED.paper),
    shade: mix(ground.shade, INK, DIMMED.shade),
    light: mix(ground.light, INK, DIMMED.light),
    chalk: mix(PALE_CHALK, ground.paper, 0.35),
  };
}
