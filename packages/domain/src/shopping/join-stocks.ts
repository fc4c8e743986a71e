import { addAmounts } from '../units/add-amounts.ts';
import { packageKey } from '../units/unit.ts';
import { foodIndex } from './named-food.ts';

/** An amount of a food, in a kitchen or on a list. */
export interface Stock {
  readonly id: number;
  readonly name: string;
  /** As typed: '2', '1/2', 'a few'. */
  readonly quantity: string;
  readonly unit: string;
  /** Stocks that differ here are never merged, for example if they expire on different days. */
  readonly apart?: string | null;
}

export interface JoinedStocks {
  /** The new amounts of existing stocks by id. */
  readonly more: ReadonlyMap<number, string>;
  /** The ids of the brought stocks that were merged into them; the others stay as they are. */
  readonly absorbed: readonly number[];
}

/** A limit on comparisons: no household has more rows of one food. */
const MOST_ALIKE = 50;

/**
 * Merges the contents of two kitchens: amounts of the same food in the same unit are added if both are known;
 * everything else stays separate. Both lists are sorted by id.
 */
export function joinStocks(there: readonly Stock[], brought: readonly Stock[]): JoinedStocks {
  const byId = new Map(there.map((stock) => [stock.id, stock]));
  const index = foodIndex();
  for (const stock of there) index.add(stock, stock.id);
  const more = new Map<number, string>();
  const absorbed: number[] = [];
  for (const stock of brought) {
    for (const id of index.sameAs(stock, MOST_ALIKE)) {
      const other = byId.get(id);
      const sum = other && sumOf({ ...other, quantity: more.get(id) ?? other.quantity }, stock);
      if (sum === undefined) continue;
      more.set(id, sum);
      absorbed.push(stock.id);
      break;
    }
  }
  return { more, absorbed };
}

/** The sum of both in their common unit; undefined if they cannot be merged. */
function sumOf(one: Stock, other: Stock): string | undefined {
  if (packageKey(one.unit) !== packageKey(other.unit) || (one.apart ?? null) !== (other.apart ?? null))
    return undefined;
  if (one.quantity.trim() === '' || other.quantity.trim() === '') return undefined;
  const sum = addAmounts(one, other);
  return sum && packageKey(sum.unit) === packageKey(one.unit) ? sum.quantity : undefined;
}
