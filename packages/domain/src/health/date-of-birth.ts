import { type CalendarDay, calendarDay } from '../calendar-day.ts';

/**
 * The day of birth. It is transferred as a timestamp but means a day: the one before the 'T'. It is never converted to
 * local time, so no time zone can shift it.
 */
export function dayOfBirth(timestamp: string): CalendarDay {
  return calendarDay(timestamp.slice(0, 10));
}

/** The timestamp of a day of birth: midnight UTC. The inverse of `dayOfBirth`. */
export function birthTimestamp(day: CalendarDay): string {
  return `${day}T00:00:00.000Z`;
}

/**
 * Age in whole years on `today`. A person born on February 29 turns a year older on March 1 in a common year. Negative
 * if born after today.
 */
export function ageOn(birth: CalendarDay, today: CalendarDay): number {
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4));
  return today.slice(5) < birth.slice(5) ? years - 1 : years;
}
