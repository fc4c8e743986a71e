declare const inCents: unique symbol;

/** An amount of money in whole cents of a dollar: sums and multiples of it are exact. May be negative. */
export type Cents = number & { readonly [inCents]: true };

/** The one constructor. Throws a RangeError for anything but a whole number. */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not an amount in whole cents: ${amount}`);
  return amount as Cents;
}

/**
 * Whether an amount in dollars, as JSON carries it, is whole cents: 19.99 is, 19.999 is not. A decimal fraction with
 * two places is read as the double nearest to it, and so is its number of cents divided by 100.
 */
export function isWholeCents(dollars: number): boolean {
  const nearest = Math.round(dollars * 100);
  return Number.isSafeInteger(nearest) && nearest / 100 === dollars;
}

/** Dollars to cents, exactly. Throws a RangeError for a part of a cent. */
export function centsFromDollars(dollars: number): Cents {
  if (!isWholeCents(dollars)) throw new RangeError(`Not whole cents: $${dollars}`);
  return cents(Math.round(dollars * 100));
}

/** Cents to dollars, as JSON carries them. */
export function dollarsFromCents(amount: Cents): number {
  return amount / 100;
}

/** The sum of amounts; of none it is 0. Throws a RangeError where `cents` does. */
export function addCents(amounts: readonly Cents[]): Cents {
  return cents(amounts.reduce<number>((sum, amount) => sum + amount, 0));
}
