import type { CalendarDay } from '@game-plan/domain/calendar-day';

/** Where the meal log shows the meals of a day; today is not written down, as a page left open overnight moves on. */
export function mealsOf(day: CalendarDay, today: CalendarDay) {
  return { tab: 'today', date: day === today ? undefined : day } as const;
}
