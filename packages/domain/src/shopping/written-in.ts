import { exactAmount } from '../stock/batches.ts';
import { writtenRatio } from '../units/add-amounts.ts';
import { parseAmount } from '../units/amount.ts';

interface Measured {
  readonly quantity: string;
  readonly unit: string;
}

/** With more decimals, an amount is not as people write it. */
const DECIMALS = 2;

/** The same with its amount in another unit: 500 ml are 0.5 l; undefined where that is no plain number. */
export function writtenIn<T extends Measured>(of: T, unit: string): (T & Measured) | undefined {
  const ratio = writtenRatio(of.unit, unit);
  if (ratio === 1) return { ...of, unit };
  const amount = parseAmount(of.quantity);
  if (ratio === null || amount === null) return undefined;
  const quantity = exactAmount(amount * ratio);
  return quantity === String(Number((amount * ratio).toFixed(DECIMALS)))
    ? { ...of, quantity, unit }
    : undefined;
}
