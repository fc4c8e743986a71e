import { seedFromText } from '@game-plan/domain/random';
import type { Hex } from '../colour.ts';
import { COMPOUND_MOTIFS } from './compound-motifs.ts';
import { FRUIT_MOTIFS } from './fruit-motifs.ts';
import type { Motif } from './motif.ts';
import { PANTRY_MOTIFS } from './pantry-motifs.ts';
import { PROTEIN_MOTIFS } from './protein-motifs.ts';
import { PULSE_AND_GRAIN_MOTIFS } from './pulse-and-grain-motifs.ts';
import { TOPPING_MOTIFS } from './topping-motifs.ts';
import { VEGETABLE_MOTIFS } from './vegetable-motifs.ts';

/** Every known ingredient, first match wins: names that mislead come before the words they contain. */
export const MOTIFS: readonly Motif[] = [
  ...COMPOUND_MOTIFS,
  ...PROTEIN_MOTIFS,
  ...PULSE_AND_GRAIN_MOTIFS,
  ...VEGETABLE_MOTIFS,
  ...PANTRY_MOTIFS,
  ...FRUIT_MOTIFS,
  ...TOPPING_MOTIFS,
];

const UNKNOWN_FOOD_COLOURS: readonly Hex[] = [
  '#d9a05b',
  '#c4763d',
  '#8fae4f',
  '#d8b04a',
  '#b9694a',
  '#6f9a55',
];

/** No name is longer than this in earnest; a hostile one costs no more than this to match. */
const LONGEST_NAME = 80;

/** The motif of a known food, or null. */
export function knownMotif(ingredient: string): Motif | null {
  const name = ingredient.slice(0, LONGEST_NAME).toLowerCase();
  return MOTIFS.find(({ pattern }) => pattern.test(name)) ?? null;
}

/** The motif of any ingredient: what the tables do not know becomes dice in a colour of its own. */
export function motifForIngredient(ingredient: string): Motif {
  return knownMotif(ingredient) ?? unknownFood(ingredient.toLowerCase());
}

function unknownFood(name: string): Motif {
  const colour = UNKNOWN_FOOD_COLOURS.at(seedFromText(name) % UNKNOWN_FOOD_COLOURS.length) ?? '#d9a05b';
  return { pattern: /(?:)/, glyph: 'dice', role: 'vegetable', colour, radius: 22, scale: 1.35 };
}
