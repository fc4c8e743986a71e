import words from '@game-plan/lexicon/wording.json' with { type: 'json' };
import { findFood } from '../foods/find-food.ts';
import { foodWords, pluralOf } from '../foods/food-name.ts';
import { saysOneOf } from '../foods/phrases-in.ts';
import { decimalOf } from '../language/digits.ts';
import { isMark, tokenize } from '../language/tokens.ts';
import { memoize } from '../memoize.ts';
import { formatAmount, parseRange } from './amount.ts';
import { comesWhole, cookMeasure } from './round.ts';
import { isUnit, type UnitSystem, unitKey } from './unit.ts';
import { GRAMS_OF_WEIGHT, type Measured, MILLILITRES } from './weights/weight.ts';
import { isFraction, writeNumber } from './write-number.ts';

interface Line {
  readonly name: string;
  /** As stored: '0.5', '1 1/2', '2-3', 'to taste'. */
  readonly amount: string;
  readonly unit: string;
}

/** How many names' words for a piece are remembered. */
const MOST_NAMES = 2000;
const isUncut = saysOneOf(words['uncut bread']);
const ABBREVIATED: ReadonlySet<string> = new Set([
  'tbsp',
  'tsp',
  'fl oz',
  ...GRAMS_OF_WEIGHT.keys(),
  'ml',
  'cl',
  'dl',
  'l',
]);
const METRIC: ReadonlySet<string> = new Set(['mg', 'g', 'kg', 'ml', 'cl', 'dl', 'l']);

/**
 * Formats the amount of a line as in recipes: '1½ cups', '2 cloves', '½' (of a tomato), '2 slices' (of bread), '2.1 l'.
 * Text that is not a number stays as typed, and so does what somebody typed: 9 tbsp are no ½ cup, and 1/8 l no 0.13 l.
 * @param line what somebody typed, if this is what it says
 */
export function writeMeasure({ name, amount, unit }: Line, system?: UnitSystem, line?: string): string {
  const range = parseRange(amount);
  if (!range) return `${amount} ${unit}`.trim();
  const { low, high } = range;
  const key = unitKey(unit);
  if (low !== high) {
    return withUnit(name, `${writeNumber(low)}–${writeNumber(high)}`, { amount: high, unit: key }, unit);
  }
  const measured = { name, amount: high, unit: key };
  if (line !== undefined) {
    const number = hasFraction(line) ? writeNumber(measured.amount) : numberIn(measured);
    return key === 'piece' ? number : withUnit(name, number, measured, unit);
  }
  const fitting = cookMeasure(measured, system);
  const isAsTyped = system === undefined && fitting.unit === key && isFraction(measured.amount);
  const shown = isAsTyped && !comesWhole(name, key) ? measured : asMeasured(measured, fitting);
  return withUnit(name, numberIn(shown), shown, unit);
}

const hasFraction = (text: string): boolean =>
  tokenize(text).some(
    (token) => isMark(token, '/⁄') || (token.kind === 'number' && decimalOf(token) === null),
  );

const numberIn = ({ amount, unit }: Measured): string =>
  METRIC.has(unit) ? formatAmount(amount) : writeNumber(amount);

/** Whether amounts in this unit are written as decimals. */
export const isMetric = (unit: string): boolean => METRIC.has(unit);

/**
 * The word for a unit after an amount: 'piece' for 1, 'pieces' for 2. Abbreviations do not change.
 * @param typed another English word for it, as it was typed: 'tablespoon'
 */
export function unitWord(unit: string, amount: number, typed = unit): string {
  // Who has British pints calls them so.
  if (typed === 'imperial pint') return unitWord('pint', amount);
  const one = typed === unit ? unit : foodWords(typed).join(' ');
  const isShort = one === unit || one.length <= LONGEST_ABBREVIATION;
  if (ABBREVIATED.has(unit) && isShort) return typed;
  return amount > 1 ? pluralOf(one) : one;
}
const LONGEST_ABBREVIATION = 3;

/** Keeps the precision of a written weight when converting it to the fitting unit. */
function asMeasured(written: Measured, fitting: Measured): Measured {
  if (written.unit === fitting.unit && METRIC.has(written.unit)) return written;
  const isThousandfold = METRIC.has(written.unit) && METRIC.has(fitting.unit);
  if (!isThousandfold) return fitting;
  const factor = (unit: string) => GRAMS_OF_WEIGHT.get(unit) ?? MILLILITRES.get(unit) ?? 1;
  return { unit: fitting.unit, amount: (written.amount * factor(written.unit)) / factor(fitting.unit) };
}

function withUnit(name: string, number: string, { amount, unit }: Measured, typedUnit: string): string {
  if (unit === 'piece' || unit === 'item') {
    const word = pieceWord(name);
    return word === null ? number : `${number} ${unitWord(word, amount)}`;
  }
  if (isUnit(unit)) return `${number} ${unitWord(unit, amount)}`;
  return `${number} ${typedUnit}`;
}

/** The word for one piece; null if the name is enough: '2' eggs, but '2 slices' of bread. */
const pieceWord: (name: string) => string | null = memoize(MOST_NAMES, (name) => {
  const food = findFood(name);
  const isBread =
    food?.category === 'grain' && foodWords(food.name).at(-1) === 'bread' && !isUncut(food.name);
  if (isBread && !foodWords(name).includes('slice')) return 'slice';
  return food?.grams.piece !== undefined || isPlural(name) ? null : 'piece';
});

function isPlural(name: string): boolean {
  const last =
    name
      .trim()
      .split(/[\s,(]+/)
      .at(-1) ?? '';
  const [singular] = foodWords(last);
  return singular !== undefined && singular !== last.toLowerCase();
}
