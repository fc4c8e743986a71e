import { servesAs } from '../foods/same-food.ts';
import { formatAmount, parseAmount } from '../units/amount.ts';
import { isCounted, unitsIn } from '../units/weight.ts';
import type { ShoppingEntry } from './read-entry.ts';

interface NeededLine {
  readonly name: string;
  /** As a cook writes it: '2', '1/2', 'to taste'. */
  readonly amount: string;
  readonly unit: string;
  /** What its badge says: the kitchen has some of it. */
  readonly available: boolean;
}

/** Something kept in the kitchen and what of it no line has taken yet; null is an unknown amount. */
interface Kept {
  readonly name: string;
  readonly unit: string;
  left: number | null;
}

/** A line that lacks less than this share of its amount is not worth going to a shop for. */
const NEGLIGIBLE = 0.05;

/**
 * What has to be bought for a recipe: of each line what the kitchen is short of, the whole line when it has none.
 * Two lines share what there is. Where amounts cannot be compared, the badge decides: all of it if missing, else nothing.
 */
export function shortLines(lines: readonly NeededLine[], kitchen: readonly ShoppingEntry[]): ShoppingEntry[] {
  const kept = kitchen.map(({ name, quantity, unit }): Kept => ({ name, unit, left: parseAmount(quantity) }));
  return lines.flatMap((line) => shortOf(line, kept) ?? []);
}

function shortOf(line: NeededLine, kitchen: readonly Kept[]): ShoppingEntry | null {
  const whole = { name: line.name, quantity: line.amount, unit: line.unit };
  const serving = kitchen.filter(({ name }) => servesAs(name, line.name));
  if (serving.length === 0) return whole;

  const needed = parseAmount(line.amount);
  const short = needed === null ? null : take(line, needed, serving);
  if (needed === null || short === null) return line.available ? null : whole;
  if (short <= needed * NEGLIGIBLE) return null;
  if (short === needed) return whole;
  return { ...whole, quantity: formatAmount(isCounted(line.unit) ? Math.ceil(short) : short) };
}

/** Takes what is needed; how much was not there, or null if that cannot be told. */
function take({ name, unit }: NeededLine, needed: number, serving: readonly Kept[]): number | null {
  let short = needed;
  let isUnknown = false;
  for (const kept of serving) {
    const ratio = unitsIn(kept, { name, unit });
    if (kept.left === null || ratio === null) {
      isUnknown = true;
      continue;
    }
    const taken = Math.min(short, kept.left * ratio);
    kept.left -= taken / ratio;
    short -= taken;
  }
  return isUnknown && short > needed * NEGLIGIBLE ? null : short;
}
