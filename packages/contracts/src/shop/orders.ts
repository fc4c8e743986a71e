import { ORDER_STAGES } from '@game-plan/domain/orders/handle-order';
import { isLocalTime } from '@game-plan/domain/orders/local-time';
import { ORDER_STATUSES } from '@game-plan/domain/orders/order-status';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams, idSchema, instantSchema, text } from '../schemas/primitives.ts';

/** A line as it was bought; dollars. */
const orderItemSchema = z.object({
  serviceId: idSchema,
  name: z.string(),
  category: z.string(),
  quantity: z.int(),
  customizations: z.record(z.string(), z.union([z.boolean(), z.number(), z.string()])),
  unitPrice: z.number(),
  totalPrice: z.number(),
});

const NOT_A_TIME = 'Choose a date and a time';

/** A date and time on the practice's own clock. */
export const localTimeSchema = z
  .string()
  .max(16, { error: NOT_A_TIME, abort: true })
  .refine(isLocalTime, NOT_A_TIME)
  .meta({ examples: ['2026-12-03T14:30'] });

/** Why something is done with an order, for the other side to read. */
export const REASON_MAX = 500;
export const reasonSchema = text(REASON_MAX);

export const orderSchema = z.object({
  id: idSchema,
  /** Dollars. */
  subtotal: z.number(),
  tax: z.number(),
  totalAmount: z.number(),
  /** How the payment stands. */
  status: z.enum(ORDER_STATUSES),
  /** How far the practice is with it. */
  stage: z.enum(ORDER_STAGES),
  /** Counts its changes: who moves it sends the one they saw. */
  revision: z.int(),
  appointment: localTimeSchema.nullable(),
  /** Whether the buyer has asked to cancel it and waits for an answer. */
  isCancellationAsked: z.boolean(),
  /** Why it was cancelled or why its buyer asks to; of a confirmed order that nobody asks to cancel, why the practice kept it. */
  cancelReason: z.string().nullable(),
  cancelledBy: z.enum(['buyer', 'practice']).nullable(),
  /** Where it is known. */
  paidAt: instantSchema.nullable(),
  refundedAt: instantSchema.nullable(),
  /** 'stripe' or 'on_site'. */
  paymentMethod: z.string().nullable(),
  orderItems: z.array(orderItemSchema),
  createdAt: instantSchema,
  updatedAt: instantSchema,
});
export type Order = z.infer<typeof orderSchema>;

/** Where to pay; null when it is paid on site. */
const paymentUrlSchema = z.string().nullable();

export const orders = {
  checkout: endpoint({
    method: 'POST',
    path: '/api/checkout',
    access: 'user',
    summary: 'Make an order of the cart and empty it.',
    response: orderSchema.extend({
      paymentUrl: paymentUrlSchema,
      /** Why there is no page to pay on though one is wanted, in a sentence; the order can be paid later. */
      paymentProblem: z.string().nullable(),
    }),
    status: 201,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/orders',
    access: 'user',
    summary: 'Your orders, newest first.',
    response: z.array(orderSchema),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/orders/{id}',
    access: 'user',
    summary: 'An order of yours.',
    params: idParams,
    response: orderSchema,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/orders/{id}/cancel',
    access: 'user',
    summary:
      'Cancel an order of yours that is not confirmed yet, or ask the practice to cancel a confirmed one.',
    params: idParams,
    body: z.object({ reason: reasonSchema.default('') }),
    response: orderSchema,
  }),
  pay: endpoint({
    method: 'POST',
    path: '/api/orders/{id}/payment',
    access: 'user',
    summary: 'Begin the payment of an order that is not paid, once more.',
    params: idParams,
    response: z.object({ paymentUrl: z.string() }),
  }),
  checkPayment: endpoint({
    method: 'POST',
    path: '/api/orders/{id}/payment/check',
    access: 'user',
    summary: 'Ask the payment service how the payment stands, as on the return from its page.',
    params: idParams,
    response: z.object({
      status: z.enum(ORDER_STATUSES),
      /** Whether the person has done their part and the money is under way, as a bank debit is for days. */
      isOnItsWay: z.boolean(),
    }),
  }),
  paymentMethod: endpoint({
    method: 'GET',
    path: '/api/payment-method',
    access: 'user',
    summary: 'How orders are paid here at present.',
    response: z.object({ method: z.enum(['stripe', 'on_site']) }),
  }),
};
