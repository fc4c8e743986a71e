import { addCents, type Cents, cents } from './cents.ts';

/** The tax rate, in percent of the subtotal. */
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
 * Returns the tax of the whole subtotal, rounded half up. This is the only place where money is rounded: prices are
 * whole cents and are only added and multiplied by whole numbers. Rounding once instead of per line gives the tax that
 * a person who checks the receipt computes, however the cart is split into lines. `subtotal` must not be negative.
 */
function taxOn(subtotal: Cents): Cents {
  return cents(Math.floor((subtotal * TAX_PERCENT + 50) / 100));
}
