import words from '@game-plan/lexicon/wording.json' with { type: 'json' };
import { foodWords } from '../foods/food-name.ts';
import { saysOneOf } from '../foods/phrases-in.ts';
import { INGREDIENT_UNITS } from '../ingredient.ts';
import { lineOf, partOf, writtenOf } from '../language/grammar.ts';
import { numberAt } from '../language/numbers.ts';
import { isMark } from '../language/tokens.ts';
import { parseAmount } from './amount.ts';
import { readUnit, SIZES, unitKey } from './unit.ts';
import { GRAMS_OF_WEIGHT, MILLILITRES } from './weights/weight.ts';

/** An unchecked amount, for example from a model. */
interface WrittenMeasure {
  /** 2, '1/2', '200 g', 'to taste'; null if none was given. */
  readonly amount: number | string | null;
  readonly unit: string;
}

interface Measure {
  /** Above 0; null means 'to taste'. */
  readonly amount: number | null;
  readonly unit: string;
}

const saysByTaste = saysOneOf([...words['by taste'], ...words.some]);
/** The maximum length of an amount with its unit in characters; a longer text is a sentence. */
const LONGEST_AMOUNT = 60;

/** The maximum number in any unit; kitchens have less. */
const COUNT_MAX = 100_000;

const KNOWN: ReadonlySet<string> = new Set([...INGREDIENT_UNITS, ...SIZES]);

/** Converts an amount and its unit to the kitchen's units; null if either is invalid. */
export function readMeasure({ amount, unit }: WrittenMeasure): Measure | null {
  const written = typeof amount === 'string' ? amount.trim() : amount;
  if (isByTaste(written, unit)) return { amount: null, unit: '' };
  const count = typeof written === 'string' ? parseAmount(written) : written;
  if (count === null) return typeof written === 'string' ? readTogether(written, unit) : null;
  if (!(count > 0 && count <= COUNT_MAX)) return null;
  return inUnit(count, unit);
}

function isByTaste(amount: number | string | null, unit: string): boolean {
  if (saysByTaste(`${amount ?? ''} ${unit}`)) return true;
  return (amount === null || amount === '') && unit.trim() === '';
}

/** Parses '200 g', 'two' or 'half a cup' in the amount field, with an empty or the same unit. */
function readTogether(text: string, unit: string): Measure | null {
  const line = lineOf(text.slice(0, LONGEST_AMOUNT));
  const amount = numberAt(line, 0);
  if (!amount || amount.isVague || text.length > LONGEST_AMOUNT) return null;
  const rest = partOf(line, amount.to);
  const word = writtenOf(rest);
  const areWords = rest.tokens.every((token) => token.kind === 'word' || isMark(token, '.'));
  if (!areWords || (word !== '' && unit.trim() !== '' && unitKey(unit) !== unitKey(word))) return null;
  return readMeasure({ amount: (amount.low + amount.high) / 2, unit: word === '' ? unit : word });
}

function inUnit(amount: number, unit: string): Measure | null {
  const key = unitKey(unit);
  if (KNOWN.has(key)) return { amount, unit: key };
  const millilitres = MILLILITRES.get(key);
  if (millilitres !== undefined) return { amount: amount * millilitres, unit: 'ml' };
  const grams = GRAMS_OF_WEIGHT.get(key);
  if (grams !== undefined) return { amount: amount * grams, unit: 'g' };
  if (key === 'dash') return { amount, unit: 'pinch' };
  return readUnit(key) === null ? null : { amount, unit: foodWords(key).join(' ') };
}
