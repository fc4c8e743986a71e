/**
 * A number option as it was typed: a whole number from 1, rounded down. What is no number is 0, which adds nothing;
 * so is what lies below 1, because a user who typed 0 does not want to pay for 1.
 */
export function readOptionNumber(text: string): number {
  const number = Math.floor(Number.parseFloat(text));
  return number >= 1 ? number : 0;
}
