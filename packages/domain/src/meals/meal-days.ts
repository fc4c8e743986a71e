import { addDays, type CalendarDay, calendarDay, isCalendarDay } from '../calendar-day.ts';

/** The days that a diary can be opened at: far enough for everyone, and no year half typed. */
export const FIRST_MEAL_DAY = calendarDay('1900-01-01');
export const LAST_MEAL_DAY = calendarDay('2999-12-31');

/** Whether the text is a possible day of a meal, regardless of the current day. */
export function isMealDay(text: string): text is CalendarDay {
  return isCalendarDay(text) && FIRST_MEAL_DAY <= text && text <= LAST_MEAL_DAY;
}

/** Meals are planned for the coming weeks; further ahead the year was mistyped. */
const PLANNED_DAYS = 365;

/** The last day that meals can be planned for, on a person's own calendar. */
export function lastPlannedDay(today: CalendarDay): CalendarDay {
  return addDays(today, PLANNED_DAYS);
}

/** Why no meal can be logged on the day that was chosen; undefined where one can be. */
export function mealDayFault(chosen: string, today: CalendarDay): string | undefined {
  if (!isCalendarDay(chosen)) return 'Choose a date';
  if (chosen < FIRST_MEAL_DAY) return 'Choose a date after 1899';
  return chosen > lastPlannedDay(today) ? 'Meals can be planned up to a year ahead' : undefined;
}
