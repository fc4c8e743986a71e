import type { ResponseOf } from '@game-plan/contracts/endpoint';
import { foods } from '@game-plan/contracts/food/foods';
import { useMutation } from '@tanstack/react-query';
import { call, readQuery } from '#lib/api/api.ts';

/** Foods that match the typed text. */
export const foodSearchQuery = (typed: string) => readQuery(foods.search, { query: { query: typed } });

/** The result of a barcode look-up. */
export type LookedUp = ResponseOf<typeof foods.barcode>;

/** Looks up a food by its barcode. */
export function useLookUpBarcode() {
  return useMutation({ mutationFn: (code: string) => call(foods.barcode, { query: { code } }) });
}

/** The foods read from a meal typed in one line. */
export const mealTextQuery = (typed: string) => readQuery(foods.readMeal, { query: { text: typed } });
