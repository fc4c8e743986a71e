import { ORDER_STAGES } from '@game-plan/domain/orders/handle-order';
import type { LocalTime } from '@game-plan/domain/orders/local-time';
import { ORDER_STATUSES } from '@game-plan/domain/orders/order-status';
import { PAYMENT_METHODS } from '@game-plan/domain/orders/payment-method';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  varchar,
} from 'drizzle-orm/pg-core';
import { owned } from '../owned.ts';
import { orderItems } from './order-items.ts';

export const orders = pgTable(
  'orders',
  {
    ...owned(),
    subtotalCents: integer().notNull(),
    taxCents: integer().notNull(),
    totalAmountCents: integer().notNull(),
    /** How the payment stands; how far the practice is with it is the stage. */
    status: varchar({ length: 50, enum: ORDER_STATUSES }).notNull().default('pending'),
    stage: varchar({ length: 20, enum: ORDER_STAGES }).notNull().default('placed'),
    /** Counts changes of stage, appointment and payment: a change names the version that its user saw. */
    revision: integer().notNull().default(0),
    /** On the practice's own clock, 'YYYY-MM-DDTHH:mm'. */
    appointment: varchar({ length: 16 }).$type<LocalTime>(),
    /** Why it was cancelled, or, while the buyer's wish waits for an answer, why they want that. */
    cancelReason: text(),
    cancelledBy: varchar({ length: 20, enum: ['buyer', 'practice'] }),
    isCancellationAsked: boolean().notNull().default(false),
    /** When the money came and went back, where that is known. */
    paidAt: timestamp({ withTimezone: true }),
    refundedAt: timestamp({ withTimezone: true }),
    paymentMethod: varchar({ length: 50, enum: PAYMENT_METHODS }),
    orderItems: orderItems().notNull(),
    /** Of the payment service: the last checkout page made for it, and the payment that went through. */
    checkoutSessionId: varchar({ length: 255 }),
    paymentIntentId: varchar({ length: 255 }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    // Admins name an order by its id alone.
    index('orders_id_idx').on(table.id),
    // With the user in front, as every unique key of a table that is distributed by user.
    unique('orders_checkout_session_key').on(table.userId, table.checkoutSessionId),
    unique('orders_payment_intent_key').on(table.userId, table.paymentIntentId),
    // A payment that came without a reference is known by its id alone.
    index('orders_payment_intent_idx').on(table.paymentIntentId),
    check('orders_total_check', sql`${table.totalAmountCents} >= 0`),
  ],
);
