import { addCents, type Cents, cents } from './cents.ts';

/** Percent of the subtotal. */
export const TAX_PERCENT = 10;

export interface CartTotals {
  readonly subtotal: Cents;
  readonly tax: Cents;
  readonly total: Cents;
}

/** The totals of lines with these prices. */
export function cartTotals(linePrices: readonly Cents[]): CartTotals {
  const subtotal = addCents(linePrices);
  const tax = taxOn(subtotal);
  return { subtotal, tax, total: addCents([subtotal, tax]) };
}

/**
 * The one place where money is rounded: the tax of the whole subtotal, half a cent upwards. Prices are whole cents
 * and are only added and multiplied by whole numbers, so nothing else has a part of a cent; and rounded once instead
 * of for each line, the tax is what a person gets who checks the receipt, however the cart is split into lines.
 * `subtotal` is zero or more.
 */
function taxOn(subtotal: Cents): Cents {
  return cents(Math.floor((subtotal * TAX_PERCENT + 50) / 100));
}
