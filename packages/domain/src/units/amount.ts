import { digitsAt } from '../language/digits.ts';
import { isMark, type Token, tokenize } from '../language/tokens.ts';
import { memoize } from '../memoize.ts';

/** The maximum length of an amount in characters; the fields for amounts accept no more. */
const LENGTH_MAX = 50;
/** A library of recipes repeats a few hundred amounts in each of its reads. */
const MOST_AMOUNTS = 2000;
const DASHES = '-–—';
const MINUS = `${DASHES}−`;

/** A range of 2 to 3, or the same number twice. */
export interface Amount {
  readonly low: number;
  readonly high: number;
}

/**
 * Parses '2', '1.5', '0,5', '1/2', '1 1/2', '½', '1½' and a range '2-3' (its middle, 2.5), in time linear in the text.
 * @returns null for anything that is not a finite amount of zero or more ('a few', 'to taste', '-1', '1/0')
 */
export function parseAmount(text: string): number | null {
  const amount = parseRange(text);
  return amount && (amount.low + amount.high) / 2;
}

/** Like `parseAmount`, with both ends: 2 and 3 of '2-3', ½ and ¾ of '½–¾'. '1-1/2' is one and a half. */
export const parseRange: (text: string) => Amount | null = memoize(MOST_AMOUNTS, (text) => {
  const tokens = text.trim().length > LENGTH_MAX ? [] : tokenize(text);
  const first = digitsAt(tokens, 0);
  if (!first) return null;
  if (isEnd(tokens, first.to)) return { low: first.value, high: first.value };
  const dash = tokens[first.to];
  const second = isMark(dash, DASHES) || dash?.key === 'to' ? digitsAt(tokens, first.to + 1) : null;
  if (!second || !isEnd(tokens, second.to)) return null;
  const isMixed = Number.isInteger(first.value) && second.value < 1 && first.value > second.value;
  return isMixed
    ? { low: first.value + second.value, high: first.value + second.value }
    : { low: first.value, high: second.value };
});

/** The end of the text, or a full stop there. */
const isEnd = (tokens: readonly Token[], at: number): boolean =>
  at === tokens.length || (at === tokens.length - 1 && tokens[at]?.text === '.');

/** Whether a typed amount is below zero: '-1', '−½', '-2 kg'. */
export function isNegativeAmount(text: string): boolean {
  const [sign, ...tokens] = tokenize(text);
  return isMark(sign, MINUS) && (digitsAt(tokens, 0)?.value ?? 0) > 0;
}

/** Whether a typed amount means that nothing is left: '0', '0.0', '-0'. */
export function isZeroAmount(text: string): boolean {
  const typed = text.trim();
  return parseAmount(MINUS.includes(typed.charAt(0)) ? typed.slice(1) : typed) === 0;
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
