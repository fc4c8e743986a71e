import { foodNameKey } from '../food-name.ts';
import type { DataSet } from './data-set.ts';
import { nameParts } from './name-parts.ts';
import { plainnessOrder } from './oddness.ts';
import { compactKey, searchWords } from './words.ts';

export interface NamedFood {
  /** The name that is shown, then other names. */
  readonly names: readonly string[];
  readonly brand: string | null;
  readonly dataSet: DataSet;
}

/** What is stored beside a food so that a search finds it without reading every name. */
export interface SearchDocument {
  /** Every form of every word of its names and brand, each once. */
  readonly words: readonly string[];
  /** Compact keys of the names that mean exactly this food. */
  readonly keys: readonly string[];
  /** What it is, as a compact key: 'egg' of 'Egg, whole, raw'. */
  readonly head: string;
  /** Foods that fit a query alike are looked at in this order. */
  readonly plainness: number;
}

export function searchDocument({ names, brand, dataSet }: NamedFood): SearchDocument {
  const [shown = ''] = names;
  const words = [...names, brand ?? ''].flatMap((name) => searchWords(name).flatMap(({ forms }) => forms));
  const keys = names.flatMap((name) => [name, inverted(name)]).map((name) => compactKey(foodNameKey(name)));
  return {
    words: [...new Set(words)],
    keys: [...new Set(keys)].filter((key) => key !== ''),
    head: compactKey(
      nameParts(shown)
        .head.map(({ forms }) => forms[0] ?? '')
        .join(''),
    ),
    plainness: plainnessOrder(shown, dataSet),
  };
}

/** 'Cheese, cheddar' → 'cheddar Cheese'; of a longer description only what is said first: 'Milk, whole, 3.25%'. */
function inverted(name: string): string {
  const [head = '', kind = ''] = name.split(',');
  return `${kind} ${head}`;
}
