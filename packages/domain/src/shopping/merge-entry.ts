import { foodWords } from '../foods/food-name.ts';
import { DONE_TO_IT, FORMS } from '../foods/names/name-words.ts';
import { addAmounts } from '../units/add-amounts.ts';
import { isSameFood } from './named-food.ts';
import type { ShoppingEntry } from './read-entry.ts';

interface Merge<Line> {
  readonly line: Line;
  /** The line's amount including the added entry. */
  readonly quantity: string;
  readonly unit: string;
}

/**
 * Finds the first line to which the entry can be added: it is the same food and the amounts can be summed. An entry
 * that is more specific than the line gets its own line, because the merged line would keep the general name: 'basmati
 * rice' is not added to 'rice'.
 */
export function mergeEntry<Line extends ShoppingEntry>(
  lines: readonly Line[],
  entry: ShoppingEntry,
): Merge<Line> | undefined {
  for (const line of lines) {
    const sum = isSameFood(line, entry) && !saysMore(entry, line) ? addAmounts(line, entry) : null;
    if (sum) return { line, quantity: sum.quantity, unit: sum.unit };
  }
  return undefined;
}

/**
 * Whether the entry's name narrows the line's name by words or numbers: 'sea salt' for 'salt', 'eggs (6)' for 'eggs'.
 */
function saysMore(entry: ShoppingEntry, line: ShoppingEntry): boolean {
  const [words, known] = [foodWords(entry.name), new Set(foodWords(line.name))];
  const more = words.filter((word) => !known.has(word));
  if (words.length - more.length < known.size) return false;
  return more.some((word) => !DONE_TO_IT.has(word) && !FORMS.has(word));
}
