import { parseAmount } from '../units/amount.ts';

export const QUANTITY_MIN = 0.1;
export const QUANTITY_STEP = 0.1;
const STEPS_IN_ONE = 10;
/** The largest quantity in a meal: 100,000 of a unit. */
export const QUANTITY_MAX = 100_000;

/** The quantity for an entry that is not an amount. */
const UNPARSEABLE = 1;

/** Limits a quantity to the allowed range. */
export function clampQuantity(quantity: number): number {
  return Math.min(QUANTITY_MAX, Math.max(QUANTITY_MIN, quantity));
}

/** Rounds to the step of the field: 1.1 instead of 1.1000000000000001. */
const toStep = (quantity: number): number => Math.round(quantity * STEPS_IN_ONE) / STEPS_IN_ONE;

/**
 * Parses a typed quantity, '2', '0,5' or '1/2', rounded to the nearest step. Text that is not an amount gives 1; too
 * small amounts give 0.1.
 */
export function readQuantity(typed: string): number {
  const isNegative = typed.trim().startsWith('-');
  const amount = parseAmount(isNegative ? typed.trim().slice(1) : typed);
  if (amount === null) return UNPARSEABLE;
  return clampQuantity(isNegative ? 0 : toStep(amount));
}
