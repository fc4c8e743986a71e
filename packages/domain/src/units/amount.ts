/** The maximum length of an amount in characters; the fields for amounts accept no more. */
const LENGTH_MAX = 50;

/** Numbers in words, including the usual numbers for 'a few' and 'a couple'. */
const WORDS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  half: 0.5,
  quarter: 0.25,
  couple: 2,
  few: 3,
};

const FRACTION = String.raw`\d{1,9} ?[/⁄] ?\d{1,9}`;
const VULGAR = '[¼-¾⅐-⅞]';
/** A whole number and a fraction: '1 1/2', '1½', '1 and ½'. Each part is bounded, so that matching is linear. */
const MIXED = String.raw`\d{1,9}(?: ?${VULGAR}|(?: | ?& ?| and | plus )(?:${FRACTION}|${VULGAR}))`;
const DECIMAL = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d{1,20})?(?![\d.])|\d{1,40}(?:[.,]\d{1,40})?|\.\d{1,40}`;
const NUMBER = `(?:${MIXED}|${FRACTION}|${VULGAR}|${DECIMAL})`;
const SINGLE = new RegExp(String.raw`^${NUMBER}\.?$`);
const RANGE = new RegExp(String.raw`^(${NUMBER}) ?(?:[-–—]|\bto\b) ?(${NUMBER})$`);

const SPOKEN_AMOUNT = String.raw`(?:half an?\b|half(?![ -](?:and|&|n)[ -]half)|an? half\b|an? quarter\b(?: of an?\b)?|(?:an? )?(?:few|couple)\b(?: of\b)?|${Object.keys(
  WORDS,
)
  .filter((word) => word !== 'half')
  .join('|')})\b`;
const AHEAD = new RegExp(`^(?:${NUMBER}|${SPOKEN_AMOUNT})`, 'i');
const TO = /^ ?(?:[-–—~]|to\b|or\b) ?/i;

/** A range of 2 to 3, or the same number twice. */
export interface Amount {
  readonly low: number;
  readonly high: number;
}

/** The amount at the beginning of a text, and the index where it ends. */
interface LeadingAmount extends Amount {
  readonly end: number;
}

/**
 * Parses '2', '1.5', '0,5', '1/2', '1 1/2', '½', '1½' and a range '2-3' (its middle, 2.5), in time linear in the text.
 * @returns null for anything that is not a finite amount of zero or more ('a few', 'to taste', '-1', '1/0')
 */
export function parseAmount(text: string): number | null {
  const typed = text.trim();
  if (typed === '' || typed.length > LENGTH_MAX) return null;
  const plain = typed.replace(/\s+/g, ' ').toLowerCase();
  if (SINGLE.test(plain)) return numberOf(plain);
  const [, first = '', second = ''] = RANGE.exec(plain) ?? [];
  const low = numberOf(first);
  const high = numberOf(second);
  return low === null || high === null ? null : (low + high) / 2;
}

/**
 * The amount at the beginning of a text with single spaces: '2 cups' → 2 and 2, '½–¾ tsp' → 0.5 and 0.75, '1-1/2 lb' →
 * 1.5, 'half a lemon' → 0.5, 'a few leaves' → 3. Null if there is none. Reads at most one range.
 */
export function parseLeadingAmount(text: string): LeadingAmount | null {
  const first = numberAhead(text, 0);
  if (!first) return null;
  const [to] = TO.exec(text.slice(first.end)) ?? [];
  const second = to === undefined ? null : numberAhead(text, first.end + to.length);
  if (!second) return { low: first.value, high: first.value, end: first.end };
  const isMixed = Number.isInteger(first.value) && second.value < 1 && first.value > second.value;
  if (isMixed) return { low: first.value + second.value, high: first.value + second.value, end: second.end };
  if (second.value <= first.value) return { low: first.value, high: first.value, end: first.end };
  return { low: first.value, high: second.value, end: second.end };
}

function numberAhead(text: string, start: number): { readonly value: number; readonly end: number } | null {
  const [written] = AHEAD.exec(text.slice(start, start + LENGTH_MAX)) ?? [];
  if (written === undefined) return null;
  const value = numberOf(apart(written.toLowerCase()));
  return value === null ? null : { value, end: start + written.length };
}

/** A minus sign, a hyphen or a dash, then a number that is not zero. */
const BELOW_ZERO = /^\s*[-−–—][\d.,\s]*[1-9¼-¾⅐-⅞]/;

/** Whether a typed amount is below zero: '-1', '−½', '-2 kg'. */
export function isNegativeAmount(text: string): boolean {
  return BELOW_ZERO.test(text);
}

/** Whether a typed amount means that nothing is left: '0', '0.0', '-0'. */
export function isZeroAmount(text: string): boolean {
  return parseAmount(text.replace(/^\s*[-−–—]/, '')) === 0;
}

/**
 * Formats a decimal as in a recipe: '0.33', '1.5', '12.5', '180'; at least '0.01' for a number above 0. Throws a
 * RangeError for a negative or infinite number.
 */
export function formatAmount(value: number): string {
  if (!Number.isFinite(value) || value < 0) throw new RangeError(`Not an amount: ${value}`);
  if (value > 0 && value < 0.01) return '0.01';
  const decimals = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return String(Number(value.toFixed(decimals)));
}

/** '21/2' is 2 1/2 without its space, because recipes contain no improper fractions. */
function apart(written: string): string {
  return written.replace(/^([1-9])([1-7])\/([2-8])$/, (whole, ones, over, under) =>
    Number(over) < Number(under) ? `${ones} ${over}/${under}` : whole,
  );
}

const IN_PARTS = /^(?:(\d+)\D+)?(\d+) ?[/⁄] ?(\d+)$/;

/** The value of a written number; null for a division by zero or a number that is too large. */
function numberOf(written: string): number | null {
  const fromWord = wordValue(written);
  if (fromWord !== undefined) return fromWord;
  const plain = written
    .replace(/[¼-¾⅐-⅞]/g, ' $&')
    .normalize('NFKC')
    .replaceAll('\u2044', '/')
    .trim();
  const [, whole = 0, over, under] = IN_PARTS.exec(plain) ?? [];
  const value = over === undefined ? Number(asDecimal(plain)) : Number(whole) + Number(over) / Number(under);
  return plain !== '' && Number.isFinite(value) ? value : null;
}

function wordValue(written: string): number | undefined {
  const words = written.split(' ').filter((word) => word !== 'of' && word !== 'a' && word !== 'an');
  const [word = 'a'] = words;
  return /^[a-z]/.test(written) && Object.hasOwn(WORDS, word) ? WORDS[word] : undefined;
}

/** '0,5' → '0.5', '1,500' → '1500'. */
function asDecimal(text: string): string {
  return text.replace(/^(\d+),(\d{1,2})$/, '$1.$2').replaceAll(',', '');
}
