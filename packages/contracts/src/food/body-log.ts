import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { calendarDaySchema, confirmedQuery } from '../schemas/primitives.ts';

const dayParams = z.object({ date: calendarDaySchema });

/** More water than a person drinks in a day. */
export const MOST_MILLILITERS_A_DAY = 20_000;

export const bodyDaySchema = z.object({
  date: calendarDaySchema,
  /** Kilograms; null if none was logged. */
  weight: z.number().nullable(),
  /** Logged intake in millilitres. */
  waterMilliliters: z.int(),
});
export type BodyDay = z.infer<typeof bodyDaySchema>;

const WEIGHT_BOUNDS = 'Between 1 and 1,000';

export const bodyLog = {
  list: endpoint({
    method: 'GET',
    path: '/api/body-log',
    access: 'user',
    areas: ['body'],
    summary:
      'Weight and water of the days from startDate to endDate on which either was logged, oldest first.',
    query: z.object({ startDate: calendarDaySchema, endDate: calendarDaySchema }),
    response: z.array(bodyDaySchema),
  }),
  setWeight: endpoint({
    method: 'PUT',
    path: '/api/body-log/{date}/weight',
    access: 'user',
    areas: ['body'],
    summary:
      'Log the weight of a day, or remove it with null. The latest one becomes the weight of the health profile. One that differs by more than a tenth from the last is refused until it is confirmed.',
    params: dayParams,
    query: confirmedQuery,
    body: z.object({
      weight: z.number('Enter a number').min(1, WEIGHT_BOUNDS).max(1000, WEIGHT_BOUNDS).nullable(),
    }),
    response: bodyDaySchema,
  }),
  addWater: endpoint({
    method: 'POST',
    path: '/api/body-log/{date}/water',
    access: 'user',
    areas: ['body'],
    summary: 'Add to the water of a day; a negative amount subtracts, down to zero.',
    params: dayParams,
    body: z.object({
      milliliters: z
        .int('Enter whole milliliters')
        .min(-MOST_MILLILITERS_A_DAY)
        .max(MOST_MILLILITERS_A_DAY, 'At most 20 liters'),
    }),
    response: bodyDaySchema,
  }),
};
