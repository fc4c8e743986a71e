import type { Token } from './tokens.ts';

/** A number in digits, and the first token behind it. */
export interface DigitsAt {
  readonly value: number;
  readonly to: number;
}

/**
 * The number in digits at a token: '2', '1,5', '1,500', '½', '1/2', '1 1/2', '1½'; of '21/2', which has lost its space, 2½. Null if there
 * is none, or a division by zero.
 * @param behindAnd where a fraction may begin behind an 'and', of the token behind a whole number
 */
export function digitsAt(
  tokens: readonly Token[],
  at: number,
  behindAnd: (at: number) => number = (next) => next,
): DigitsAt | null {
  const fraction = fractionAt(tokens, at);
  if (fraction !== null) return fraction;
  const whole = decimalOf(tokens[at]);
  if (whole === null) return null;
  const rest = Number.isInteger(whole)
    ? (fractionAt(tokens, at + 1) ?? fractionAt(tokens, behindAnd(at + 1)))
    : null;
  return rest === null || rest.value >= 1
    ? { value: whole, to: at + 1 }
    : { value: whole + rest.value, to: rest.to };
}

/** '1/2', '½'. */
export function fractionAt(tokens: readonly Token[], at: number): DigitsAt | null {
  const [token, bar, below] = tokens.slice(at, at + 3);
  if (token?.kind !== 'number') return null;
  const [top, bottom] = token.text.normalize('NFKC').split('⁄');
  if (bottom !== undefined) return { value: Number(top) / Number(bottom), to: at + 1 };
  if (!isInteger(token.text) || (bar?.text !== '/' && bar?.text !== '⁄')) return null;
  if (!below || !isInteger(below.text) || Number(below.text) === 0) return null;
  const [ones, over] = [Number(token.text.slice(0, -1)), Number(token.text.slice(-1))];
  const isRun = ones > 0 && ones < 10 && over > 0 && below.text.length === 1 && over < Number(below.text);
  const value = isRun ? ones + over / Number(below.text) : Number(token.text) / Number(below.text);
  return { value, to: at + 3 };
}

const isInteger = (text: string): boolean => /^\d{1,9}$/.test(text);

/** '1,500' is a thousand and a half where three digits follow each comma, and '0,5' a half; null if it is neither. */
export function decimalOf(token: Token | undefined): number | null {
  if (token?.kind !== 'number') return null;
  const parts = token.text.split(',');
  const areThousands =
    parts.slice(1).every((part) => part.split('.')[0]?.length === 3) && !token.text.startsWith('0');
  const value = Number(parts.join(areThousands ? '' : '.'));
  return Number.isFinite(value) ? value : null;
}
