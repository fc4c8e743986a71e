import { arePlural, the } from '../steps/phrases.ts';
import type { Dish } from './dish.ts';
import type { SlotId } from './slot-id.ts';
import { urgencyOf } from './urgency.ts';

/** A spoonful of it rescues nothing, so it is not worth a sentence. */
const STORE_CUPBOARD: ReadonlySet<SlotId> = new Set([
  'fat',
  'spices',
  'salt',
  'sauce',
  'sweetener',
  'baking',
]);

/** What expires soonest in a dish, and in how many days; undefined when nothing does. */
export function expiryReason(dish: Dish): { readonly text: string; readonly days: number } | undefined {
  const expiring = dish.parts.filter((part) => urgencyOf(part.stocked) > 0 && !STORE_CUPBOARD.has(part.slot));
  const soonest = Math.min(...expiring.map((part) => part.stocked.daysLeft ?? Infinity));
  const first = expiring.filter((part) => part.stocked.daysLeft === soonest);
  if (first.length === 0) return undefined;
  const verb = arePlural(first) ? 'expire' : 'expires';
  return { text: `Uses ${the(first)} that ${verb} ${whenIs(soonest)}`, days: soonest };
}

/** 'today', 'tomorrow', 'in 3 days' */
export function whenIs(days: number): string {
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  return `in ${days} days`;
}
