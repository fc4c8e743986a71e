import { findFood } from '../foods/find-food.ts';
import { foodNameKey } from '../foods/food-name.ts';
import { addAmounts } from '../units/add-amounts.ts';
import type { ShoppingEntry } from './read-entry.ts';

interface Merge<Line> {
  readonly line: Line;
  /** What the line says with the entry added. */
  readonly quantity: string;
  readonly unit: string;
}

interface Named {
  readonly key: string;
  readonly food: ReturnType<typeof findFood>;
}

/** Each line is compared with many entries, and reading a name takes far longer than comparing what was read. */
const readNames = new WeakMap<ShoppingEntry, Named>();

function readName(entry: ShoppingEntry): Named {
  const known = readNames.get(entry);
  if (known) return known;
  const named = { key: foodNameKey(entry.name), food: findFood(entry.name) };
  readNames.set(entry, named);
  return named;
}

/** 'Lemon' and 'lemons', 'scallions' and 'spring onions'. */
const isSameFood = (one: Named, other: Named) =>
  one.key === other.key || (one.food !== undefined && one.food === other.food);

/** The first of the lines to which the entry can be added: the same food, in amounts that add up. */
export function mergeEntry<Line extends ShoppingEntry>(
  lines: readonly Line[],
  entry: ShoppingEntry,
): Merge<Line> | undefined {
  const wanted = readName(entry);
  for (const line of lines) {
    const sum = isSameFood(readName(line), wanted) ? addAmounts(line, entry) : null;
    if (sum) return { line, quantity: sum.quantity, unit: sum.unit };
  }
  return undefined;
}
