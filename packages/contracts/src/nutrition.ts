import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { calendarDaySchema } from './schemas/primitives.ts';

const totals = { calories: z.number(), protein: z.number(), carbs: z.number(), fat: z.number() };

const nutritionSummarySchema = z.object({
  /** One row a day on which anything was logged, oldest first; kcal and grams. */
  days: z.array(z.object({ date: calendarDaySchema, meals: z.int(), ...totals })),
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
