/** Amounts of ingredients as people type them and as a cook writes them. */

const NUMBER = String.raw`(?:\d+(?:\.\d*)?|\.\d+)`;
const FRACTION = /^(?:(\d+)\s+)?(\d+)\s*\/\s*(\d+)$/;
const RANGE = /^(.+?)\s*(?:-|–|—|\bto\b)\s*(.+)$/;
const PLAIN = new RegExp(`^${NUMBER}$`);

/**
 * Reads '2', '1.5', '0,5', '1/2', '1 1/2', '½', '1½' and a range '2-3' (its middle, 2.5).
 * @returns null for anything that is not a finite amount of zero or more ('a few', 'to taste', '-1', '1/0')
 */
export function parseAmount(text: string): number | null {
  const plain = writeFractionsOut(text).trim().toLowerCase();
  return parseSingle(plain) ?? parseRange(plain);
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
  if (!PLAIN.test(decimal)) return null;
  const value = Number(decimal);
  return Number.isFinite(value) ? value : null;
}

function parseRange(text: string): number | null {
  const range = RANGE.exec(text);
  const low = parseSingle(range?.[1] ?? '');
  const high = parseSingle(range?.[2] ?? '');
  return low === null || high === null ? null : (low + high) / 2;
}
