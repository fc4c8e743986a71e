import { ORDER_STAGES } from '@game-plan/domain/orders/handle-order';
import { isLocalTime } from '@game-plan/domain/orders/local-time';
import { ORDER_STATUSES } from '@game-plan/domain/orders/order-status';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams, idSchema, instantSchema, text } from '../schemas/primitives.ts';

/** A line as bought, in dollars. */
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

/** A date and time in the business's local time. */
export const localTimeSchema = z
  .string()
  .max(16, { error: NOT_A_TIME, abort: true })
  .refine(isLocalTime, NOT_A_TIME)
  .meta({ examples: ['2026-12-03T14:30'] });

/** Reasons for an action on an order, shown to the other side. */
export const REASON_MAX = 500;
export const reasonSchema = text(REASON_MAX);

export const orderSchema = z.object({
  id: idSchema,
  /** In dollars. */
  subtotal: z.number(),
  tax: z.number(),
  totalAmount: z.number(),
  /** State of the payment. */
  status: z.enum(ORDER_STATUSES),
  /** The business's progress. */
  stage: z.enum(ORDER_STAGES),
  /** Counts the order's changes; a change sends the revision its user saw. */
  revision: z.int(),
  appointment: localTimeSchema.nullable(),
  /** Whether the buyer has asked to cancel it and waits for an answer. */
  isCancellationAsked: z.boolean(),
  /** Why it was cancelled, why its buyer asks to cancel it, or, after the business declined, why it was kept. */
  cancelReason: z.string().nullable(),
  cancelledBy: z.enum(['buyer', 'practice']).nullable(),
  /** Where one order is read: whether the business cancelled it because the buyer had asked. */
  isCancellationGranted: z.boolean().optional(),
  /** Null if unknown. */
  paidAt: instantSchema.nullable(),
  refundedAt: instantSchema.nullable(),
  /** How much of it was refunded, in dollars: all of it for the status 'refunded', and a part while the rest stays paid. */
  refundedAmount: z.number(),
  /** How much of its failed refunds the buyer still waits for, in dollars. */
  missedRefund: z.number(),
  /** What the business has to give back, in dollars: of a cancelled order what it does not keep, and what a failed refund left open. */
  refundDue: z.number(),
  /** How much of what would have to be given back the business has decided to keep, in dollars, and why. */
  keptAmount: z.number(),
  keptReason: z.string().nullable(),
  /** 'stripe' or 'on_site'. */
  paymentMethod: z.string().nullable(),
  orderItems: z.array(orderItemSchema),
  createdAt: instantSchema,
  updatedAt: instantSchema,
});
export type Order = z.infer<typeof orderSchema>;

/** The payment page; null if it is paid on site. */
const paymentUrlSchema = z.string().nullable();

export const orders = {
  checkout: endpoint({
    method: 'POST',
    path: '/api/checkout',
    access: 'user',
    summary: 'Place an order for the cart, and empty it.',
    response: orderSchema.extend({
      paymentUrl: paymentUrlSchema,
      /** Why there is no payment page although one is needed, in a sentence; the order can be paid later. */
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
    summary: 'One of your orders.',
    params: idParams,
    response: orderSchema,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/orders/{id}/cancel',
    access: 'user',
    summary: 'Cancel one of your orders if it is not confirmed yet; otherwise ask the business to cancel it.',
    params: idParams,
    body: z.object({ reason: reasonSchema.default('') }),
    response: orderSchema,
  }),
  pay: endpoint({
    method: 'POST',
    path: '/api/orders/{id}/payment',
    access: 'user',
    summary: 'Start the payment of an unpaid order again.',
    params: idParams,
    response: z.object({ paymentUrl: z.string() }),
  }),
  checkPayment: endpoint({
    method: 'POST',
    path: '/api/orders/{id}/payment/check',
    access: 'user',
    summary: 'Ask the payment service for the state of the payment, as after returning from its page.',
    params: idParams,
    response: z.object({
      status: z.enum(ORDER_STATUSES),
      /** Whether the buyer has finished and the payment is being processed, which takes days for a bank debit. */
      isOnItsWay: z.boolean(),
    }),
  }),
  paymentMethod: endpoint({
    method: 'GET',
    path: '/api/payment-method',
    access: 'user',
    summary: 'How orders are currently paid.',
    response: z.object({ method: z.enum(['stripe', 'on_site']) }),
  }),
};
