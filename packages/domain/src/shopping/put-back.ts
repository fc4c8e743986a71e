import { addAmounts } from '../units/add-amounts.ts';
import { parseAmount } from '../units/amount.ts';

/** An amount as typed, with its unit. */
interface Amount<Unit> {
  readonly quantity: string;
  readonly unit: Unit;
}

/** What becomes of a stock when what was taken from it is put back. */
export type PutBack<Unit> =
  /** It has this amount again. */
  | { readonly kind: 'together'; readonly amount: Amount<Unit> }
  /** It stays as it is, and this amount becomes a stock of its own. */
  | { readonly kind: 'apart'; readonly amount: Amount<Unit> }
  /** It stays as it is: how much was taken cannot be known, and somebody has corrected it since. */
  | { readonly kind: 'as it is' };

/**
 * Puts back what was taken from a stock. If nobody changed it meanwhile it is as it was. Otherwise what was taken is added: 500 g of
 * which 200 were taken, and 100 more since, are 400 g.
 * @param before the stock before it was taken from
 * @param left the quantity that was left, in the same unit
 * @param now the stock as it is; undefined if it is gone
 */
export function putBack<Unit extends string>(
  before: Amount<Unit>,
  left: string,
  now: Amount<Unit> | undefined,
): PutBack<Unit> {
  const [had, kept] = [parseAmount(before.quantity), parseAmount(left)];
  const isUsedUp = kept === 0;
  if (!now && isUsedUp) return { kind: 'apart', amount: before };
  if (now?.quantity === left && now.unit === before.unit) return { kind: 'together', amount: before };
  if (had === null || kept === null || had <= kept) return { kind: 'as it is' };
  const taken = { quantity: String(Number((had - kept).toFixed(3))), unit: before.unit };
  const sum = now && addAmounts(now, taken);
  if (!sum) return { kind: 'apart', amount: taken };
  const unit = sum.unit === now.unit ? now.unit : before.unit;
  return { kind: 'together', amount: { quantity: sum.quantity, unit } };
}
