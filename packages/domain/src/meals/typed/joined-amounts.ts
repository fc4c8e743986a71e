import { isMeasured } from './meal-amount.ts';
import type { Piece } from './parse-meal.ts';
import { NO_AMOUNT, type TypedAmount } from './typed-amount.ts';

/** The amount of an item that its pieces give together, and one person's share of it. */
export function joinedAmount(pieces: readonly Piece[], isEach: boolean): TypedAmount {
  let amount = NO_AMOUNT;
  for (const { amount: next, joint } of pieces) {
    if (next === undefined) continue;
    if (amount === NO_AMOUNT || joint === 'rather') amount = next;
    else if (joint === 'x' && next.unit === '')
      amount = { ...amount, count: (amount.count ?? 1) * (next.count ?? 1) };
    else amount = together(amount, next, isEach);
  }
  const people = pieces.find(({ role }) => role === 'share')?.number;
  if (people === undefined) return amount;
  return { ...amount, count: (amount.count ?? 1) / people };
}

/** Pieces whose weight is given of all together. */
const WEIGHED_TOGETHER: ReadonlySet<string> = new Set(['slice', 'piece', 'rasher', 'square']);
export const WEIGHTS: ReadonlySet<string> = new Set(['g', 'kg', 'oz', 'lb']);
const METRIC: ReadonlySet<string> = new Set([...WEIGHTS, 'ml', 'cl', 'dl', 'l']);

function together(one: TypedAmount, other: TypedAmount, isEach: boolean): TypedAmount {
  const [count, more] = [one.count ?? 1, other.count ?? 1];
  const size = one.size ?? other.size;
  if (other.count === null && other.unit === '') return { ...one, size };
  if (one.count === null && one.unit === '') return { ...other, size: other.size ?? one.size };
  if (other.unit === '' && more < 1) return { ...one, count: count * more };
  // '2 slices of a 16 inch pizza'.
  if (other.unit === 'inch') return { ...one, each: { count: more, unit: other.unit } };
  if (one.unit === 'inch') return { ...other, each: { count, unit: one.unit } };
  if (METRIC.has(one.unit)) return one;
  if (isMeasured(other.unit)) {
    if (count === 1) return other;
    // 'Two bags of crisps 25 g', '2 beers 330 ml': each; but slices are weighed together.
    const isOfEach = one.unit === '' ? !WEIGHTS.has(other.unit) : !WEIGHED_TOGETHER.has(one.unit);
    return isEach || isOfEach ? { ...one, unit: '', each: { count: more, unit: other.unit } } : other;
  }
  // In 'a portion of fish fingers (2)' the two are pieces.
  if (one.unit === 'serving' && count === 1) return other;
  if (other.unit === '') return one.unit === '' ? one : { ...one, count: count * more };
  return { ...other, size: other.size ?? one.size, count: one.unit === '' ? more * count : more };
}
