import type { BodyWords } from './conflicts/goal-conflict.ts';

/** The largest difference between a weight and the last one that is stored without a question, as a share of the last. */
const LARGEST_JUMP = 0.1;

/**
 * The question about a weight that differs by more than a tenth from the last one, such as pounds typed as kilograms;
 * undefined if there is nothing to ask.
 * @param weight kilograms, as is `last`; null if no weight is known
 */
export function weightJump(weight: number, last: number | null, words: BodyWords): string | undefined {
  if (last === null || Math.abs(weight - last) <= last * LARGEST_JUMP) return undefined;
  return `${words.weight(weight)} is more than a tenth ${weight > last ? 'above' : 'below'} the last weight, ${words.weight(last)}. Is it right?`;
}
