import { seededRandom } from '@game-plan/domain/random';
import { type Hex, hueAndChroma, hueGap } from '../colour.ts';

/** The colours of a table: the top, a cloth on it and the lines of the cloth. */
export interface Table {
  readonly top: Hex;
  readonly cloth: Hex;
  readonly line: Hex;
  /** How often it is chosen, relative to the others; dark tables are rarer. */
  readonly weight: number;
  /** Whether it is dark: dark crockery would be invisible on it. */
  readonly isDark: boolean;
}

const TABLES: readonly [Table, ...Table[]] = [
  { top: '#f1d68f', cloth: '#e9c46e', line: '#fbeec6', weight: 1, isDark: false },
  { top: '#bcd3b6', cloth: '#a5c3a0', line: '#dfeada', weight: 1, isDark: false },
  { top: '#b4d0dc', cloth: '#98bccc', line: '#dcebf1', weight: 0.9, isDark: false },
  { top: '#f3b896', cloth: '#ec9f76', line: '#fbe0cf', weight: 1, isDark: false },
  { top: '#1f5a43', cloth: '#2c6d53', line: '#4b8a6f', weight: 0.72, isDark: true },
  { top: '#e8dcc0', cloth: '#dacba6', line: '#f7f0de', weight: 1, isDark: false },
  { top: '#d9765a', cloth: '#c9644a', line: '#eda78f', weight: 1, isDark: false },
  { top: '#6f8fb0', cloth: '#5c7d9f', line: '#a7bdd2', weight: 0.6, isDark: true },
];

/** Tables at least this far from the food on the colour wheel are preferred. */
const CLEAR_HUE_GAP = 24;
const CLEAR_HUE_BONUS = 0.3;

/** A table below this chroma counts as grey, which goes with every food. */
const NEUTRAL_CHROMA = 0.12;

/** A table that contrasts with food of `foodColour`, varied by the seed. */
export function chooseTable(foodColour: Hex, seed: number): Table {
  const random = seededRandom(seed);
  const { hue } = hueAndChroma(foodColour);
  const [first, ...others] = TABLES.map((table) => {
    const ground = hueAndChroma(table.top);
    const isClear = ground.chroma < NEUTRAL_CHROMA || hueGap(hue, ground.hue) > CLEAR_HUE_GAP;
    return { table, score: (isClear ? CLEAR_HUE_BONUS : 0) + random() * table.weight };
  });
  if (first === undefined) return TABLES[0];
  return others.reduce((best, next) => (next.score > best.score ? next : best), first).table;
}
