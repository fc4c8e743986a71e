import { type CalendarDay, daysBetween } from './calendar-day.ts';
import type { IngredientStatus } from './ingredient.ts';

/** Days ahead that count as 'expiring soon' unless a call says otherwise. */
export const EXPIRING_LOOKAHEAD_DAYS = 7;

/** Days ahead within which a card highlights its date. */
const HIGHLIGHT_DAYS = 3;

/** Whether today ≤ expiry ≤ today + days. A past date has expired and is no longer expiring. */
export function expiresWithin(
  expiry: CalendarDay | null,
  today: CalendarDay,
  days = EXPIRING_LOOKAHEAD_DAYS,
): boolean {
  if (expiry === null) return false;
  const left = daysBetween(today, expiry);
  return left >= 0 && left <= days;
}

/** Whether a card highlights its expiry date: it has passed or is at most three days away. */
export function isExpiryHighlighted(expiry: CalendarDay | null, today: CalendarDay): boolean {
  return expiry !== null && daysBetween(today, expiry) <= HIGHLIGHT_DAYS;
}

/** The worse of the status that its owner chose and what its date says: a food past its date is not fresh. */
export function shownStatus(
  item: { status: IngredientStatus; expiryDate: CalendarDay | null },
  today: CalendarDay,
): IngredientStatus {
  if (isExpired(item, today)) return 'expired';
  return expiresWithin(item.expiryDate, today) ? 'expiring' : item.status;
}

/** Whether 'Clear Expired' removes the item: its owner marked it as expired, or its date has passed. */
export function isExpired(
  item: { status: IngredientStatus; expiryDate: CalendarDay | null },
  today: CalendarDay,
): boolean {
  return item.status === 'expired' || (item.expiryDate !== null && daysBetween(today, item.expiryDate) < 0);
}
