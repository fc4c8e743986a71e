import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { costSchema } from '../schemas/cost.ts';
import { calendarDaySchema, idParams, idSchema, todayQuery } from '../schemas/primitives.ts';

const lineSchema = z.object({
  name: z.string(),
  unit: z.string(),
  before: z.number(),
  came: z.number(),
  eaten: z.number(),
  wasted: z.number(),
  unexplained: z.number(),
  there: z.number(),
  /** What one unit weighs and costs, in hundredths of the kitchen's currency; null if it is not known. */
  gramsOfOne: z.number().nullable(),
  centsOfOne: z.number().nullable(),
});
export type LedgerLine = z.infer<typeof lineSchema>;

const cardSchema = z.object({ id: idSchema, name: z.string(), quantity: z.string(), unit: z.string() });

export const ledger = {
  read: endpoint({
    method: 'GET',
    path: '/api/ledger',
    access: 'user',
    areas: ['inventory'],
    summary:
      'Where the food of the kitchen went in the month of a day, and what it costs: before + came + unexplained = eaten + wasted + there.',
    query: todayQuery.extend({ day: calendarDaySchema.optional() }),
    response: z.object({
      /** By name, in the unit in which the kitchen keeps the food, or in grams if it keeps it in several. */
      lines: z.array(lineSchema),
      /** What was thrown away of the foods whose weight is known. */
      wastedGrams: z.number(),
      /** What was thrown away cost, at the last price of each food; null if too little of it is known. */
      wastedCost: costSchema,
      /** The first day of the first month that the log has. */
      since: calendarDaySchema.nullable(),
    }),
  }),
  forecast: endpoint({
    method: 'GET',
    path: '/api/ledger/forecast',
    access: 'user',
    areas: ['inventory'],
    summary:
      'What runs out within two weeks at the usual pace, what may be gone although it is in the inventory, and how long foods usually last.',
    query: todayQuery,
    response: z.object({
      runsOut: z.array(cardSchema.extend({ on: calendarDaySchema })),
      mayBeGone: z.array(cardSchema),
      /** How much the kitchen usually buys of a food, and for how many days that lasts, the shortest first. */
      lasts: z.array(z.object({ name: z.string(), unit: z.string(), amount: z.number(), days: z.int() })),
    }),
  }),
  count: endpoint({
    method: 'POST',
    path: '/api/ledger/{id}/counted',
    access: 'user',
    areas: ['inventory'],
    summary: 'Say that an ingredient is there as the inventory says, so that it is not asked for a while.',
    params: idParams,
    query: todayQuery,
  }),
};
