import { addDays, type CalendarDay, daysBetween, isCalendarDay } from '../../calendar-day.ts';

interface Kept {
  /** The text without it. */
  readonly name: string;
  /** Null if none is said, or none that is understood. */
  readonly expiryDate: CalendarDay | null;
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const WEEKDAYS = 'sun mon tue wed thu fri sat'.split(' ');
const MONTH = `(${MONTHS.join('|')})[a-z]*\\.?`;
const NTH = '(\\d{1,2})(?:st|nd|rd|th)?';

const SAID =
  /[\s,]+\(?(?:exp(?:ires?|iry|ir(?:es|ing))?(?: date)?|use[- ]by|use before|best (?:before|by)|sell[- ]by|good (?:until|till)|bbe?)\b\.?:?(?: on)? ?([^()]+?)\)?$/i;

/**
 * Takes the day until which a food keeps from the end of its text: 'milk exp 12/3', 'ham (use by Friday)', 'eggs best before 20 Dec 2026'. Of two
 * readings of '12/3', the one nearest to today is meant.
 */
export function readKeepsUntil(typed: string, today: CalendarDay): Kept {
  const said = SAID.exec(typed);
  const expiryDate = said && readDay(said[1] ?? '', today);
  return said && expiryDate && said.index > 0
    ? { name: typed.slice(0, said.index), expiryDate }
    : { name: typed, expiryDate: null };
}

function readDay(text: string, today: CalendarDay): CalendarDay | null {
  const said = text.trim().toLowerCase();
  if (isCalendarDay(said)) return said;
  if (/^(?:today|tonight)$/.test(said)) return today;
  if (/^tomorrow$/.test(said)) return addDays(today, 1);
  const weekday = WEEKDAYS.findIndex((day) => new RegExp(`^(?:(?:this|next) )?${day}[a-z]*$`).test(said));
  if (weekday >= 0) return addDays(today, (weekday - weekdayOf(today) + 7) % 7);
  const [, first, second, year] = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}|\d{2}))?\.?$/.exec(said) ?? [];
  if (first && second)
    return nearest([dayOf(first, second, year, today), dayOf(second, first, year, today)], today);
  const [, behind, nth, yearBehind] = new RegExp(`^${MONTH} ${NTH}(?:,? (\\d{4}))?$`).exec(said) ?? [];
  const [, ahead, named, yearAhead] = new RegExp(`^${NTH} ${MONTH}(?: (\\d{4}))?$`).exec(said) ?? [];
  const month = MONTHS.indexOf(behind ?? named ?? '') + 1;
  return month > 0 ? dayOf(String(month), nth ?? ahead ?? '', yearBehind ?? yearAhead, today) : null;
}

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
