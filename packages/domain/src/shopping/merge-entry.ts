import { addAmounts } from '../units/add-amounts.ts';
import { isSameFood } from './named-food.ts';
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
  for (const line of lines) {
    const sum = isSameFood(line, entry) ? addAmounts(line, entry) : null;
    if (sum) return { line, quantity: sum.quantity, unit: sum.unit };
  }
  return undefined;
}
