import { foodWords } from '../foods/food-name.ts';
import { once } from '../once.ts';
import { PRODUCT_NAMES } from './words/product-names.ts';

const LONGEST_NAME_WORDS = 6;

/** Product name in singular words → what it is made of. */
const products = once(
  (): ReadonlyMap<string, readonly string[]> =>
    new Map(
      Object.entries(PRODUCT_NAMES).map(([name, parts]) => [
        foodWords(name).join(' '),
        parts.split(',').map((part) => part.trim()),
      ]),
    ),
);

export interface SplitName {
  /** What the words of no product say, in their order. */
  readonly runs: readonly (readonly string[])[];
  /** What the products in the name are made of. */
  readonly parts: readonly string[];
}

/** A name without the products in it, whose words say nothing by themselves: 'crushed Nilla wafers' is a cookie. */
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
