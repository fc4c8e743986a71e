import { MORE_NUTRIENTS, type MoreNutrient } from '@game-plan/domain/foods/usda/more-nutrients';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { calendarDaySchema } from '../schemas/primitives.ts';

const totals = { calories: z.number(), protein: z.number(), carbs: z.number(), fat: z.number() };

const NUTRIENTS_MEASURED = ['protein', 'carbs', 'fat', ...MORE_NUTRIENTS] as const;

/** Grams, of sodium milligrams; null where no food of the day was measured for it. */
const more = z.object(
  Object.fromEntries(MORE_NUTRIENTS.map((nutrient) => [nutrient, z.number().nullable()])) as Record<
    MoreNutrient,
    z.ZodNullable<z.ZodNumber>
  >,
);

/** kcal of the day's foods in which it was measured. */
const measured = z.object(
  Object.fromEntries(NUTRIENTS_MEASURED.map((nutrient) => [nutrient, z.number()])) as Record<
    (typeof NUTRIENTS_MEASURED)[number],
    z.ZodNumber
  >,
);

const nutritionSummarySchema = z.object({
  /** One row a day on which anything was logged, oldest first; kcal and grams. */
  days: z.array(z.object({ date: calendarDaySchema, meals: z.int(), ...totals, more, measured })),
  /** Foods by the calories they brought, most first, at most twelve. */
  sources: z.array(z.object({ name: z.string(), calories: z.number(), times: z.int() })),
});
export type NutritionSummary = z.infer<typeof nutritionSummarySchema>;

export const nutrition = {
  summary: endpoint({
    method: 'GET',
    path: '/api/nutrition/summary',
    access: 'user',
    summary: 'What was eaten from startDate to endDate, both included, by day and by food.',
    query: z.object({ startDate: calendarDaySchema, endDate: calendarDaySchema }),
    response: nutritionSummarySchema,
  }),
};
