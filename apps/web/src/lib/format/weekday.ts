import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { localDate } from '#lib/format/local.ts';

/** 'Friday, November 20'. A file of its own, because the page's first script writes it too. */
export const formatWeekday = (day: CalendarDay): string => localDate(day, { weekday: 'long', month: 'long' });

/** 'Friday, November 20, 2026' */
export const formatFullDay = (day: CalendarDay): string =>
  localDate(day, { weekday: 'long', month: 'long', year: true });
