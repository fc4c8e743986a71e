import { MORE_NUTRIENTS, type MoreNutrient } from '@game-plan/domain/foods/usda/more-nutrients';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { calendarDaySchema } from '../schemas/primitives.ts';

const totals = { calories: z.number(), protein: z.number(), carbs: z.number(), fat: z.number() };

const NUTRIENTS_MEASURED = ['protein', 'carbs', 'fat', ...MORE_NUTRIENTS] as const;

/** Grams (sodium in milligrams); null if it was not measured in any food of the day. */
const more = z.object(
  Object.fromEntries(MORE_NUTRIENTS.map((nutrient) => [nutrient, z.number().nullable()])) as Record<
    MoreNutrient,
    z.ZodNullable<z.ZodNumber>
  >,
);

/** kcal of the foods in which it was measured. */
const measured = z.object(
  Object.fromEntries(NUTRIENTS_MEASURED.map((nutrient) => [nutrient, z.number()])) as Record<
    (typeof NUTRIENTS_MEASURED)[number],
    z.ZodNumber
  >,
);

const nutritionSummarySchema = z.object({
  /** One row per day with entries, oldest first; kcal and grams. */
  days: z.array(z.object({ date: calendarDaySchema, meals: z.int(), ...totals, more, measured })),
  /** Foods by calories, highest first, at most twelve. */
  sources: z.array(z.object({ name: z.string(), calories: z.number(), times: z.int() })),
});
export type NutritionSummary = z.infer<typeof nutritionSummarySchema>;

export const nutrition = {
  summary: endpoint({
    method: 'GET',
    path: '/api/nutrition/summary',
    access: 'user',
    areas: ['diary'],
    summary: 'What was eaten from startDate to endDate, both included, by day and by food.',
    query: z.object({ startDate: calendarDaySchema, endDate: calendarDaySchema }),
    response: nutritionSummarySchema,
  }),
};
