import { decimalOf, digitsAt, fractionAt } from './digits.ts';
import { type Line, type Match, matchAt } from './grammar.ts';
import type { Token } from './tokens.ts';

/** A number, or the ends of a range, and the first token behind it. */
export interface NumberAt {
  readonly low: number;
  readonly high: number;
  /** Whether it stands for a word such as 'a few'. */
  readonly isVague: boolean;
  readonly to: number;
}

interface Single {
  readonly value: number;
  readonly isVague: boolean;
  readonly to: number;
}

/**
 * The number or range at a token: '2', '1,5', '1 1/2', '1½', '3/4th', 'one and a half', 'two-thirds', 'half a dozen', 'a few', '2-3',
 * '2½- to 3'. Null if there is none. A range runs upwards; '3-2' is 3.
 */
export function numberAt(line: Line, at: number): NumberAt | null {
  const first = singleAt(line, at);
  if (first === null) return null;
  const one = { low: first.value, high: first.value, isVague: first.isVague, to: first.to };
  const second = behindTo(line, first.to);
  if (second === null) return one;
  // '1-1/2' is one and a half.
  if (
    isDigits(line.tokens[at]) &&
    Number.isInteger(first.value) &&
    second.value < 1 &&
    first.value > second.value
  )
    return { ...one, low: first.value + second.value, high: first.value + second.value, to: second.to };
  return second.value > first.value
    ? { low: first.value, high: second.value, isVague: first.isVague || second.isVague, to: second.to }
    : one;
}

/** The number behind 'to', a dash, or both: '2½- to 3'. */
function behindTo(line: Line, at: number): Single | null {
  const dash = matchAt(line, at, 'to');
  if (dash === undefined) return null;
  const word = matchAt(line, dash.to, 'to');
  return singleAt(line, word?.to ?? dash.to);
}

const isDigits = (token: Token | undefined) => token?.kind === 'number';

/** One number at a token, without a range. */
function singleAt(line: Line, at: number): Single | null {
  const token = line.tokens[at];
  if (token === undefined) return null;
  return token.kind === 'number' ? inDigitsAt(line, at) : wordsAt(line, at);
}

function inDigitsAt(line: Line, at: number): Single | null {
  const [token, next] = line.tokens.slice(at, at + 2);
  const fraction = fractionAt(line.tokens, at);
  if (fraction !== null)
    return { ...timesDozen(line, { ...fraction, to: behindOrdinal(line, fraction.to) }), isVague: false };
  // '1 000 g': thousands apart.
  const whole = decimalOf(token);
  const isShort = token !== undefined && token.text.length <= 3 && Number.isInteger(whole);
  if (whole !== null && whole > 0 && isShort && (next?.text === '000' || isThousands(line, at + 1)))
    return { value: whole * 1000 + Number(next?.text), isVague: false, to: at + 2 };
  const digits = digitsAt(line.tokens, at, (behind) => matchAt(line, behind, 'plus')?.to ?? behind);
  return digits && { ...timesDozen(line, digits), isVague: false };
}

/** Whether three digits belong to the number before them, as in '1 500 g de farine'; English has no such space: '2 400 g tins'. */
function isThousands(line: Line, at: number): boolean {
  const token = line.tokens[at];
  if (token?.text.length !== 3 || !Number.isInteger(decimalOf(token))) return false;
  const anyLanguage = { ...line, languages: undefined };
  const unit = matchAt(anyLanguage, at + 1, 'unit');
  const of = unit && matchAt(anyLanguage, unit.to, 'of');
  return of !== undefined && of.language !== 'en';
}

/** Behind the ending of '3/4th'. */
const behindOrdinal = (line: Line, at: number): number =>
  (line.tokens[at]?.isGlued ? matchAt(line, at, 'ordinal')?.to : undefined) ?? at;

/** 'one', 'a', 'half a', 'one half', 'two-thirds', 'one and a half', 'a quarter of a', 'a dozen', 'a couple of'. */
function wordsAt(line: Line, at: number): Single | null {
  const vague = matchAt(line, at, 'vague') ?? behindArticle(line, at, 'vague');
  if (vague) return { value: Number(vague.value), isVague: true, to: behindOf(line, vague.to) };
  const fraction = matchAt(line, at, 'fraction');
  if (fraction) return fractionOf(line, 1, fraction);
  const number = matchAt(line, at, 'number');
  if (!number) {
    const dozen = matchAt(line, at, 'multiple');
    return dozen ? { value: Number(dozen.value), isVague: false, to: behindOf(line, dozen.to) } : null;
  }
  const count = Number(number.value);
  const dash =
    line.tokens[number.to]?.text === '-' && line.tokens[number.to]?.isGlued ? number.to + 1 : number.to;
  const part = matchAt(line, dash, 'fraction');
  if (part) return fractionOf(line, count, part);
  const and = matchAt(line, number.to, 'plus');
  const rest = and && (matchAt(line, and.to, 'fraction') ?? behindArticle(line, and.to, 'fraction'));
  if (rest) return { value: count + Number(rest.value), isVague: false, to: rest.to };
  return { ...timesDozen(line, { value: count, to: number.to }), isVague: false };
}

/** 'half' of 'half a lemon', 'half dozen' and 'half of the onion'. */
function fractionOf(line: Line, count: number, part: Match): Single {
  const of = behindOf(line, part.to);
  const article = matchAt(line, of, 'number');
  const behind = article?.value === 1 && line.tokens[of]?.kind === 'word' ? article.to : of;
  // 'Demi-courgette'.
  const to = line.tokens[behind]?.text === '-' && line.tokens[behind]?.isGlued ? behind + 1 : behind;
  return { ...timesDozen(line, { value: count * Number(part.value), to }), isVague: false };
}

/** The number times 'dozen' or 'hundred' behind it, and what is added to that: 'two hundred and fifty', 'thirty-five'. */
function timesDozen<T extends { value: number; to: number }>(
  line: Line,
  number: T,
): { value: number; to: number } {
  const dozen = matchAt(line, number.to, 'multiple');
  if (!dozen) return withOnes(line, number);
  const value = number.value * Number(dozen.value);
  const and = matchAt(line, dozen.to, 'plus');
  const rest = matchAt(line, and?.to ?? dozen.to, 'number');
  if (rest && Number(dozen.value) >= HUNDRED && line.tokens[rest.to - 1]?.text.length !== 1)
    return withOnes(line, { value: value + Number(rest.value), to: rest.to });
  return { value, to: behindOf(line, dozen.to) };
}

const HUNDRED = 100;
const TEN = 10;

/** 'Thirty' and the ones behind it. */
function withOnes<T extends { value: number; to: number }>(
  line: Line,
  number: T,
): { value: number; to: number } {
  const isTens =
    number.value >= 2 * TEN && number.value % TEN === 0 && line.tokens[number.to - 1]?.kind === 'word';
  const dash = line.tokens[number.to]?.text === '-' ? number.to + 1 : number.to;
  const ones = isTens ? matchAt(line, dash, 'number') : undefined;
  const isOnes = ones !== undefined && Number(ones.value) < TEN && line.tokens[dash]?.text.length !== 1;
  return ones && isOnes ? { value: number.value + Number(ones.value), to: ones.to } : number;
}

function behindArticle(line: Line, at: number, kind: 'vague' | 'fraction'): Match | undefined {
  const article = matchAt(line, at, 'number');
  return article?.value === 1 && line.tokens[at]?.kind === 'word'
    ? matchAt(line, article.to, kind)
    : undefined;
}

const behindOf = (line: Line, at: number): number => matchAt(line, at, 'of')?.to ?? at;
