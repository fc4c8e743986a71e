import { foodNameKey, foodWords } from '../../foods/food-name.ts';
import type { DataSet } from '../../foods/usda/data-set.ts';
import { headKey, nameParts } from '../words/name-parts.ts';
import { compactKey, searchWords } from '../words/words.ts';
import { plainnessOrder } from './rarity.ts';

export interface NamedFood {
  /** The shown name first, then other names. */
  readonly names: readonly string[];
  readonly brand: string | null;
  readonly dataSet: DataSet;
}

/** Columns stored with a food, so that a search finds it without reading all names. */
export interface SearchDocument {
  /** Every form of every word of its names and brand, without duplicates. */
  readonly words: readonly string[];
  /** Compact keys of the names that mean exactly this food. */
  readonly keys: readonly string[];
  /** The head noun as a compact key: 'egg' for 'Egg, whole, raw'. */
  readonly head: string;
  /** The rank among foods that fit a query equally well; the lowest comes first. */
  readonly plainness: number;
}

export function searchDocument({ names, brand, dataSet }: NamedFood): SearchDocument {
  const [shown = ''] = names;
  const parts = nameParts(shown);
  const head = headKey(parts);
  const words = [...names, ...(brand === null ? [] : [brand])].flatMap((name) =>
    searchWords(name).flatMap(({ forms }) => forms),
  );
  const keys = [...new Set(names.flatMap((name) => [name, inverted(name)]))].map(keyOf(dataSet));
  return {
    words: [...new Set([...words, head])].filter((word) => word !== ''),
    keys: [...new Set(keys)].filter((key) => key !== ''),
    head,
    plainness: plainnessOrder(shown, parts, dataSet),
  };
}

/**
 * 'Raw' or 'low sodium' does not change an everyday food. In a USDA entry these words distinguish it from others, so
 * they stay.
 */
function keyOf(dataSet: DataSet): (name: string) => string {
  if (dataSet === 'builtin') return (name) => compactKey(foodNameKey(name));
  return (name) => foodWords(name.replace(/,? NFS\b/, '')).join('');
}

/**
 * 'Cheese, cheddar' → 'cheddar Cheese'. Longer descriptions are left alone, because they mean something narrower than
 * their first words.
 */
function inverted(name: string): string {
  const [head = '', kind, ...rest] = name.replace(/, NFS\b/, '').split(',');
  return kind === undefined || rest.length > 0 ? name : `${kind} ${head}`;
}
