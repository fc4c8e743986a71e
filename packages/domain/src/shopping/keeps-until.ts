import { addDays, type CalendarDay, calendarDay, daysBetween, isCalendarDay } from '../calendar-day.ts';
import type { Line } from '../language/grammar.ts';
import { numberAt } from '../language/numbers.ts';
import { matchPage, pageLineOf } from '../language/page-grammar.ts';

interface Kept {
  /** The text without it. */
  readonly name: string;
  /** Null if none is said, or none that is understood. */
  readonly expiryDate: CalendarDay | null;
}

/** What stands at the end of a text about how long the food keeps: where it begins, and the day that it names. */
interface Said {
  /** Where the name before it ends. */
  readonly from: number;
  readonly day: string;
}

/** Between a name and what is said of its keeping, and between 'exp' and the day. */
const BEFORE = ' ,–—(-';
const BEHIND = ' .:';

function trimmedEnd(text: string, marks: string): string {
  let end = text.length;
  while (end > 0 && marks.includes(text[end - 1] ?? '')) end -= 1;
  return text.slice(0, end);
}

function trimmedStart(text: string, marks: string): string {
  let start = 0;
  while (start < text.length && marks.includes(text[start] ?? '')) start += 1;
  return text.slice(start);
}

function findSaid(text: string): Said | undefined {
  const line = pageLineOf(text);
  for (const [at, { start, isGlued }] of line.tokens.entries()) {
    const said = at > 0 && !isGlued ? matchPage(line, at, 'best-before') : bracketed(line, at);
    if (said === undefined) continue;
    const day = dayBehind(line, said.to);
    if (day === '' || day.includes('(') || day.includes(')')) continue;
    return { from: trimmedEnd(text.slice(0, start), BEFORE).length, day };
  }
  return undefined;
}

/** Longer texts name no day. */
const LONGEST_DAY = 60;

/** What stands behind 'use by' or 'use', of which 'within 3 days' is the day; behind 'da consumare entro il' one of a month may stand. */
function dayBehind(line: Line, to: number): string {
  const within = matchPage(line, to - 1, 'date-word')?.value === 'within';
  const isSpan = line.tokens.some(
    (_, at) => at >= to && String(matchPage(line, at, 'date-word')?.value) in DAYS,
  );
  const next = line.tokens[within && isSpan ? to - 1 : to];
  const isDay = next !== undefined && line.text.length - next.start <= LONGEST_DAY;
  return !isDay ? '' : trimmedEnd(trimmedStart(line.text.slice(next.start), BEHIND), ')');
}

/** Behind an opening bracket: 'ham (use by Friday)'. */
const bracketed = (line: Line, at: number) =>
  at > 1 && line.tokens[at - 1]?.text === '(' ? matchPage(line, at, 'best-before') : undefined;

/** Whether a text says how long a food keeps, and names none: behind the comma of 'ham, use by Friday'. */
export function saysKeepsUntil(text: string): boolean {
  const line = pageLineOf(text);
  const said = matchPage(line, 0, 'best-before');
  return said !== undefined && partsOf(pageLineOf(dayBehind(line, said.to))) !== null;
}

/** The text without what stands at its end about how long the food keeps, understood or not. */
export function withoutKeepsUntil(typed: string): string {
  const said = findSaid(typed);
  return said ? typed.slice(0, said.from) : typed;
}

/**
 * Takes the day until which a food keeps from the end of its text: 'milk exp 12/3', 'ham (use by Friday)', 'eggs best
 * before 20 Dec 2026', 'Quark mindestens haltbar bis 5.12.', 'rice exp 03/2027'. Of two readings of '12/3', the one nearest to today is
 * meant.
 */
export function readKeepsUntil(typed: string, today: CalendarDay): Kept {
  const said = findSaid(typed);
  const expiryDate = said && readDay(said.day, today);
  if (!said || !expiryDate || said.from === 0) return { name: typed, expiryDate: null };
  const name = typed.slice(0, said.from);
  // Of 'salmon (2 fillets, use by 28/11)' a bracket stays open.
  return { name: name.lastIndexOf('(') > name.lastIndexOf(')') ? `${name})` : name, expiryDate };
}

const MONTHS_A_YEAR = 12;
const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7 };

function readDay(text: string, today: CalendarDay): CalendarDay | null {
  const said = withoutWeekday(text.trim());
  if (isCalendarDay(said)) return said;
  const [, first, second, year] = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}|\d{2}))?\.?$/.exec(said) ?? [];
  if (first && second)
    return nearest([dayOf(first, second, year, today), dayOf(second, first, year, today)], today);
  const parts = partsOf(pageLineOf(said));
  return parts && (readDaysAhead(parts, today) ?? readMonth(parts, today));
}

/** The digits of 'Tue 02/12' and 'il 06/12'; a text without digits as it is. */
function withoutWeekday(text: string): string {
  const line = pageLineOf(text);
  let at = 0;
  for (;;) {
    const word = matchPage(line, at, 'date-word');
    const beside = word?.value === 'beside' ? word : matchPage(line, at, 'weekday');
    const to = beside?.to ?? (line.tokens[at]?.text === ',' ? at + 1 : undefined);
    if (to === undefined) break;
    at = to;
  }
  const digits = line.tokens[at];
  return digits?.kind === 'number' ? text.slice(digits.start) : text;
}

interface DayParts {
  readonly words: readonly string[];
  readonly weekday?: number;
  readonly month?: number;
  /** '12', '2027' */
  readonly numbers: readonly string[];
}

/** The parts of a day in words; null if another word is among them. */
function partsOf(line: Line): DayParts | null {
  const words: string[] = [];
  const numbers: string[] = [];
  let weekday: number | undefined;
  let month: number | undefined;
  for (let at = 0; at < line.tokens.length; ) {
    const [named, day, word] = (['month', 'weekday', 'date-word'] as const).map((kind) =>
      matchPage(line, at, kind),
    );
    const token = line.tokens[at];
    const number = numberAt(line, at);
    if (named) month = Number(named.value);
    else if (day) weekday = Number(day.value);
    else if (word && word.value !== 'beside') words.push(String(word.value));
    else if (token?.kind === 'number') numbers.push(token.text);
    else if (!word && number) numbers.push(String(number.low));
    else if (!word && token?.kind === 'word') return null;
    at = (named ?? day ?? word)?.to ?? (token?.kind === 'word' ? number?.to : undefined) ?? at + 1;
  }
  return {
    words,
    numbers,
    ...(weekday !== undefined && { weekday }),
    ...(month !== undefined && { month }),
  };
}

/** 'Tomorrow', 'next Friday', 'within 3 days', 'in a week'. */
function readDaysAhead({ words, numbers, weekday, month }: DayParts, today: CalendarDay): CalendarDay | null {
  const [first, second = ''] = words;
  if (month !== undefined) return null;
  const each = DAYS[second];
  if (first === 'within' && each !== undefined && numbers.length === 1)
    return addDays(today, Number(numbers[0]) * each);
  if (numbers.length > 0) return null;
  if (first === 'today') return today;
  if (first === 'tomorrow') return addDays(today, 1);
  if (weekday === undefined) return null;
  const days = (weekday - weekdayOf(today) + 7) % 7;
  return addDays(today, first === 'next' && days === 0 ? 7 : days);
}

/**
 * 'Dec 5', '5th December 2026', 'Mon 30 Nov'; of a month or a year alone the last day: '03/2027', 'March 2027',
 * '2027'.
 */
function readMonth({ words, numbers, month }: DayParts, today: CalendarDay): CalendarDay | null {
  const year = numbers.find((part) => /^20[2-9]\d$/.test(part));
  const [number, ...more] = numbers.filter((part) => part !== year);
  if (words.length > 0 || more.length > 0) return null;
  if (month !== undefined && number !== undefined) return dayOf(String(month), number, year, today);
  if (year === undefined) return null;
  const last = month ?? Number(number ?? MONTHS_A_YEAR);
  return last < 1 || last > MONTHS_A_YEAR ? null : lastDayOf(last, Number(year));
}

function lastDayOf(month: number, year: number): CalendarDay {
  const next =
    month === MONTHS_A_YEAR ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;
  return addDays(calendarDay(next), -1);
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
