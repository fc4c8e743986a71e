import { addDays, type CalendarDay, calendarDay, daysBetween, isCalendarDay } from '../calendar-day.ts';
import { MONTHS, WEEKDAYS } from '../text/english-date.ts';

interface Kept {
  /** The text without it. */
  readonly name: string;
  /** Null if none is said, or none that is understood. */
  readonly expiryDate: CalendarDay | null;
}

/**
 * What stands before the day, as the source of an expression: 'exp', 'use by', 'good until', and 'use' of 'use
 * within 3 days'.
 */
export const BEFORE_DAY = String.raw`(?:exp(?:ires?|iry|iring)?(?: date)?|use[- ]by|use before|use(?= (?:with)?in )|best (?:before|by)|sell[- ]by|(?:(?:good|keeps|lasts) )?(?:until|till?)|bbe?)\b`;

const SAID = new RegExp(String.raw`[\s,–—-]+\(?${BEFORE_DAY}\.?:?(?: on)? ?([^()]+?)\)?$`, 'i');

/** The text without what stands at its end about how long the food keeps, understood or not. */
export const withoutKeepsUntil = (typed: string): string => typed.replace(SAID, '');

/**
 * Takes the day until which a food keeps from the end of its text: 'milk exp 12/3', 'ham (use by Friday)', 'eggs best
 * before 20 Dec 2026', 'rice exp 03/2027'. Of two readings of '12/3', the one nearest to today is meant.
 */
export function readKeepsUntil(typed: string, today: CalendarDay): Kept {
  const said = SAID.exec(typed);
  const expiryDate = said && readDay(said[1] ?? '', today);
  if (!said || !expiryDate || said.index === 0) return { name: typed, expiryDate: null };
  const name = typed.slice(0, said.index);
  // Of 'salmon (2 fillets, use by 28/11)' a bracket stays open.
  return { name: /\([^)]*$/.test(name) ? `${name})` : name, expiryDate };
}

/** Words of dates that change nothing: 'the end of March 2027', 'this Friday'. */
const BESIDE: ReadonlySet<string> = new Set(['', 'the', 'of', 'on', 'end', 'this']);

function readDay(text: string, today: CalendarDay): CalendarDay | null {
  const said = text.trim().toLowerCase();
  if (isCalendarDay(said)) return said;
  const [, first, second, year] = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}|\d{2}))?\.?$/.exec(said) ?? [];
  if (first && second)
    return nearest([dayOf(first, second, year, today), dayOf(second, first, year, today)], today);
  const words = said.split(/[\s,./-]+/).filter((word) => !BESIDE.has(word));
  return readDaysAhead(words, today) ?? readMonth(words, today);
}

/** 'Tomorrow', 'next Friday', 'within 3 days', 'in a week'. */
function readDaysAhead(words: readonly string[], today: CalendarDay): CalendarDay | null {
  const [first = '', second = '', unit = ''] = words;
  if (words.length === 3 && /^(?:with)?in$/.test(first)) {
    const each = /^days?$/.test(unit) ? 1 : /^weeks?$/.test(unit) ? 7 : 0;
    const count = /^(?:an?|one)$/.test(second) ? 1 : Number(second);
    return each > 0 && Number.isInteger(count) ? addDays(today, count * each) : null;
  }
  const isNext = first === 'next';
  if (words.length !== (isNext ? 2 : 1)) return null;
  if (first === 'today' || first === 'tonight') return today;
  if (first === 'tomorrow') return addDays(today, 1);
  const weekday = indexOfName(WEEKDAYS, isNext ? second : first);
  const days = (weekday - weekdayOf(today) + 7) % 7;
  return weekday < 0 ? null : addDays(today, isNext && days === 0 ? 7 : days);
}

/**
 * 'Dec 5', '5th December 2026', 'Mon 30 Nov'; of a month or a year alone the last day: '03/2027', 'March 2027',
 * '2027'.
 */
function readMonth(words: readonly string[], today: CalendarDay): CalendarDay | null {
  const parts = indexOfName(WEEKDAYS, words[0] ?? '') >= 0 ? words.slice(1) : words;
  const year = parts.find((part) => /^20[2-9]\d$/.test(part));
  const number = parts.find((part) => /^\d{1,2}(?:st|nd|rd|th)?$/.test(part));
  const name = parts.find((part) => indexOfName(MONTHS, part) >= 0);
  const found = [year, number, name].filter((part) => part !== undefined);
  if (found.length < parts.length) return null;
  if (name !== undefined && number !== undefined)
    return dayOf(String(indexOfName(MONTHS, name) + 1), String(Number.parseInt(number, 10)), year, today);
  if (year === undefined) return null;
  const month = name === undefined ? Number(number ?? MONTHS.length) : indexOfName(MONTHS, name) + 1;
  return month < 1 || month > MONTHS.length ? null : lastDayOf(month, Number(year));
}

function lastDayOf(month: number, year: number): CalendarDay {
  const next =
    month === MONTHS.length ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;
  return addDays(calendarDay(next), -1);
}

/** The place of a name, or of its first letters, in a list of names; -1 if it is not one of them. */
const indexOfName = (names: readonly string[], word: string) =>
  word.length < SHORTEST_NAME ? -1 : names.findIndex((name) => name.toLowerCase().startsWith(word));
const SHORTEST_NAME = 3;

const weekdayOf = (day: CalendarDay) => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Food may have expired some weeks ago; a day further back is one of the next year. */
const MOST_PAST_DAYS = 60;

function dayOf(month: string, day: string, year: string | undefined, today: CalendarDay): CalendarDay | null {
  const written = (of: number) => `${of}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const thisYear = Number(today.slice(0, 4));
  const said = year === undefined ? undefined : year.length === 2 ? 2000 + Number(year) : Number(year);
  const found = written(said ?? thisYear);
  if (!isCalendarDay(found)) return null;
  if (said !== undefined || daysBetween(found, today) <= MOST_PAST_DAYS) return found;
  const next = written(thisYear + 1);
  return isCalendarDay(next) ? next : null;
}

function nearest(days: readonly (CalendarDay | null)[], today: CalendarDay): CalendarDay | null {
  const known = days.filter((day) => day !== null);
  const [first = null] = known.sort(
    (one, other) => Math.abs(daysBetween(today, one)) - Math.abs(daysBetween(today, other)),
  );
  return first;
}
