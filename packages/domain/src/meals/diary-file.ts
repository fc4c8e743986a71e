import { type CalendarDay, isCalendarDay } from '../calendar-day.ts';
import { isMealDay } from './meal-days.ts';
import type { EatenAmounts } from './meal-totals.ts';

/** A food of another diary's file; one that keeps only the sums of a meal has the meal's name. */
export interface DiaryFood extends EatenAmounts {
  readonly date: CalendarDay;
  /** As the file calls it: 'Breakfast', 'Uncategorized'. */
  readonly meal: string;
  readonly name: string;
  readonly quantity: number;
  readonly unit: string;
}

/** What a file says of a person's day beside the food. */
export interface DiaryDay {
  readonly date: CalendarDay;
  readonly weight: number | null;
  /** The unit of the weight; null if the file does not say it. */
  readonly unit: 'kg' | 'lb' | null;
  readonly waterMilliliters: number;
}

/** Reads a row; undefined if it is not understood, null if it says nothing: a total, a meal of 0 kcal, another measure. */
export type DiaryRowReader = (row: readonly string[]) => DiaryFood | DiaryDay | null | undefined;

/**
 * The heads of the columns of MyFitnessPal (Nutrition Summary, Measurement Summary), Cronometer (Servings, Biometrics) and this app's
 * own download, in lower case and without units.
 */
const COLUMNS = {
  date: ['date', 'day'],
  meal: ['meal', 'group'],
  name: ['food', 'food name'],
  amount: ['amount'],
  quantity: ['quantity'],
  unit: ['unit'],
  metric: ['metric'],
  weight: ['weight'],
  water: ['water'],
} as const;

const FIGURES = {
  calories: ['calories', 'energy'],
  protein: ['protein'],
  carbs: ['carbs', 'carbohydrates'],
  fat: ['fat'],
  fiber: ['fiber'],
  sugar: ['sugar', 'sugars'],
  saturatedFat: ['saturated fat', 'saturated'],
  sodium: ['sodium'],
} as const;

const KILOJOULES_PER_KILOCALORIE = 4.184;
/** Larger numbers are mistakes. */
const MOST = 100_000;
const LONGEST = { name: 300, unit: 50 } as const;

/** A reader for the rows of a diary's CSV file with these heads; undefined if it is no file of a diary. */
export function diaryRowReader(heads: readonly string[]): DiaryRowReader | undefined {
  const plain = heads.map((head) =>
    head
      .replace(/^\uFEFF/, '')
      .replace(/\(.*\)/, '')
      .trim()
      .toLowerCase(),
  );
  const find = (names: readonly string[]) => plain.findIndex((head) => names.includes(head));
  const columns = Object.entries(COLUMNS).map(([column, names]) => [column, find(names)]);
  const at = Object.fromEntries(columns) as Record<keyof typeof COLUMNS, number>;
  if (at.date === -1) return undefined;
  const cell = (row: readonly string[], column: keyof typeof COLUMNS) => row[at[column]]?.trim() ?? '';
  const figures = Object.entries(FIGURES).map(([figure, names]) => ({ figure, index: find(names) }));
  const energy = find(FIGURES.calories);
  const energyUnit = /\(kj\)/i.test(heads[energy] ?? '') ? KILOJOULES_PER_KILOCALORIE : 1;
  const readFood: DiaryRowReader = (row) => {
    const [date, meal] = [dayOf(cell(row, 'date')), withoutGuard(cell(row, 'meal'))];
    if (date === undefined) return meal === '' ? null : undefined;
    const named = withoutGuard(cell(row, 'name')) || meal;
    const eaten = Object.fromEntries(figures.map(({ figure, index }) => [figure, numberOf(row[index])]));
    const { calories = null, protein = null, carbs = null, fat = null } = eaten;
    if (at.name === -1 && !calories && !protein && !carbs && !fat) return null;
    const amount = amountOf(cell(row, 'amount') || `${cell(row, 'quantity')} ${cell(row, 'unit')}`);
    if (named === '' || Object.values(eaten).some((value) => (value ?? 0) > MOST)) return undefined;
    const kilocalories = calories === null ? null : calories / energyUnit;
    return {
      date,
      meal,
      name: named.slice(0, LONGEST.name),
      ...amount,
      ...eaten,
      calories: kilocalories,
      protein,
      carbs,
      fat,
    };
  };
  const readDay: DiaryRowReader = (row) => {
    const date = dayOf(cell(row, 'date'));
    if (date === undefined) return undefined;
    if (at.metric !== -1 && cell(row, 'metric').toLowerCase() !== 'weight') return null;
    const weight = numberOf(cell(row, at.metric === -1 ? 'weight' : 'amount'));
    const waterMilliliters = at.metric === -1 ? Math.round(numberOf(cell(row, 'water')) ?? 0) : 0;
    if (weight === null && waterMilliliters === 0) return null;
    const said = at.metric === -1 ? (heads[at.weight] ?? '') : cell(row, 'unit');
    return { date, weight, unit: weightUnit(said), waterMilliliters };
  };
  if (energy !== -1 && (at.meal !== -1 || at.name !== -1)) return readFood;
  return at.weight !== -1 || (at.metric !== -1 && at.amount !== -1) ? readDay : undefined;
}

export const isDiaryFood = (read: DiaryFood | DiaryDay): read is DiaryFood => 'meal' in read;

/** '2026-11-21', also with a time behind it. A day with slashes is left: nobody knows which number is the month. */
function dayOf(text: string): CalendarDay | undefined {
  const day = text.slice(0, 10);
  return isCalendarDay(day) && isMealDay(day) && /^(?:$|[ T])/.test(text.slice(10)) ? day : undefined;
}

/** '1,050', '12.5' and '12,5'; null for what is no number, or below zero. */
function numberOf(text: string | undefined): number | null {
  const plain = (text ?? '').trim();
  if (plain === '') return null;
  const grouped = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(plain);
  const number = Number(grouped ? plain.replaceAll(',', '') : plain.replace(',', '.'));
  return Number.isFinite(number) && number >= 0 ? number : null;
}

/** '80.00 g' as 80 and 'g'; one helping if it says no number. */
function amountOf(text: string): Pick<DiaryFood, 'quantity' | 'unit'> {
  const [, number = '', unit = ''] = /^([\d.,]*) *(.*)$/s.exec(text.trim()) ?? [];
  const quantity = numberOf(number) ?? 0;
  return {
    quantity: quantity > 0 && quantity <= MOST ? quantity : 1,
    unit: unit.trim().slice(0, LONGEST.unit),
  };
}

/** Without the quote that guards a cell against running as a formula in a spreadsheet. */
const withoutGuard = (text: string) => text.replace(/^'(?=\s*[=+\-@])/, '');

function weightUnit(said: string): DiaryDay['unit'] {
  const unit = /\b(kg|lbs?)\b/i.exec(said)?.[1]?.toLowerCase();
  return unit === undefined ? null : unit === 'kg' ? 'kg' : 'lb';
}
