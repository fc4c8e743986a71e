import { daysBetween } from '../calendar-day.ts';
import { suitsEater } from '../safety/suits-eater.ts';
import type { ComposeRequest, StockItem } from './composed-recipe.ts';

type Request = Pick<ComposeRequest, 'stock' | 'eater' | 'today'>;

/** The usable part of the stock: not expired, and allowed for the eater. */
export function suitableItems(
  { stock, eater, today }: Request,
  suits: (item: StockItem) => boolean = (item) => suitsEater(item, eater),
): StockItem[] {
  const inDate = stock.filter((item) => item.expiryDate === null || daysBetween(today, item.expiryDate) >= 0);
  const refused = new Set(inDate.filter((item) => !suits(item)).map(sameName));
  // A name entered twice, once under a category that rules it out, is ruled out: which of the two is right is unknown.
  return inDate.filter((item) => !refused.has(sameName(item)));
}

function sameName({ name }: StockItem): string {
  return name.trim().toLowerCase();
}
