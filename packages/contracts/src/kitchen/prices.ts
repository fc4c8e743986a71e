import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { centsSchema, costSchema } from '../schemas/cost.ts';
import {
  calendarDaySchema,
  idParams,
  idSchema,
  listTextSchema,
  NOT_BELOW_ZERO,
  requiredText,
  text,
} from '../schemas/primitives.ts';
import { PLAN_DAYS_MAX, PLANNED_SERVINGS_MAX } from './plan.ts';

/** Far more lines than a receipt has. */
export const PRICES_AT_ONCE_MAX = 200;
const pricedSchema = z.object({
  name: requiredText(200, 'A price needs a food'),
  quantity: text(50).refine(...NOT_BELOW_ZERO),
  unit: text(50),
  /** What was paid for all of it, in hundredths of the kitchen's currency, which is never named. */
  cents: centsSchema,
});
export type PricedFood = z.infer<typeof pricedSchema>;

const boughtSchema = z.object({
  /** Empty if it does not matter. */
  shop: text(100),
  boughtOn: calendarDaySchema,
});

const priceSchema = pricedSchema.extend(boughtSchema.shape).extend({ id: idSchema });
export type Price = z.infer<typeof priceSchema>;

/** What foods cost, as far as it is known; null if no price is. */
export type KnownCost = z.infer<typeof costSchema>;

const servingsQuery = z.object({
  servings: z.coerce.number().min(0.25).max(PLANNED_SERVINGS_MAX).optional(),
});

/** What a kitchen paid, from which follows what recipes and the plan cost. */
export const prices = {
  list: endpoint({
    method: 'GET',
    path: '/api/prices',
    access: 'user',
    areas: ['inventory'],
    summary: 'What the kitchen paid: the last price of each food in each shop, the newest first.',
    response: z.array(priceSchema),
  }),
  read: endpoint({
    method: 'POST',
    path: '/api/prices/read',
    access: 'user',
    areas: ['inventory'],
    changesNothing: true,
    summary:
      'The foods and prices of a pasted receipt, or of lines such as ‘2 l milk 1.45’. Nothing is saved.',
    body: z.object({ text: listTextSchema }),
    response: z.array(pricedSchema),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/prices',
    access: 'user',
    areas: ['inventory'],
    summary: 'Save prices of one purchase. A price of the same amount, shop and day is replaced.',
    body: boughtSchema.extend({
      foods: z.array(pricedSchema).min(1, 'Enter a price').max(PRICES_AT_ONCE_MAX),
    }),
    response: z.array(priceSchema),
    status: 201,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/prices/{id}',
    access: 'user',
    areas: ['inventory'],
    summary: 'Remove a price.',
    params: idParams,
  }),
  ofRecipe: endpoint({
    method: 'GET',
    path: '/api/recipes/{id}/cost',
    access: 'user',
    areas: ['recipes'],
    summary: 'What a recipe of the kitchen costs, for its own servings or the given ones.',
    params: idParams,
    query: servingsQuery,
    response: z.object({ cost: costSchema }),
  }),
  ofPlan: endpoint({
    method: 'GET',
    path: '/api/plan/cost',
    access: 'user',
    areas: ['plan'],
    summary: `What the recipes planned from one day to another cost, of at most ${PLAN_DAYS_MAX} days.`,
    query: z.object({ from: calendarDaySchema, to: calendarDaySchema }),
    response: z.object({ cost: costSchema }),
  }),
};
