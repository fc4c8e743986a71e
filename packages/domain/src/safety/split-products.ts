import { products } from './food-facts.ts';
import { longestPhraseAt } from './phrase-match.ts';

export interface SplitName {
  /** Sequences of words that belong to no product, in order. */
  readonly runs: readonly (readonly string[])[];
  /** The ingredients of the products in the name. */
  readonly parts: readonly string[];
}

/**
 * Splits product names off a name, because their words mean nothing individually: 'crushed Nilla wafers' are cookies.
 */
export function splitProducts(words: readonly string[]): SplitName {
  const runs: string[][] = [[]];
  const parts: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const length = longestPhraseAt(words, at, products());
    if (length === 0) {
      runs.at(-1)?.push(words[at] ?? '');
      continue;
    }
    parts.push(...(products().get(words.slice(at, at + length).join(' ')) ?? []));
    runs.push([]);
    at += length - 1;
  }
  return { runs: runs.filter((run) => run.length > 0), parts };
}
