import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { englishDate } from '@game-plan/domain/text/english-date';

/** 'Friday, November 20'. A file of its own, because the page's first script writes it too. */
export const formatWeekday = (day: CalendarDay): string =>
  englishDate(day, { weekday: 'long', month: 'long' });
