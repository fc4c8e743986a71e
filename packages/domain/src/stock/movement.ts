import type { CalendarDay } from '../calendar-day.ts';
import { parseAmount } from '../units/amount.ts';

/**
 * Why an amount of the inventory changed. Food comes as `bought`, as a dish that was `made` of other food, or was there at the
 * `start` of the log; it goes as `cooked` into a dish, `eaten`, `thrown away` or thrown away because it had `expired`. What was
 * `corrected` has another reason that nobody stated. `moved` goes to another card or kitchen, where it comes as the same. `counted`
 * moves nothing: somebody looked, and it was there.
 */
export const MOVEMENT_KINDS = [
  'start',
  'bought',
  'made',
  'cooked',
  'eaten',
  'thrown away',
  'expired',
  'corrected',
  'moved',
  'counted',
] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

/** Why a stock changes, and on which day of the person who changes it. An undo has the cause of what it undoes. */
export interface Cause {
  readonly kind: MovementKind;
  readonly day: CalendarDay;
}

/** What a card of the inventory says. */
export interface Stocked {
  readonly name: string;
  readonly quantity: string;
  readonly unit: string;
}

/** How much of a food came, or went if below zero, in its unit; null for an amount that is no number, such as 'a few'. */
export interface Moved {
  readonly name: string;
  readonly unit: string;
  readonly amount: number | null;
}

/** So that the movements of a card add up to its amount exactly, whatever fractions it had in between. */
const DECIMALS = 6;

/**
 * What moves when a card changes: the movements of a food in a unit add up to what the cards have of it. A card with another name or
 * unit is another food that comes, and the first one goes.
 * @param before undefined for a new card
 * @param after undefined for one that is removed
 */
export function movedBetween(before: Stocked | undefined, after: Stocked | undefined): Moved[] {
  if (before && after && before.name === after.name && before.unit === after.unit) {
    const amount = rounded(amountIn(after) - amountIn(before));
    return amount === 0 ? [] : [{ name: after.name, unit: after.unit, amount }];
  }
  return [...(before ? wholeOf(before, -1) : []), ...(after ? wholeOf(after, 1) : [])];
}

const amountIn = ({ quantity }: Stocked): number => rounded(parseAmount(quantity) ?? 0);

const rounded = (amount: number): number => Number(amount.toFixed(DECIMALS));

function wholeOf({ name, unit, quantity }: Stocked, sign: 1 | -1): Moved[] {
  const amount = parseAmount(quantity);
  if (amount === null) return [{ name, unit, amount }];
  return rounded(amount) === 0 ? [] : [{ name, unit, amount: sign * rounded(amount) }];
}
