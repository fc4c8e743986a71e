import { withoutAccents } from './accents.ts';
/**
 * Numbers, lists and the order of names in American English, the only language of the app. They are what `Intl` writes, without it:
 * the first use of `Intl` in a browser loads its tables, 15 to 40 ms on a desktop and four times that on a phone, before a page is drawn.
 */

/**
 * Thousands with a comma, rounded half away from zero: '1,124', '0.5'.
 * @param decimals the most decimals; zeros at the end are left out
 */
export function englishNumber(value: number, decimals = 0): string {
  if (!Number.isFinite(value)) return String(value);
  const [whole = '', fraction] = round(Math.abs(value), decimals).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  const written = fraction === undefined ? grouped : `${grouped}.${fraction}`;
  return value < 0 && written !== '0' ? `-${written}` : written;
}

/** The digits of a positive number. Shifted as a decimal text, because 1.005 × 100 is 100.49999999999999. */
function round(value: number, decimals: number): string {
  const digits = String(value);
  // Only numbers above 1e21 and below 1e-6 are written with an exponent.
  if (digits.includes('e')) return BigInt(Math.round(value)).toString();
  return String(Number(`${Math.round(Number(`${digits}e${decimals}`))}e-${decimals}`));
}

/** 'milk', 'milk and eggs', 'milk, eggs, and nuts'; '' for none. */
export function englishList(words: readonly string[]): string {
  if (words.length <= 2) return words.join(' and ');
  return `${words.slice(0, -1).join(', ')}, and ${words.at(-1)}`;
}

/** Compares names for sorting: ignores case and accents, and orders numbers by value ('Egg 2' before 'Egg 10'). */
export function compareNames(one: string, other: string): number {
  const [a, b] = [sortKey(one), sortKey(other)];
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

const LONGEST_NUMBER = 15;

function sortKey(name: string): string {
  return withoutAccents(name)
    .toLowerCase()
    .replace(/\d+/g, (digits) => digits.padStart(LONGEST_NUMBER, '0'));
}
