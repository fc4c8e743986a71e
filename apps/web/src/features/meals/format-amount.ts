import { formatNumber } from '#lib/format.ts';

const NOT_MEASURED = '—';

/** kcal to a whole number: '1,124'; '—' for what was not measured. */
export function formatCalories(calories: number | null): string {
  return calories === null ? NOT_MEASURED : formatNumber(Math.round(calories));
}

/** Grams to one decimal: '54.4 g'; '—' for what was not measured. */
export function formatGrams(grams: number | null): string {
  return grams === null ? NOT_MEASURED : `${formatNumber(grams)} g`;
}
