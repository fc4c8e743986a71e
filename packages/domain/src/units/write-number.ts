/** Fractions that have a character, as parts of 1. */
const FRACTIONS: readonly (readonly [value: number, character: string])[] = [
  [0, ''],
  [1 / 8, '⅛'],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [3 / 8, '⅜'],
  [1 / 2, '½'],
  [5 / 8, '⅝'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
  [7 / 8, '⅞'],
];

/** The least that measuring spoons have. */
const SIXTEENTH = 1 / 16;

/** Tolerance, because stored numbers have two decimals: 0.33 is a third. */
const CLOSE = 0.0101;

/** Formats a number as in recipes: 0.5 is '½', 1.5 is '1½', 0.33 is '⅓'; others are decimals. */
export function writeNumber(value: number): string {
  if (Math.abs(value - SIXTEENTH) < SIXTEENTH / 10) return '1/16';
  const whole = Math.floor(value + CLOSE);
  const part = Math.max(0, value - whole);
  const fraction = FRACTIONS.find(([size]) => Math.abs(size - part) <= CLOSE)?.[1];
  if (fraction === undefined || value >= 100) return String(Number(value.toFixed(value >= 10 ? 1 : 2)));
  return whole === 0 && fraction !== '' ? fraction : `${whole}${fraction}`;
}

/** Whether a number can be written with a fraction's character, so that it need not be rounded. */
export function isFraction(value: number): boolean {
  const part = value - Math.floor(value + CLOSE);
  return FRACTIONS.some(([size]) => Math.abs(size - part) <= CLOSE);
}

/** The parts of a package that one can see. */
const PARTS: readonly number[] = [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1];
const ABOUT = 0.05;

/** About how many packages there are, as a person says it: 1.48 are '1½', 0.98 '1', 0.6 '0.6', and 0.02 '0.1'. */
export function writePackages(count: number): string {
  const whole = Math.floor(count);
  const part = PARTS.find((one) => Math.abs(count - whole - one) <= ABOUT && whole + one > 0);
  return part === undefined ? String(Math.max(0.1, Number(count.toFixed(1)))) : writeNumber(whole + part);
}
