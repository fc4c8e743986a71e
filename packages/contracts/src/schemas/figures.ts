import type { z } from 'zod';

/**
 * The figures of a food: kcal, grams, and milligrams of sodium. Calories and macros are always present, null if not
 * measured; the others are absent if the source does not have them.
 */
export const figures = <Amount extends z.ZodType>(amount: Amount) => ({
  calories: amount,
  protein: amount,
  carbs: amount,
  fat: amount,
  fiber: amount.optional(),
  sugar: amount.optional(),
  saturatedFat: amount.optional(),
  sodium: amount.optional(),
});
