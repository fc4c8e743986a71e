import { daysBetween } from '../calendar-day.ts';
import { correctCertainSlip } from '../safety/certain-slip.ts';
import { suitsEater } from '../safety/suits-eater.ts';
import type { ComposeRequest, StockItem } from './composed-recipe.ts';

type Request = Pick<ComposeRequest, 'stock' | 'eater' | 'today'>;

/** The items of the stock that have not expired and that the eater may eat, with certain slips of their names corrected. */
export function suitableItems(
  { stock, eater, today }: Request,
  suits: (item: StockItem) => boolean = (item) => suitsEater(item, eater),
): StockItem[] {
  const inDate = stock
    .filter((item) => item.expiryDate === null || daysBetween(today, item.expiryDate) >= 0)
    .map((item) => ({ ...item, name: correctCertainSlip(item.name) ?? item.name }));
  const refused = new Set(inDate.filter((item) => !suits(item)).map(sameName));
  // A name that is entered twice and excluded by one entry's category is excluded, because it is unknown which entry is
  // right.
  return inDate.filter((item) => !refused.has(sameName(item)));
}

function sameName({ name }: StockItem): string {
  return name.trim().toLowerCase();
}
