declare const inCents: unique symbol;

/** An amount of money in whole US cents, so that sums and multiples are exact. May be negative. */
export type Cents = number & { readonly [inCents]: true };

/** The only constructor. Throws a RangeError unless the amount is a safe integer. */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not an amount in whole cents: ${amount}`);
  return amount as Cents;
}

/**
 * Whether an amount in dollars, as JSON transmits it, is whole cents: 19.99 is, 19.999 is not. A decimal with two
 * places is parsed to the nearest double, and dividing its number of cents by 100 gives the same double.
 */
export function isWholeCents(dollars: number): boolean {
  const nearest = Math.round(dollars * 100);
  return Number.isSafeInteger(nearest) && nearest / 100 === dollars;
}

/** Converts dollars to cents exactly. Throws a RangeError unless they are whole cents. */
export function centsFromDollars(dollars: number): Cents {
  if (!isWholeCents(dollars)) throw new RangeError(`Not whole cents: $${dollars}`);
  return cents(Math.round(dollars * 100));
}

/** Converts cents to dollars, as JSON transmits them. */
export function dollarsFromCents(amount: Cents): number {
  return amount / 100;
}

/** The sum of amounts; 0 if there are none. Throws a RangeError if the sum is too large for `cents`. */
export function addCents(amounts: readonly Cents[]): Cents {
  return cents(amounts.reduce<number>((sum, amount) => sum + amount, 0));
}
