import { foodWords } from '../foods/food-name.ts';
import { parseAmount } from './amount.ts';
import { INGREDIENT_UNITS, readUnit, SIZES, unitKey } from './unit.ts';
import { GRAMS_OF_WEIGHT, MILLILITRES } from './weight.ts';

/** An amount as someone else wrote it: nothing in it is checked. */
interface WrittenMeasure {
  /** 2, '1/2', '200 g', 'to taste'; null when nothing was said. */
  readonly amount: number | string | null;
  readonly unit: string;
}

interface Measure {
  /** Above 0; null is 'to taste'. */
  readonly amount: number | null;
  readonly unit: string;
}

const BY_TASTE = /\b(?:to taste|as needed|for serving|for garnish|optional|a little|some)\b/i;
const WITH_UNIT = /^([\d\s.,/¼-¾⅐-⅞–-]*[\d¼-¾⅐-⅞])\s*([a-z][a-z. ]*)$/i;

/** In whatever unit: no kitchen measures as much. */
const COUNT_MAX = 100_000;

const KNOWN: ReadonlySet<string> = new Set([...INGREDIENT_UNITS, ...SIZES]);

/** What an amount and its unit mean, in the kitchen's own units; null when either makes no sense. */
export function readMeasure({ amount, unit }: WrittenMeasure): Measure | null {
  const written = typeof amount === 'string' ? amount.trim() : amount;
  if (isByTaste(written, unit)) return { amount: null, unit: '' };
  const count = typeof written === 'string' ? parseAmount(written) : written;
  if (count === null) return typeof written === 'string' ? readTogether(written, unit) : null;
  if (!(count > 0 && count <= COUNT_MAX)) return null;
  return inKitchenUnit(count, unit);
}

function isByTaste(amount: number | string | null, unit: string): boolean {
  if (BY_TASTE.test(`${amount ?? ''} ${unit}`)) return true;
  return (amount === null || amount === '') && unit.trim() === '';
}

/** '200 g' in the amount, and nothing or the same again in the unit. */
function readTogether(text: string, unit: string): Measure | null {
  const [, number, word] = WITH_UNIT.exec(text) ?? [];
  if (number === undefined || word === undefined) return null;
  if (unit.trim() !== '' && unitKey(unit) !== unitKey(word)) return null;
  return readMeasure({ amount: number.trim(), unit: word });
}

function inKitchenUnit(amount: number, unit: string): Measure | null {
  const key = unitKey(unit);
  if (KNOWN.has(key)) return { amount, unit: key };
  const millilitres = MILLILITRES.get(key);
  if (millilitres !== undefined) return { amount: amount * millilitres, unit: 'ml' };
  const grams = GRAMS_OF_WEIGHT.get(key);
  if (grams !== undefined) return { amount: amount * grams, unit: 'g' };
  if (key === 'dash') return { amount, unit: 'pinch' };
  return readUnit(key) === null ? null : { amount, unit: foodWords(key).join(' ') };
}
