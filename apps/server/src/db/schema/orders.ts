import { ORDER_STATUSES } from '@game-plan/domain/orders/order-status';
import { PAYMENT_METHODS } from '@game-plan/domain/orders/payment-method';
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, timestamp, varchar } from 'drizzle-orm/pg-core';
import { orderItems } from './order-items.ts';
import { owned } from './owned.ts';

export const orders = pgTable(
  'orders',
  {
    ...owned(),
    subtotalCents: integer().notNull(),
    taxCents: integer().notNull(),
    totalAmountCents: integer().notNull(),
    status: varchar({ length: 50, enum: ORDER_STATUSES }).notNull().default('pending'),
    paymentMethod: varchar({ length: 50, enum: PAYMENT_METHODS }),
    orderItems: orderItems().notNull(),
    /** Of the payment service: the last checkout page made for it, and the payment that went through. */
    checkoutSessionId: varchar({ length: 255 }).unique('orders_checkout_session_key'),
    paymentIntentId: varchar({ length: 255 }).unique('orders_payment_intent_key'),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    check('orders_total_check', sql`${table.totalAmountCents} >= 0`),
  ],
);
