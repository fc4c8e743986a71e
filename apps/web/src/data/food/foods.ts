import type { ResponseOf } from '@game-plan/contracts/endpoint';
import { foods } from '@game-plan/contracts/food/foods';
import { useMutation } from '@tanstack/react-query';
import { call, readQuery } from '#lib/api/api.ts';

/** Foods whose names fit what is typed. */
export const foodSearchQuery = (typed: string) => readQuery(foods.search, { query: { query: typed } });

/** What is known of a barcode. */
export type LookedUp = ResponseOf<typeof foods.barcode>;

/** Looks a food up by the number under its barcode. */
export function useLookUpBarcode() {
  return useMutation({ mutationFn: (code: string) => call(foods.barcode, { query: { code } }) });
}

/** What a meal that is typed in one line was read as. */
export const mealTextQuery = (typed: string) => readQuery(foods.readMeal, { query: { text: typed } });
