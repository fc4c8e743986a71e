import { foodWords } from '../foods/food-name.ts';
import { parseAmount } from './amount.ts';
import { packageKey, unitKey } from './unit.ts';

interface Amount {
  /** As typed; blank means 'some'. */
  readonly quantity: string;
  readonly unit: string;
}

/**
 * Units that can be written as one another, with their value in the smallest unit: metric with metric, US with US (NIST
 * Handbook 44, Appendix C: 1 lb = 16 oz, 1 gallon = 4 quarts = 8 pints, 1 cup = 8 fl oz = 16 tbsp = 48 tsp). Gallons are not
 * written as spoons.
 */
const SYSTEMS: readonly ReadonlyMap<string, number>[] = [
  { g: 1, kg: 1000 },
  { ml: 1, l: 1000 },
  { oz: 1, lb: 16 },
  { tsp: 1, tbsp: 3, 'fl oz': 6, cup: 48 },
  { pint: 1, quart: 2, gallon: 8 },
  { piece: 1, dozen: 12 },
].map((system) => new Map(Object.entries(system)));

/** Above this, two decimals are not exact. */
const LARGEST = 1e12;

/** Adds '2' and '1' to '3', '500 g' and '1 kg' to '1.5 kg'; null if they cannot be written as one amount. */
export function addAmounts(a: Amount, b: Amount): Amount | null {
  if (b.quantity.trim() === '') return a;
  if (a.quantity.trim() === '') return b;
  const [first, second] = [parseAmount(a.quantity), parseAmount(b.quantity)];
  if (first === null || second === null) return isSameText(a, b) ? a : null;
  const ratio = writtenRatio(a.unit, b.unit);
  if (ratio === null) return null;
  return ratio >= 1
    ? written(first + second / ratio, a.unit, ratio, b.unit)
    : written(first * ratio + second, b.unit, 1 / ratio, a.unit);
}

/** How many of `to` one of `from` is; null if they are of different systems. */
export function writtenRatio(from: string, to: string): number | null {
  const [fromKey, toKey] = [unitKey(from), unitKey(to)];
  if (packageKey(from) === packageKey(to)) return 1;
  for (const system of SYSTEMS) {
    const [one, other] = [system.get(fromKey), system.get(toKey)];
    if (one !== undefined && other !== undefined) return one / other;
  }
  return null;
}

/** Writes a sum in the larger unit, unless two decimals would lose precision: 1 kg and 5 g are 1005 g. */
function written(sum: number, larger: string, ratio: number, smaller: string): Amount | null {
  if (sum * ratio >= LARGEST) return null;
  // Eighteen eggs are not 1.5 dozen.
  const isExact =
    unitKey(larger) === 'dozen' ? Number.isInteger(sum) : Math.abs(twoDecimals(sum) - sum) < 1e-9;
  return isExact
    ? { quantity: String(twoDecimals(sum)), unit: larger }
    : { quantity: String(Math.max(0.01, twoDecimals(sum * ratio))), unit: smaller };
}

const twoDecimals = (value: number) => Number(value.toFixed(2));

/** Whether both are the same text: 'to taste' twice is still 'to taste'. */
function isSameText(a: Amount, b: Amount): boolean {
  return (
    foodWords(a.quantity).join(' ') === foodWords(b.quantity).join(' ') && unitKey(a.unit) === unitKey(b.unit)
  );
}
