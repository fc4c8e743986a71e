import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, primaryKey, timestamp, varchar } from 'drizzle-orm/pg-core';
import { owned } from './owned.ts';

/** A line as it was bought: later changes of a service do not reach it. */
interface OrderItemColumn {
  serviceId: number;
  name: string;
  quantity: number;
  customizations: Record<string, string | number | boolean>;
  totalPriceCents: number;
}

export const orders = pgTable(
  'orders',
  {
    ...owned(),
    totalAmountCents: integer().notNull(),
    status: varchar({ length: 50 }).notNull().default('pending'),
    paymentMethod: varchar({ length: 50 }),
    orderItems: jsonb().$type<OrderItemColumn[]>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    check('orders_total_check', sql`${table.totalAmountCents} >= 0`),
  ],
);
