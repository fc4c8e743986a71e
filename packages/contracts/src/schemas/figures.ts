import type { z } from 'zod';

/**
 * What is told of a food: kcal, grams, of sodium milligrams. Calories and macros are always there, null where they are not
 * measured; the others are left out where the source does not know of them.
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
