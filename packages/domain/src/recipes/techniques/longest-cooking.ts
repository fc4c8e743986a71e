import words from '@game-plan/lexicon/wording.json' with { type: 'json' };
import { saysOneOf } from '../../foods/phrases-in.ts';

/** Words for cooking with heat, and for waiting: food that rises, rests, soaks or cools is not cooking. */
const cooks = saysOneOf(words['cooks in steps']);
const waits = saysOneOf(words['waits in steps']);

const DURATION = /(?<amount>\d+(?:[½¼¾])?|[½¼¾])(?: to (?:\d+(?:[½¼¾])?))? (?<unit>minute|hour)s?\b/g;

const FRACTIONS: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

/** The minutes of the longest single stretch of cooking in the steps: 90 for '1½ hours', 75 for '75 to 90 minutes'. */
export function longestCooking(steps: readonly string[]): number {
  const sentences = steps.flatMap((step) => step.split(/(?<=[.!;]) /));
  const minutes = sentences
    .filter((sentence) => cooks(sentence) && !waits(sentence))
    .flatMap((sentence) => [...sentence.matchAll(DURATION)])
    .map(({ groups }) => numberOf(groups?.amount ?? '') * (groups?.unit === 'hour' ? 60 : 1));
  return Math.max(0, ...minutes);
}

function numberOf(text: string): number {
  const fraction = FRACTIONS[text.at(-1) ?? ''] ?? 0;
  return Number(text.replace(/[½¼¾]/, '') || 0) + fraction;
}
