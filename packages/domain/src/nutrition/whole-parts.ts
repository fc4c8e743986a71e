/**
 * Rounds amounts so that they add up to their rounded sum, by the largest remainder method: the foods of a list beside its
 * total, or the cents of tax on an order's lines.
 * Each result is the amount rounded up or down. The amounts are not negative.
 */
export function wholeParts(amounts: readonly number[]): number[] {
  const floors = amounts.map((amount) => Math.floor(amount + TINY));
  const total = Math.round(amounts.reduce((sum, amount) => sum + amount, 0));
  const left = total - floors.reduce((sum, amount) => sum + amount, 0);
  const remainder = (index: number) => (amounts[index] ?? 0) - (floors[index] ?? 0);
  const raised = new Set(
    [...amounts.keys()].toSorted((one, other) => remainder(other) - remainder(one)).slice(0, left),
  );
  return floors.map((amount, index) => (raised.has(index) ? amount + 1 : amount));
}

/** The error of a computed whole number: 28.999999999 is 29. */
const TINY = 1e-6;
