import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { parseAmount } from '@game-plan/domain/units/amount';
import { dateFormat } from './date-format.ts';

const SHORT_DAY = dateFormat({ month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });
const LONG_DAY = dateFormat({ month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' });
const MONTH_DAY = dateFormat({ month: 'short', day: 'numeric', timeZone: 'UTC' });
const NUMBER = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** Formats a day as midnight UTC in UTC, so that no time zone can shift it. */
function print(formatter: () => Intl.DateTimeFormat, day: CalendarDay): string {
  return formatter().format(new Date(`${day}T00:00:00Z`));
}

/** 'Nov 20, 2026' */
export const formatDay = (day: CalendarDay): string => print(SHORT_DAY, day);

/** 'Nov 20', with the year if it differs from that of `today`. */
export const formatNearDay = (day: CalendarDay, today: CalendarDay): string =>
  print(day.slice(0, 4) === today.slice(0, 4) ? MONTH_DAY : SHORT_DAY, day);

/** 'November 20, 2026' */
export const formatLongDay = (day: CalendarDay): string => print(LONG_DAY, day);

const INSTANT = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });

/** 'Nov 20, 2026, 3:45 PM' on the person's own clock; `instant` is ISO 8601. */
export const formatInstant = (instant: string): string =>
  INSTANT().format(new Date(instant)).replace('\u202f', ' ');

/** Thousands with a comma, at most one decimal: '1,124', '0.5'. */
export const formatNumber = (value: number): string => NUMBER.format(value);

/** To the nearest whole number, thousands with a comma: '1,124'. */
export const formatWhole = (value: number): string => formatNumber(Math.round(value));

/** '1.5 lb'; a typed quantity is shown as typed. */
export function formatQuantity(quantity: string | number, unit: string): string {
  return `${typeof quantity === 'number' ? formatNumber(quantity) : quantity} ${unit}`.trim();
}

/** Plurals of units that are words. */
const MANY: Readonly<Record<string, string>> = {
  piece: 'pieces',
  item: 'items',
  cup: 'cups',
  clove: 'cloves',
  bunch: 'bunches',
  slice: 'slices',
  serving: 'servings',
  portion: 'portions',
  glass: 'glasses',
  bowl: 'bowls',
  can: 'cans',
  scoop: 'scoops',
};

/** Like `formatQuantity`, with the unit in the plural if needed: '6 pieces', '1 bunch', '1/2 cup', '500 g' */
export function formatAmount(quantity: string | number, unit: string): string {
  const amount = typeof quantity === 'number' ? quantity : parseAmount(quantity);
  const isMany = amount !== null && (amount > 1 || amount === 0);
  return formatQuantity(quantity, isMany ? (MANY[unit] ?? unit) : unit);
}

const NOT_MEASURED = '—';

/** Whole kcal: '1,124'; '—' if not measured. */
export function formatCalories(calories: number | null): string {
  return calories === null ? NOT_MEASURED : formatWhole(calories);
}

/** Grams with one decimal: '54.4 g'; '—' if not measured. */
export function formatGrams(grams: number | null): string {
  return grams === null ? NOT_MEASURED : `${formatNumber(grams)} g`;
}
