import { carriesAllergy } from '../../packages/domain/src/safety/allergens.ts';
import { type OwnWordPair, pairsOf } from '../../packages/domain/src/safety/testing/own-word-pairs.ts';
import { HELD_APART_WORDINGS } from './own-words.ts';

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

/** Before allergies were read at all, a word was only looked for in names: measured on the same pairs. */
const BEFORE = { caught: 72, wronglyOut: 5 };

/** Prints how many held-apart pairs of a wording and a food come out right, beside the figures before. */
export function printOwnWords(): void {
  const { mustBeOut, caught, mustStay, wronglyOut } = measureOwnWords(pairsOf(HELD_APART_WORDINGS));
  console.log(
    `Own-word pairs caught ${caught} of ${mustBeOut} (before: ${BEFORE.caught}), ` +
      `wrongly ruled out ${wronglyOut} of ${mustStay} (before: ${BEFORE.wronglyOut})`,
  );
}
