import { atHomeMatcher } from '../at-home/at-home-matcher.ts';
import { type InventoryFood, type NeededLine, stockRoom } from '../recipes/availability.ts';
import { parseAmount } from '../units/amount.ts';
import { countUnit } from '../units/unit.ts';
import { unitRatio } from '../units/weights/unit-ratio.ts';
import { weighLine } from '../units/weights/weigh-line.ts';

/** What a kitchen paid for an amount of a food. */
export interface FoodPrice {
  readonly id: number;
  readonly name: string;
  readonly quantity: string;
  readonly unit: string;
  /** In hundredths of the kitchen's currency. */
  readonly cents: number;
}

/** What some foods cost, as far as it is known. */
export interface Cost {
  /** In hundredths of the kitchen's currency, rounded half up. */
  readonly cents: number;
  /** The share of the foods' weight whose price is known, from 0 to 1. */
  readonly knownShare: number;
}

/** Where the price of less is known, by weight, no cost is told or estimated. */
export const KNOWN_ENOUGH = 0.3;

export interface PriceBook {
  /** What the lines of recipes cost. What is always at home and has no price counts as nothing; null if no price is known. */
  costOf(lines: readonly NeededLine[], atHome: readonly string[]): Cost | null;
  /** What a line costs, in hundredths of the currency and not rounded; undefined if it is not known. */
  centsOf(line: NeededLine): number | undefined;
}

/**
 * Reads prices. A line costs what its food cost last, else another food that a kitchen would take for it, in any unit in which the two
 * can be compared.
 * @param prices the newest first
 */
export function priceBook(prices: readonly FoodPrice[]): PriceBook {
  const { add, find } = stockRoom();
  const priceOf = new Map<InventoryFood, FoodPrice>();
  for (const price of prices) {
    const stock = add(price, String(price.id));
    if (stock) priceOf.set(stock, price);
  }
  const centsOf = (line: NeededLine): number | undefined => {
    const needed = parseAmount(line.amount);
    if (needed === null) return undefined;
    const { food, usable } = find(line.name);
    for (const stock of usable) {
      const price = priceOf.get(stock);
      if (price === undefined || stock.amount === null) continue;
      const ratio = unitRatio(stock, { food, unit: countUnit(line.unit) });
      const share = ratio === null ? shareByWeight(line, price) : needed / ratio / stock.amount;
      if (share !== undefined) return share * price.cents;
    }
    return undefined;
  };
  return {
    costOf(lines, atHome) {
      const isAtHome = atHomeMatcher(atHome);
      let cents = 0;
      let all = 0;
      let known = 0;
      for (const line of lines) {
        const cost = centsOf(line);
        if (cost === undefined && isAtHome(line.name)) continue;
        const { grams } = weighLine(line);
        all += grams;
        if (cost === undefined) continue;
        cents += cost;
        known += grams;
      }
      return known === 0 ? null : { cents: Math.round(cents), knownShare: known / all };
    },
    centsOf,
  };
}

/** How much of what was bought a line needs, by weight: two cans of beans, of a price of 400 g. Undefined if a weight is a guess. */
function shareByWeight(line: NeededLine, { name, quantity, unit }: FoodPrice): number | undefined {
  const [needed, bought] = [weighLine(line), weighLine({ name, amount: quantity, unit })];
  return needed.isMeasured && bought.isMeasured && bought.grams > 0 ? needed.grams / bought.grams : undefined;
}
