import { foodWords } from '../foods/food-name.ts';
import { lazy } from '../lazy.ts';
import { PRODUCT_NAMES } from './words/product-names.ts';

const LONGEST_NAME_WORDS = 6;

/** Product name in singular words → its ingredients. */
const products = lazy(
  (): ReadonlyMap<string, readonly string[]> =>
    new Map(
      Object.entries(PRODUCT_NAMES).map(([name, parts]) => [
        foodWords(name).join(' '),
        parts.split(',').map((part) => part.trim()),
      ]),
    ),
);

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
    const length = lengthOfProductAt(words, at);
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

function lengthOfProductAt(words: readonly string[], at: number): number {
  for (let length = Math.min(LONGEST_NAME_WORDS, words.length - at); length > 0; length -= 1) {
    if (products().has(words.slice(at, at + length).join(' '))) return length;
  }
  return 0;
}
