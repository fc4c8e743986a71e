import { ORDER_EVENT_KINDS } from '@game-plan/domain/orders/handle-order';
import type { LocalTime } from '@game-plan/domain/orders/local-time';
import {
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  varchar,
} from 'drizzle-orm/pg-core';
import { owned } from '../owned.ts';
import { orders } from './orders.ts';

/** What became of an order, by whom and when. It belongs to the buyer, as the order does. */
export const orderEvents = pgTable(
  'order_events',
  {
    ...owned(),
    orderId: integer().notNull(),
    kind: varchar({ length: 30, enum: ORDER_EVENT_KINDS }).notNull(),
    /** Who did it; 'stripe' is what was heard of a payment. */
    doneBy: varchar({ length: 20, enum: ['buyer', 'practice', 'stripe'] }).notNull(),
    /** The admin's name as it was: the account may be gone. */
    adminName: varchar({ length: 50 }),
    /** Of 'appointed', and what was removed. */
    appointment: varchar({ length: 16 }).$type<LocalTime>(),
    /** The reason that was given. */
    note: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      columns: [table.userId, table.orderId],
      foreignColumns: [orders.userId, orders.id],
      name: 'order_events_order_fk',
    }).onDelete('cascade'),
    index('order_events_order_idx').on(table.userId, table.orderId, table.id),
  ],
);
