import { type Cents, cents } from './cents.ts';

/** What `quantity` of something cost: whole cents times a whole number, so nothing is rounded. */
export function lineTotal(unitPrice: Cents, quantity: number): Cents {
  return cents(unitPrice * quantity);
}
