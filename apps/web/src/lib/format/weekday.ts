import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { dateFormat } from './date-format.ts';

const WEEKDAY = dateFormat({ weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });

/** 'Friday, November 20'. A file of its own, because the page's first script writes it too. */
export const formatWeekday = (day: CalendarDay): string => WEEKDAY().format(new Date(`${day}T00:00:00Z`));
