import { parseAmount } from '../../amounts.ts';
import { foodWords } from '../../foods/food-name.ts';
import { INGREDIENT_UNITS } from '../../kitchen.ts';
import { readUnit, unitKey } from '../../shopping/shopping-unit.ts';
import type { ProposedLine } from './proposed-idea.ts';

interface Measure {
  /** Above 0; null is 'to taste'. */
  readonly amount: number | null;
  readonly unit: string;
}

const BY_TASTE = /\b(?:to taste|as needed|for serving|for garnish|optional|a little|some)\b/i;
const WITH_UNIT = /^([\d\s.,/¼-¾⅐-⅞–-]*[\d¼-¾⅐-⅞])\s*([a-z][a-z. ]*)$/i;

/**
 * Other units in those of the kitchen: metric ones by definition, US customary ones by NIST Handbook 44, Appendix C
 * (1 fl oz = 29.5735 mL, 1 pint = 16 fl oz, 1 quart = 2 pints).
 */
const CONVERTED: Readonly<Record<string, readonly [factor: number, unit: string]>> = {
  mg: [0.001, 'g'],
  cl: [10, 'ml'],
  dl: [100, 'ml'],
  'fl oz': [29.5735, 'ml'],
  'fluid ounce': [29.5735, 'ml'],
  pint: [473.176, 'ml'],
  quart: [946.353, 'ml'],
  dash: [1, 'pinch'],
};
/** In whatever unit: no kitchen measures as much. */
const COUNT_MAX = 100_000;

const SIZES = new Set(['small', 'medium', 'large']);
const KNOWN: ReadonlySet<string> = new Set(INGREDIENT_UNITS);

/** What an amount and its unit mean, in the kitchen's own units; null when either makes no sense. */
export function readMeasure({ amount, unit }: Omit<ProposedLine, 'name'>): Measure | null {
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
  const [factor, converted] = CONVERTED[key] ?? [1, key];
  if (KNOWN.has(converted) || SIZES.has(converted)) return { amount: amount * factor, unit: converted };
  return readUnit(converted) === null
    ? null
    : { amount: amount * factor, unit: foodWords(converted).join(' ') };
}
