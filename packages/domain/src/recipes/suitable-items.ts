import { daysBetween } from '../calendar-day.ts';
import { suitsEater } from '../safety/suits-eater.ts';
import type { ComposeRequest, KitchenItem } from './composed-recipe.ts';

type Request = Pick<ComposeRequest, 'kitchen' | 'eater' | 'today'>;

/**
 * What of a kitchen may be cooked with: in date, and nothing that the eater must not eat.
 * @param suits whether the eater may eat it, where that is known already
 */
export function suitableItems(
  { kitchen, eater, today }: Request,
  suits: (item: KitchenItem) => boolean = (item) => suitsEater(item, eater),
): KitchenItem[] {
  const inDate = kitchen.filter(
    (item) => item.expiryDate === null || daysBetween(today, item.expiryDate) >= 0,
  );
  const refused = new Set(inDate.filter((item) => !suits(item)).map(sameName));
  // A name entered twice, once under a category that rules it out, is ruled out: which of the two is right is unknown.
  return inDate.filter((item) => !refused.has(sameName(item)));
}

function sameName({ name }: KitchenItem): string {
  return name.trim().toLowerCase();
}
