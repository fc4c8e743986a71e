import { type CalendarDay, daysBetween } from './calendar-day.ts';
import type { IngredientStatus } from './ingredient.ts';

/** Days ahead that count as 'expiring soon' unless a call says otherwise. */
export const EXPIRING_LOOKAHEAD_DAYS = 7;

/** Days ahead within which a card highlights its date. */
const HIGHLIGHT_DAYS = 3;

/** today ≤ expiry ≤ today + days: a past date is expired, no longer expiring. */
export function expiresWithin(
  expiry: CalendarDay | null,
  today: CalendarDay,
  days = EXPIRING_LOOKAHEAD_DAYS,
): boolean {
  if (expiry === null) return false;
  const left = daysBetween(today, expiry);
  return left >= 0 && left <= days;
}

/** Whether a card shows its expiry date highlighted: within three days, or past. */
export function isExpiryHighlighted(expiry: CalendarDay | null, today: CalendarDay): boolean {
  return expiry !== null && daysBetween(today, expiry) <= HIGHLIGHT_DAYS;
}

/** Whether 'Clear Expired' removes it: marked expired by its owner, or its date has passed. */
export function isExpired(
  item: { status: IngredientStatus; expiryDate: CalendarDay | null },
  today: CalendarDay,
): boolean {
  return item.status === 'expired' || (item.expiryDate !== null && daysBetween(today, item.expiryDate) < 0);
}
