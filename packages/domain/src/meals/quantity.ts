import { parseAmount } from '../units/amount.ts';

export const QUANTITY_MIN = 0.1;
export const QUANTITY_STEP = 0.1;
/** The largest quantity in a meal: 100,000 of a unit. */
export const QUANTITY_MAX = 100_000;

/** The quantity for an entry that is not an amount. */
const UNPARSEABLE = 1;

/** Limits a quantity to the allowed range. */
export function clampQuantity(quantity: number): number {
  return Math.min(QUANTITY_MAX, Math.max(QUANTITY_MIN, quantity));
}

/** Rounds to thousandths, so that quarters and thirds are kept: 0.333 instead of 0.3333333333333333. */
export const roundQuantity = (quantity: number): number => Math.round(quantity * 1000) / 1000;

/**
 * Parses a typed quantity, '2', '0,25' or '1/3', kept to thousandths: the step is that of the arrow keys only. Text that
 * is not an amount gives 1; too small amounts give 0.1.
 */
export function readQuantity(typed: string): number {
  const isNegative = typed.trim().startsWith('-');
  const amount = parseAmount(isNegative ? typed.trim().slice(1) : typed);
  if (amount === null) return UNPARSEABLE;
  return clampQuantity(isNegative ? 0 : roundQuantity(amount));
}
