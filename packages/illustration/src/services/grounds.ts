import type { Hex } from '../colour.ts';

/** The colours of a play sheet: its paper, the shaded half, the spotlight and the chalk. */
export interface Ground {
  readonly paper: Hex;
  readonly shade: Hex;
  readonly light: Hex;
  readonly chalk: Hex;
}

export type GroundName = 'pine' | 'persimmon' | 'butter' | 'enamel' | 'sage' | 'clay';

const BY_DAY: Readonly<Record<GroundName, Ground>> = {
  pine: { paper: '#1f5a43', shade: '#174534', light: '#2c6d53', chalk: '#9cc4ae' },
  persimmon: { paper: '#e9783a', shade: '#c95a20', light: '#f39a63', chalk: '#ffe0c8' },
  butter: { paper: '#f3cf78', shade: '#dcae45', light: '#f9e1a4', chalk: '#a87a1d' },
  enamel: { paper: '#b4d0dc', shade: '#8fb4c6', light: '#d4e5ec', chalk: '#4f7f97' },
  sage: { paper: '#bcd3b6', shade: '#98b991', light: '#d8e6d3', chalk: '#557a52' },
  clay: { paper: '#d9765a', shade: '#b9553a', light: '#eba38d', chalk: '#fde0d5' },
};

/** The same hues, but darker, so that the object in the middle stays the brightest part. */
const BY_NIGHT: Readonly<Record<GroundName, Ground>> = {
  pine: { paper: '#17463a', shade: '#10352b', light: '#205a49', chalk: '#8fb8a2' },
  persimmon: { paper: '#94451d', shade: '#743312', light: '#ad582c', chalk: '#f0c09d' },
  butter: { paper: '#7d5a1c', shade: '#604310', light: '#98712d', chalk: '#efcf8a' },
  enamel: { paper: '#36586a', shade: '#274453', light: '#456b7f', chalk: '#a9c8d6' },
  sage: { paper: '#456247', shade: '#344d37', light: '#567659', chalk: '#b9d3b4' },
  clay: { paper: '#87402f', shade: '#6b2f21', light: '#9f5341', chalk: '#f0bfae' },
};

/** The colours of a ground by day, or on a dark screen. */
export function groundFor(name: GroundName, isDark: boolean): Ground {
  return (isDark ? BY_NIGHT : BY_DAY)[name];
}
