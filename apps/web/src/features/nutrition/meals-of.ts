import type { CalendarDay } from '@game-plan/domain/calendar-day';

/** The meal log's search parameters for a day. Today is omitted, because a page left open overnight moves on. */
export function mealsOf(day: CalendarDay, today: CalendarDay) {
  return { tab: 'today', date: day === today ? undefined : day } as const;
}
