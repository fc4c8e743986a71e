import { parseAmount } from '../units/amount.ts';

export const QUANTITY_MIN = 0.1;
export const QUANTITY_STEP = 0.1;
/** The largest that a meal holds: 100,000 of a unit. */
export const QUANTITY_MAX = 100_000;

/** What stands for an entry that is no amount. */
const UNPARSEABLE = 1;

/** A quantity within its limits. */
export function clampQuantity(quantity: number): number {
  return Math.min(QUANTITY_MAX, Math.max(QUANTITY_MIN, quantity));
}

/** The quantity that a person typed: '2', '0,5', '1/2'. What is no amount becomes 1, what is too little 0.1. */
export function readQuantity(typed: string): number {
  const isNegative = typed.trim().startsWith('-');
  const amount = parseAmount(isNegative ? typed.trim().slice(1) : typed);
  if (amount === null) return UNPARSEABLE;
  return clampQuantity(isNegative ? 0 : amount);
}
