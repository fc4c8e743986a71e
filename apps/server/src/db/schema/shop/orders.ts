import { ORDER_STAGES } from '@game-plan/domain/orders/handle-order';
import type { LocalTime } from '@game-plan/domain/orders/local-time';
import { ORDER_STATUSES } from '@game-plan/domain/orders/order-status';
import { PAYMENT_METHODS } from '@game-plan/domain/orders/payment-method';
import type { Refund } from '@game-plan/domain/orders/refunds';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  varchar,
} from 'drizzle-orm/pg-core';
import { outliving } from '../owned.ts';
import { orderItems } from './order-items.ts';

interface StateColumns {
  readonly stage: unknown;
  readonly status: unknown;
  readonly appointment: unknown;
  readonly isCancellationAsked: unknown;
  readonly totalAmountCents: unknown;
  readonly refundedCents: unknown;
  readonly missedRefundCents: unknown;
  readonly keptCents: unknown;
}

/** The business's work queues, as conditions for indexes and queries, which must match. */
export const IN_HAND = {
  /** The rule of `isNew`. */
  new: ({ stage, status, isCancellationAsked }: StateColumns) =>
    sql`(${stage} = 'placed' and ${status} <> 'refunded' or ${isCancellationAsked})`,
  to_schedule: ({ stage, status, appointment }: StateColumns) =>
    sql`${stage} = 'confirmed' and ${status} <> 'refunded' and ${appointment} is null`,
  appointments: ({ stage, appointment }: StateColumns) =>
    sql`${stage} = 'confirmed' and ${appointment} is not null`,
  unpaid: ({ stage, status, totalAmountCents }: StateColumns) =>
    sql`${stage} <> 'cancelled' and ${status} in ('pending', 'failed', 'expired') and ${totalAmountCents} > 0`,
  /** The rule of `refundDueCents`. */
  refund_due: ({
    stage,
    status,
    totalAmountCents,
    refundedCents,
    missedRefundCents,
    keptCents,
  }: StateColumns) =>
    sql`${status} = 'paid' and case when ${stage} = 'cancelled' then ${totalAmountCents} - ${refundedCents}
      else least(${totalAmountCents} - ${refundedCents}, ${missedRefundCents}) end > ${keptCents}`,
};

interface SearchedColumns {
  readonly id: unknown;
  readonly orderItems: unknown;
}

/**
 * '#', the order id and the names of the services in lower case. The names are a JSON list, whose punctuation separates
 * them.
 */
export const searchedOrder = ({ id, orderItems }: SearchedColumns) =>
  sql`lower('#' || ${id}::text || ' ' || jsonb_path_query_array(${orderItems}, '$[*].name')::text)`;

export const orders = pgTable(
  'orders',
  {
    ...outliving(),
    subtotalCents: integer().notNull(),
    taxCents: integer().notNull(),
    totalAmountCents: integer().notNull(),
    /** The state of the payment; `stage` is the business's progress. */
    status: varchar({ length: 50, enum: ORDER_STATUSES }).notNull().default('pending'),
    stage: varchar({ length: 20, enum: ORDER_STAGES }).notNull().default('placed'),
    /** Incremented with each change of stage, appointment or payment; a change names the revision its user saw. */
    revision: integer().notNull().default(0),
    /** In the business's local time, 'YYYY-MM-DDTHH:mm'. */
    appointment: varchar({ length: 16 }).$type<LocalTime>(),
    /** Why it was cancelled or, while the buyer's request is open, why they want to cancel. */
    cancelReason: text(),
    cancelledBy: varchar({ length: 20, enum: ['buyer', 'practice'] }),
    isCancellationAsked: boolean().notNull().default(false),
    /** When it was paid and refunded, if known. */
    paidAt: timestamp({ withTimezone: true }),
    refundedAt: timestamp({ withTimezone: true }),
    /** How much was refunded while the rest stays paid; `status` 'refunded' means all of it. */
    refundedCents: integer().notNull().default(0),
    /** The refunds of the business, and those that Stripe has reported one by one, also failed ones. */
    refunds: jsonb().$type<readonly Refund[]>().notNull().default([]),
    /** How much of its failed refunds the buyer still waits for: `missedCents` of the refunds, for the index. */
    missedRefundCents: integer().notNull().default(0),
    /** How much of what would have to be given back the business has decided to keep, and why. */
    keptCents: integer().notNull().default(0),
    keptReason: text(),
    paymentMethod: varchar({ length: 50, enum: PAYMENT_METHODS }),
    orderItems: orderItems().notNull(),
    /** Ids of the payment service: the last checkout page, and the successful payment. */
    checkoutSessionId: varchar({ length: 255 }),
    paymentIntentId: varchar({ length: 255 }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    // Admins look up orders by id alone.
    index('orders_id_idx').on(table.id),
    // With the user first, as every unique key of a table distributed by user.
    unique('orders_checkout_session_key').on(table.userId, table.checkoutSessionId),
    unique('orders_payment_intent_key').on(table.userId, table.paymentIntentId),
    // A payment without a reference is found by its id alone.
    index('orders_payment_intent_idx').on(table.paymentIntentId),
    index('orders_new_idx').on(table.id).where(IN_HAND.new(table)),
    index('orders_to_schedule_idx').on(table.id).where(IN_HAND.to_schedule(table)),
    index('orders_appointments_idx').on(table.appointment, table.id).where(IN_HAND.appointments(table)),
    index('orders_unpaid_idx').on(table.id).where(IN_HAND.unpaid(table)),
    index('orders_owed_refund_idx').on(table.id).where(IN_HAND.refund_due(table)),
    index('orders_stage_idx').on(table.stage, table.id),
    index('orders_search_idx').using('gin', sql`${searchedOrder(table)} gin_trgm_ops`),
    check('orders_total_check', sql`${table.totalAmountCents} >= 0`),
    check(
      'orders_refund_check',
      sql`least(${table.refundedCents}, ${table.missedRefundCents}, ${table.keptCents}) >= 0
        and ${table.refundedCents} + ${table.keptCents} <= ${table.totalAmountCents}`,
    ),
  ],
);
