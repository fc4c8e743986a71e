import { addDays, type CalendarDay, calendarDay, isCalendarDay } from '../calendar-day.ts';

/** The first and last day of a diary: wide enough for everyone, but an incompletely typed year is outside. */
export const FIRST_MEAL_DAY = calendarDay('1900-01-01');
export const LAST_MEAL_DAY = calendarDay('2999-12-31');

/** Whether the text is a possible day of a meal, regardless of the current day. */
export function isMealDay(text: string): text is CalendarDay {
  return isCalendarDay(text) && FIRST_MEAL_DAY <= text && text <= LAST_MEAL_DAY;
}

/** How many days ahead a meal can be planned. A later date is a mistyped year. */
const PLANNED_DAYS = 365;

/** The last day for which meals can be planned, on a person's own calendar. */
export function lastPlannedDay(today: CalendarDay): CalendarDay {
  return addDays(today, PLANNED_DAYS);
}

/** Why no meal can be logged on the chosen day, as a sentence; undefined if it can. */
export function mealDayFault(chosen: string, today: CalendarDay): string | undefined {
  if (!isCalendarDay(chosen)) return 'Choose a date';
  if (chosen < FIRST_MEAL_DAY) return 'Choose a date after 1899';
  return chosen > lastPlannedDay(today) ? 'Meals can be planned up to a year ahead' : undefined;
}
