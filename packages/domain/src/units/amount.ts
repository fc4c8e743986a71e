/** Amounts as people type them and as they are stored. */

/** The longest text that is read as an amount; the fields for one hold no more. */
const LENGTH_MAX = 50;

const NUMBER = /^(?:\d+(?:\.\d*)?|\.\d+)$/;
const FRACTION = /^(?:(\d+) )?(\d+) ?\/ ?(\d+)$/;
const RANGE = /[-–—]|\bto\b/;

/**
 * Reads '2', '1.5', '0,5', '1/2', '1 1/2', '½', '1½' and a range '2-3' (its middle, 2.5), in time linear in the text.
 * @returns null for anything that is not a finite amount of zero or more ('a few', 'to taste', '-1', '1/0')
 */
export function parseAmount(text: string): number | null {
  const typed = text.trim();
  if (typed === '' || typed.length > LENGTH_MAX) return null;
  const plain = writeFractionsOut(typed).replace(/\s+/g, ' ').trim().toLowerCase();
  return parseSingle(plain) ?? parseRange(plain);
}

/** A minus sign, a hyphen or a dash, then a number that is not zero. */
const BELOW_ZERO = /^\s*[-−–—]\s*[\d.,\s]*[1-9¼-¾⅐-⅞]/;

/** Whether a typed amount is below zero: '-1', '−½', '-2 kg'. */
export function isBelowZero(text: string): boolean {
  return BELOW_ZERO.test(text);
}

/** Whether a typed amount says that there is nothing left: '0', '0.0', '-0'. */
export function isNone(text: string): boolean {
  return parseAmount(text.replace(/^\s*[-−–—]/, '')) === 0;
}

/** A decimal as in a recipe: '0.33', '1.5', '12.5', '180'; never less than '0.01' for something above 0. */
export function formatAmount(value: number): string {
  if (!Number.isFinite(value) || value < 0) throw new RangeError(`Not an amount: ${value}`);
  if (value > 0 && value < 0.01) return '0.01';
  const decimals = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return String(Number(value.toFixed(decimals)));
}

/** '1½' → '1 1/2', by the compatibility decomposition of Unicode's fraction characters. */
function writeFractionsOut(text: string): string {
  return text
    .replace(/[¼-¾⅐-⅞]/g, ' $&')
    .normalize('NFKC')
    .replaceAll('\u2044', '/');
}

function parseSingle(text: string): number | null {
  const fraction = FRACTION.exec(text);
  if (fraction) {
    const value = Number(fraction[1] ?? 0) + Number(fraction[2]) / Number(fraction[3]);
    return Number.isFinite(value) ? value : null;
  }
  const decimal = text.replace(/^(\d+),(\d{1,2})$/, '$1.$2').replace(/^(\d{1,3}),(\d{3})$/, '$1$2');
  if (!NUMBER.test(decimal)) return null;
  const value = Number(decimal);
  return Number.isFinite(value) ? value : null;
}

function parseRange(text: string): number | null {
  const separator = RANGE.exec(text);
  if (!separator) return null;
  const low = parseSingle(text.slice(0, separator.index).trim());
  const high = parseSingle(text.slice(separator.index + separator[0].length).trim());
  return low === null || high === null ? null : (low + high) / 2;
}
