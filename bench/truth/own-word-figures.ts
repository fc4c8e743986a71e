import {
  carriesAllergy,
  illnessesIn,
  textOnlyWords,
} from '../../packages/domain/src/safety/allergy/allergens.ts';
import { type OwnWordPair, pairsOf } from '../../packages/domain/src/safety/testing/own-word-pairs.ts';
import { HELD_OUT_WORDINGS } from './own-words.ts';
import { SECOND_HELD_OUT_WORDINGS } from './own-words-second.ts';
import { THIRD_HELD_APART, THIRD_WORKED_ON, type Wordings } from './own-words-third.ts';

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

/** Prints how many wordings of the third table are wholly right, and with `isListing` which of those worked on are not. */
export function printThirdWords(isListing: boolean): void {
  for (const [half, wordings] of [
    ['worked on', THIRD_WORKED_ON],
    ['held apart', THIRD_HELD_APART],
  ] as const) {
    const wrong = Object.keys(wordings).flatMap((written) => faultsOf(written, wordings));
    const count = Object.keys(wordings).length;
    console.log(`Wordings as people type them, ${half}: ${count - wrong.length} of ${count} right`);
    if (isListing && half === 'worked on') for (const fault of wrong) console.log(`  ${fault}`);
  }
}

function faultsOf(written: string, wordings: Wordings): string[] {
  const pairs = pairsOf({ [written]: wordings[written] ?? { out: '' } });
  const isCarried = ({ food }: OwnWordPair) => carriesAllergy(food, [written]);
  const missed = pairs.filter((pair) => pair.isOut && !isCarried(pair));
  const wronglyOut = pairs.filter((pair) => !pair.isOut && isCarried(pair));
  const isSaid =
    wordings[written]?.said === true && [...textOnlyWords([written]), ...illnessesIn([written])].length > 0;
  if ((missed.length === 0 || isSaid) && wronglyOut.length === 0) return [];
  const foods = (some: readonly OwnWordPair[]) => some.map(({ food }) => food).join(', ');
  return [`${written}: not left out ${foods(missed)}; wrongly left out ${foods(wronglyOut)}`];
}
