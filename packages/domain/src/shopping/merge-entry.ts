import { foodWords } from '../foods/food-name.ts';
import { DONE_TO_IT, FORMS } from '../foods/names/name-words.ts';
import { addAmounts } from '../units/add-amounts.ts';
import { formatAmount, parseAmount } from '../units/amount.ts';
import { unitKey } from '../units/unit.ts';
import { GRAMS_OF_WEIGHT, MILLILITRES } from '../units/weights/weight.ts';
import { unitsIn } from '../units/weights/weight-by-name.ts';
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
 * rice' is not added to 'rice'. A line whose amount can be added exactly goes before one of another system of units.
 */
export function mergeEntry<Line extends ShoppingEntry>(
  lines: readonly Line[],
  entry: ShoppingEntry,
): Merge<Line> | undefined {
  const same = lines.filter((line) => isSameFood(line, entry) && !saysMore(entry, line));
  for (const add of [addAmounts, addByWeight]) {
    for (const line of same) {
      const sum = add(line, entry);
      if (sum) return { line, quantity: sum.quantity, unit: sum.unit };
    }
  }
  return undefined;
}

const isMeasured = (unit: string) => GRAMS_OF_WEIGHT.has(unit) || MILLILITRES.has(unit);

/** Adds '2 cups' of flour to '1 kg' by the food's weight, in the unit of the larger one; null for pieces and unknown weights. */
function addByWeight(line: ShoppingEntry, entry: ShoppingEntry) {
  const [amount, added] = [parseAmount(line.quantity), parseAmount(entry.quantity)];
  if (amount === null || added === null || ![line, entry].every(({ unit }) => isMeasured(unitKey(unit))))
    return null;
  const ratio = unitsIn(entry, line);
  if (ratio === null || ratio <= 0) return null;
  const isLarger = added * ratio > amount;
  const sum = isLarger ? added + amount / ratio : amount + added * ratio;
  return { quantity: formatAmount(sum), unit: isLarger ? entry.unit : line.unit };
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
