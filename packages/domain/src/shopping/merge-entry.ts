import { findFood } from '../foods/find-food.ts';
import { foodNameKey } from '../foods/food-name.ts';
import { addAmounts } from './add-amounts.ts';
import type { ShoppingEntry } from './read-entry.ts';

interface Merge<Line> {
  readonly line: Line;
  /** What the line says with the entry added. */
  readonly quantity: string;
  readonly unit: string;
}

/** The first of the lines to which the entry can be added: the same food, in amounts that add up. */
export function mergeEntry<Line extends ShoppingEntry>(
  lines: readonly Line[],
  entry: ShoppingEntry,
): Merge<Line> | undefined {
  const isSameFood = sameFoodAs(entry.name);
  for (const line of lines) {
    const sum = isSameFood(line.name) ? addAmounts(line, entry) : null;
    if (sum) return { line, quantity: sum.quantity, unit: sum.unit };
  }
  return undefined;
}

/** 'Lemon' and 'lemons', 'scallions' and 'spring onions'. */
function sameFoodAs(name: string): (other: string) => boolean {
  const key = foodNameKey(name);
  const food = findFood(name);
  return (other) => foodNameKey(other) === key || (food !== undefined && findFood(other) === food);
}
