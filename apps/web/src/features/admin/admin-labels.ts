import { localCalendarDay } from '@game-plan/domain/calendar-day';
import { formatDay, formatLongDay } from '#lib/format/format.ts';
import { optionText } from '#lib/format/option-label.ts';

/** What stands where there is nothing. */
export const DASH = '-';

const SHOWN = 2;

/** The first two of a list, as a table has room for; a dash for none. */
export const firstTwo = (options: readonly string[]): string =>
  options.slice(0, SHOWN).map(optionText).join(', ') || DASH;

/** The same with how many more there are: 'nuts, eggs +1'. */
export const firstTwoAndMore = (options: readonly string[]): string =>
  firstTwo(options) + (options.length > SHOWN ? ` +${options.length - SHOWN}` : '');

/** The day of an instant on the admin's own clock: 'Nov 20, 2026'. */
export const formatInstant = (instant: string): string => formatDay(localCalendarDay(new Date(instant)));

/** 'November 20, 2026' */
export const formatLongInstant = (instant: string): string =>
  formatLongDay(localCalendarDay(new Date(instant)));
