import { carriesAllergy } from '../../packages/domain/src/safety/allergy/allergens.ts';
import { type OwnWordPair, pairsOf } from '../../packages/domain/src/safety/testing/own-word-pairs.ts';
import { HELD_OUT_WORDINGS } from './own-words.ts';
import { SECOND_HELD_OUT_WORDINGS } from './own-words-second.ts';

interface OwnWordFigures {
  /** Pairs of a wording and a food it must exclude, and how many are excluded. */
  readonly mustBeOut: number;
  readonly caught: number;
  /** Pairs that must stay, and how many are wrongly excluded. */
  readonly mustStay: number;
  readonly wronglyOut: number;
}

/** Measures how wordings that were never used for tuning are understood. */
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
 * Earlier results: for the first table, when an allergy was only searched for as text in names; for the second, when
 * only the first table was known.
 */
const TABLES = [
  { name: 'Own-word pairs', wordings: HELD_OUT_WORDINGS, before: { caught: 72, wronglyOut: 5 } },
  { name: 'of a second table', wordings: SECOND_HELD_OUT_WORDINGS, before: { caught: 235, wronglyOut: 5 } },
];

/** Prints how many held-out pairs of a wording and a food are correct, with the earlier figures. */
export function printOwnWords(): void {
  for (const { name, wordings, before } of TABLES) {
    const { mustBeOut, caught, mustStay, wronglyOut } = measureOwnWords(pairsOf(wordings));
    console.log(
      `${name}: caught ${caught} of ${mustBeOut} (before: ${before.caught}), ` +
        `wrongly ruled out ${wronglyOut} of ${mustStay} (before: ${before.wronglyOut})`,
    );
  }
}
