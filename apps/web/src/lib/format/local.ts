import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { memoize } from '@game-plan/domain/memoize';
import { englishList, englishNumber } from '@game-plan/domain/text/english';
import { englishClock, englishDate, englishMonth, englishWeekday } from '@game-plan/domain/text/english-date';
import { isEnglish, language } from '#lib/language.ts';

/*
 * Numbers, lists, dates and times as the language of the screen writes them. English is written without `Intl`, whose first use in a
 * browser takes longer than a page's first script should.
 */

/** '1,124.5', '1.124,5'. @param decimals the most decimals; zeros at the end are left out */
export function localNumber(value: number, decimals = 0): string {
  if (isEnglish) return englishNumber(value, decimals);
  return numbers(String(decimals)).format(value);
}

/** 'milk, eggs, and nuts', 'Milch, Eier und Nüsse' */
export function localList(words: readonly string[]): string {
  return isEnglish ? englishList(words) : new Intl.ListFormat(language).format(words);
}

interface DateStyle {
  readonly weekday?: 'short' | 'long';
  readonly month?: 'short' | 'long';
  readonly year?: boolean;
}

/** 'Friday, November 20', 'Freitag, 20. November' */
export function localDate(day: CalendarDay, style: DateStyle): string {
  if (isEnglish) return englishDate(day, style);
  const { weekday, month, year = false } = style;
  return intlDate(day, {
    weekday,
    month,
    day: month && 'numeric',
    year: year ? 'numeric' : undefined,
  });
}

/** 'Friday', 'Fr' */
export function localWeekday(day: CalendarDay, style: 'short' | 'long'): string {
  return isEnglish ? englishWeekday(day, style) : intlDate(day, { weekday: style });
}

/** 'November 2026' */
export function localMonth(day: CalendarDay): string {
  return isEnglish ? englishMonth(day) : intlDate(day, { month: 'long', year: 'numeric' });
}

/** '2:30 PM', '14:30', of hours from 0 to 23 */
export function localClock(hours: number, minutes: number): string {
  if (isEnglish) return englishClock(hours, minutes);
  return dates(JSON.stringify({ timeStyle: 'short' })).format(Date.UTC(2000, 0, 1, hours, minutes));
}

const intlDate = (day: CalendarDay, style: Intl.DateTimeFormatOptions): string =>
  dates(JSON.stringify(style)).format(new Date(`${day}T00:00:00Z`));

// A formatter takes longer to make than to use. There are few styles.
const MOST_STYLES = 20;
const numbers = memoize(
  MOST_STYLES,
  (decimals) => new Intl.NumberFormat(language, { maximumFractionDigits: Number(decimals) }),
);
const dates = memoize(
  MOST_STYLES,
  (style) => new Intl.DateTimeFormat(language, { ...JSON.parse(style), timeZone: 'UTC' }),
);
