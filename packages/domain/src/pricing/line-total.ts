import { type Cents, cents } from './cents.ts';

/** The price of `quantity` units. Whole cents times a whole number need no rounding. */
export function lineTotal(unitPrice: Cents, quantity: number): Cents {
  return cents(unitPrice * quantity);
}
