import { ORDER_EVENT_KINDS, ORDER_STEPS } from '@game-plan/domain/orders/handle-order';
import { isWholeCents } from '@game-plan/domain/pricing/cents';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ADMIN_SEARCH_MAX } from '../people/admin.ts';
import { userSchema } from '../people/auth.ts';
import {
  calendarDaySchema,
  idParams,
  idSchema,
  instantSchema,
  text,
  wholeNumber,
} from '../schemas/primitives.ts';
import { localTimeSchema, orderSchema, reasonSchema } from './orders.ts';

/** Maximum number of orders per page. */
export const ORDER_PAGE_MAX = 50;

/** Filters for orders in the admin's list. */
export const ORDER_FILTERS = [
  'all',
  /** Waiting for the business: new, or the buyer asks to cancel. */
  'new',
  /** Confirmed, without an appointment. */
  'to_schedule',
  /** Confirmed, with an appointment; the next one first. */
  'appointments',
  /** Neither paid nor cancelled, with an amount due. */
  'unpaid',
  /** Cancelled but not refunded, or with a refund that failed. */
  'refund_due',
  'completed',
  'cancelled',
] as const;
export type OrderFilter = (typeof ORDER_FILTERS)[number];

const buyerSchema = userSchema.pick({
  username: true,
  firstName: true,
  lastName: true,
  email: true,
  isEmailConfirmed: true,
  phone: true,
  address: true,
  city: true,
  state: true,
  zipCode: true,
  country: true,
  isActive: true,
});

const adminOrderSchema = orderSchema.extend({
  /** The number of the buyer's account, which stays when the account is deleted. */
  buyerId: idSchema,
  /** Null once the account was deleted. */
  buyer: buyerSchema.nullable(),
});
export type AdminOrder = z.infer<typeof adminOrderSchema>;

const orderEventSchema = z.object({
  id: idSchema,
  kind: z.enum(ORDER_EVENT_KINDS),
  doneBy: z.enum(['buyer', 'practice', 'stripe']),
  adminName: z.string().nullable(),
  appointment: localTimeSchema.nullable(),
  note: z.string().nullable(),
  createdAt: instantSchema,
});
export type OrderEvent = z.infer<typeof orderEventSchema>;

const handledOrderSchema = adminOrderSchema.extend({
  /** Oldest first. */
  history: z.array(orderEventSchema),
});
export type HandledOrder = z.infer<typeof handledOrderSchema>;

const search = text(ADMIN_SEARCH_MAX).optional();

export const adminOrders = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/orders',
    access: 'admin',
    summary:
      'Orders of all users, at most 50 per page, newest first; with the filter for appointments, the next one first.',
    query: z.object({
      filter: z.enum(ORDER_FILTERS).default('all'),
      search,
      /** Only orders of this user. */
      buyer: idParams.shape.id.optional(),
      offset: wholeNumber(999_999).default(0),
      limit: wholeNumber(ORDER_PAGE_MAX).default(ORDER_PAGE_MAX),
    }),
    response: z.array(adminOrderSchema),
  }),
  counts: endpoint({
    method: 'GET',
    path: '/api/admin/order-counts',
    access: 'admin',
    summary: 'The number of orders that each filter finds for a search.',
    query: z.object({ search }),
    response: z.record(z.enum(ORDER_FILTERS), z.int()),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/admin/orders/{id}',
    access: 'admin',
    summary: 'An order with its buyer and its history.',
    params: idParams,
    response: handledOrderSchema,
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/admin/order-export',
    access: 'admin',
    hasEffect: true,
    summary: 'All orders placed from one day to another, both included, as CSV with a line per position.',
    query: z
      .object({
        from: calendarDaySchema,
        until: calendarDaySchema,
        /** An IANA time zone, in which the days begin and the times are written. */
        timeZone: text(60).default('UTC'),
      })
      .refine(({ from, until }) => from <= until, {
        path: ['until'],
        error: 'Choose a day that is not before the first',
      }),
    file: ['text/csv'],
  }),
  move: endpoint({
    method: 'POST',
    path: '/api/admin/orders/{id}/moves',
    access: 'admin',
    summary: 'Take a step with an order; if the order has changed since it was read, this is a conflict.',
    params: idParams,
    body: z.object({
      step: z.enum(ORDER_STEPS),
      revision: z.int().min(0).max(2_147_483_647),
      /** For the step 'appoint'. */
      appointment: localTimeSchema.optional(),
      /** Whether the admin knows that another order has its appointment then; otherwise that is a conflict. */
      evenIfTaken: z.boolean().default(false),
      /** What the admin's clock shows: an appointment before it is refused. */
      localNow: localTimeSchema.optional(),
      /** For the step 'record_refund', in dollars; all that can be refunded if omitted. */
      amount: z.number().max(999_999.99).refine(isWholeCents, 'Enter an amount such as 12.50').optional(),
      /** For the steps 'cancel', 'keep' and 'keep_rest'; shown to the buyer. */
      reason: reasonSchema.default(''),
    }),
    response: handledOrderSchema,
  }),
};
