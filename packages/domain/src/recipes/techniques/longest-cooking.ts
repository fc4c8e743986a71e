import words from '@game-plan/lexicon/wording.json' with { type: 'json' };
import { saysOneOf } from '../../foods/phrases-in.ts';
import { sentencesOf } from './phrases.ts';

/** Words for cooking with heat, and for waiting: food that rises, rests, soaks or cools is not cooking. */
const cooks = saysOneOf(words['cooks in steps']);
const waits = saysOneOf(words['waits in steps']);

const heats = saysOneOf(words['heats in steps']);

const DURATION =
  /(?<within>\b(?:for|in) the (?:last|first) )?(?<amount>\d+(?:[½¼¾])?|[½¼¾])(?: to (?<most>\d+(?:[½¼¾])?))? (?<unit>minute|hour)s?\b(?<turned> (?:a|per) side| on each side)?/g;

const FRACTIONS: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

/** The minutes of the longest single stretch of cooking in the steps: 90 for '1½ hours', 75 for '75 to 90 minutes'. */
export function longestCooking(steps: readonly string[]): number {
  const minutes = durations(steps, (sentence) => cooks(sentence) && !waits(sentence));
  return Math.max(0, ...minutes.map(({ amount }) => amount));
}

/** The minutes of all that the steps heat, one after the other, each at its longest, or those of warming it if they say none. */
export function totalCooking(steps: readonly string[]): number {
  const isCooking = (sentence: string) => heats(sentence) || cooks(sentence);
  const total = durations(steps, isCooking).reduce((sum, { most }) => sum + most, 0);
  return Math.max(total, steps.some(isCooking) ? WARMING : 0);
}
const WARMING = 5;

/** The minutes of all that the steps do one after the other, waiting and both sides of what is turned included. */
export const minutesTogether = (steps: readonly string[]): number => sumOf(durations(steps, () => true));

/** The same without waiting, and without what is done while something else cooks. */
export const minutesInTurn = (steps: readonly string[]): number =>
  sumOf(durations(steps, (sentence) => !waits(sentence) && !isMeanwhile(sentence)));

const isMeanwhile = (sentence: string): boolean => /^(?:Meanwhile|While|About)\b/.test(sentence);

const sumOf = (all: readonly Duration[]): number =>
  all
    .filter(({ isWithin }) => !isWithin)
    .reduce((sum, { amount, isTurned }) => sum + amount * (isTurned ? 2 : 1), 0);

interface Duration {
  readonly amount: number;
  readonly most: number;
  /** Whether it is the end or the beginning of another: 'for the last 5 minutes'. */
  readonly isWithin: boolean;
  /** Whether it is that of each side. */
  readonly isTurned: boolean;
}

function durations(steps: readonly string[], isMeant: (sentence: string) => boolean): Duration[] {
  return steps
    .flatMap(sentencesOf)
    .filter(isMeant)
    .flatMap((sentence) => [...sentence.matchAll(DURATION)])
    .map(({ groups }) => {
      const [unit, amount] = [groups?.unit === 'hour' ? 60 : 1, groups?.amount ?? ''];
      return {
        amount: numberOf(amount) * unit,
        most: numberOf(groups?.most ?? amount) * unit,
        isWithin: groups?.within !== undefined,
        isTurned: groups?.turned !== undefined,
      };
    });
}

function numberOf(text: string): number {
  const fraction = FRACTIONS[text.at(-1) ?? ''] ?? 0;
  return Number(text.replace(/[½¼¾]/, '') || 0) + fraction;
}
