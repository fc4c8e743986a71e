import { carriesAllergy } from '../../packages/domain/src/safety/allergy/allergens.ts';
import { type OwnWordPair, pairsOf } from '../../packages/domain/src/safety/testing/own-word-pairs.ts';
import { HELD_APART_WORDINGS } from './own-words.ts';
import { SECOND_HELD_APART_WORDINGS } from './own-words-second.ts';

interface OwnWordFigures {
  /** Pairs of a wording and a food that it must rule out, and how many of them it does. */
  readonly mustBeOut: number;
  readonly caught: number;
  /** Pairs that must stay, and how many of them are ruled out all the same. */
  readonly mustStay: number;
  readonly wronglyOut: number;
}

/** How the wordings that nothing was fitted to are understood. */
function measureOwnWords(pairs: readonly OwnWordPair[]): OwnWordFigures {
  const isRuledOut = ({ written, food }: OwnWordPair) => carriesAllergy(food, [written]);
  const out = pairs.filter(({ isOut }) => isOut);
  const staying = pairs.filter(({ isOut }) => !isOut);
  return {
    mustBeOut: out.length,
    caught: out.filter(isRuledOut).length,
    mustStay: staying.length,
    wronglyOut: staying.filter(isRuledOut).length,
  };
}

/**
 * The figures before: of the first table when an allergy was only looked for as text in names, of the second when only the
 * first was known.
 */
const TABLES = [
  { name: 'Own-word pairs', wordings: HELD_APART_WORDINGS, before: { caught: 72, wronglyOut: 5 } },
  { name: 'of a second table', wordings: SECOND_HELD_APART_WORDINGS, before: { caught: 235, wronglyOut: 5 } },
];

/** Prints how many held-apart pairs of a wording and a food come out right, beside the figures before. */
export function printOwnWords(): void {
  for (const { name, wordings, before } of TABLES) {
    const { mustBeOut, caught, mustStay, wronglyOut } = measureOwnWords(pairsOf(wordings));
    console.log(
      `${name}: caught ${caught} of ${mustBeOut} (before: ${before.caught}), ` +
        `wrongly ruled out ${wronglyOut} of ${mustStay} (before: ${before.wronglyOut})`,
    );
  }
}
