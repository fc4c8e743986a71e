import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { calendarDaySchema } from '../schemas/primitives.ts';

export const goals = {
  list: endpoint({
    method: 'GET',
    path: '/api/goals',
    access: 'user',
    areas: ['diary'],
    summary: 'The daily goals that were in force from startDate to endDate, both included, oldest first.',
    query: z.object({ startDate: calendarDaySchema, endDate: calendarDaySchema }),
    response: z.array(
      z.object({
        /** The day on which they began; startDate if that was earlier. */
        from: calendarDaySchema,
        calories: z.number(),
        protein: z.number(),
        carbs: z.number(),
        fat: z.number(),
        /** Litres; null without a goal. */
        water: z.number().nullable(),
      }),
    ),
  }),
};
