import { type CalendarDay, calendarDay } from '../calendar-day.ts';

/**
 * A date of birth travels as a timestamp but means a day: the one written before its 'T'. Whatever clock reads
 * it, at UTC-11 or at UTC+14, it is never turned into local time, so it cannot shift.
 */
export function dayOfBirth(timestamp: string): CalendarDay {
  return calendarDay(timestamp.slice(0, 10));
}

/** The timestamp of a day: midnight in UTC. The inverse of `dayOfBirth`. */
export function birthTimestamp(day: CalendarDay): string {
  return `${day}T00:00:00.000Z`;
}

/**
 * Whole years lived on `today`. Someone born on February 29 turns a year older on March 1 of a common year.
 * Negative for a birth after today.
 */
export function ageOn(birth: CalendarDay, today: CalendarDay): number {
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4));
  return today.slice(5) < birth.slice(5) ? years - 1 : years;
}
