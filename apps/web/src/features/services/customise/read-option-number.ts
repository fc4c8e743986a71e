/**
 * Parses a number option, rounded down. Text that is not a number, and numbers below 1, give 0, which adds nothing: a
 * user who typed 0 does not want to pay for 1.
 */
export function readOptionNumber(text: string): number {
  const number = Math.floor(Number.parseFloat(text));
  return number >= 1 ? number : 0;
}
