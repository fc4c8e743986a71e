import { type CalendarDay, localCalendarDay } from '@game-plan/domain/calendar-day';
import { PACKAGES } from '@game-plan/domain/ingredient';
import { parseAmount } from '@game-plan/domain/units/amount';
import { writeNumber, writePackages } from '@game-plan/domain/units/write-number';
import { localClock, localDate, localNumber } from '#lib/format/local.ts';
import { localText } from '#lib/language.ts';

/** 'Nov 20, 2026' */
export const formatDay = (day: CalendarDay): string => localDate(day, { month: 'short', year: true });

/** 'Nov 20', with the year if it differs from that of `today`. */
export const formatNearDay = (day: CalendarDay, today: CalendarDay): string =>
  localDate(day, { month: 'short', year: day.slice(0, 4) !== today.slice(0, 4) });

/** 'November 20, 2026' */
export const formatLongDay = (day: CalendarDay): string => localDate(day, { month: 'long', year: true });

/** '3:45 PM' on the person's own clock. */
export const formatTime = (at: Date): string => localClock(at.getHours(), at.getMinutes());

/** 'Nov 20, 2026, 3:45 PM' on the person's own clock; `instant` is ISO 8601. */
export function formatInstant(instant: string): string {
  const at = new Date(instant);
  return `${formatDay(localCalendarDay(at))}, ${formatTime(at)}`;
}

/** Thousands with a comma, at most one decimal: '1,124', '0.5'. */
export const formatNumber = (value: number): string => localNumber(value, 1);

/** To the nearest whole number, thousands with a comma: '1,124'. */
export const formatWhole = (value: number): string => localNumber(Math.round(value));

/** '1.5 lb', '0.25 cup': two decimals keep quarters and thirds. A typed quantity is shown as typed. */
export function formatQuantity(quantity: string | number, unit: string): string {
  return `${typeof quantity === 'number' ? localNumber(quantity, 2) : quantity} ${localText(unit)}`.trim();
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
  scoop: 'scoops',
  pint: 'pints',
  quart: 'quarts',
  gallon: 'gallons',
  ...(Object.fromEntries(PACKAGES.map((unit) => [unit, `${unit}s`])) satisfies Record<string, string>),
  box: 'boxes',
  loaf: 'loaves',
};
const PACKED: ReadonlySet<string> = new Set(PACKAGES);

/** Like `formatQuantity`, with the unit in the plural if needed: '6 pieces', '1 bunch', '1/2 cup', '500 g', '1½ tins' */
export function formatAmount(quantity: string | number, unit: string): string {
  const amount = typeof quantity === 'number' ? quantity : parseAmount(quantity);
  const part = amount === null ? undefined : writePart(amount, String(quantity), unit);
  return formatQuantity(part ?? quantity, unitFor(amount, unit));
}

/** What is left of packages and pieces as people say it, and of other measures without the decimals in which recipes count: '1⅔' of '1.667' cups. */
function writePart(amount: number, written: string, unit: string): string | undefined {
  if (!DECIMAL.test(written)) return undefined;
  if (PACKED.has(unit)) return writePackages(amount);
  if (IN_FRACTIONS.has(unit)) return writeNumber(amount);
  if (!COUNTED_ON.test(written)) return undefined;
  if (COUNTED.has(unit)) return writePackages(amount);
  return unit === 'cup' ? writeNumber(amount) : undefined;
}
const COUNTED: ReadonlySet<string> = new Set(['piece', 'clove', 'bunch']);
const IN_FRACTIONS: ReadonlySet<string> = new Set(['pint', 'imperial pint', 'quart', 'gallon']);
const DECIMAL = /^\d+\.\d+$/;
const COUNTED_ON = /^\d+\.\d{3}$/;

/** The same for a number, without what reads amounts as people write them: the page's first script has it too. */
export function formatFoodAmount(quantity: number, unit: string): string {
  return formatQuantity(quantity, unitFor(quantity, unit));
}

function unitFor(amount: number | null, unit: string): string {
  const isMany = amount !== null && (amount > 1 || amount === 0);
  // A kitchen that has British pints calls them so.
  const own = unit === 'imperial pint' ? 'pint' : unit;
  return isMany ? (MANY[own] ?? own) : own;
}

const NOT_MEASURED = '—';

/** Whole kcal: '1,124'; '<1' for less than half of one, and '—' if not measured. */
export function formatCalories(calories: number | null): string {
  return formatCaloriesPart(calories, Math.round(calories ?? 0));
}

/** The kcal of a part, rounded to `whole` so that the parts add up to their total. */
export function formatCaloriesPart(calories: number | null, whole: number): string {
  if (calories === null) return NOT_MEASURED;
  return whole === 0 && calories > 0 ? '<1' : formatWhole(whole);
}

/** Grams of one food, with one decimal: '54.4 g'; '—' if not measured. Sums of a meal or a day are whole grams. */
export function formatGrams(grams: number | null): string {
  return grams === null ? NOT_MEASURED : `${formatNumber(grams)} g`;
}
