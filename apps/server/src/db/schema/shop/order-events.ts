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
import { outliving } from '../owned.ts';
import { orders } from './orders.ts';

/** The history of an order: what happened, by whom and when. It has the buyer's number, like the order. */
export const orderEvents = pgTable(
  'order_events',
  {
    ...outliving(),
    orderId: integer().notNull(),
    kind: varchar({ length: 30, enum: ORDER_EVENT_KINDS }).notNull(),
    /** Who did it; 'stripe' is news of a payment. */
    doneBy: varchar({ length: 20, enum: ['buyer', 'practice', 'stripe'] }).notNull(),
    /** The admin's name at that time; the account may be deleted. */
    adminName: varchar({ length: 50 }),
    /** The appointment, for 'appointed' and for its removal. */
    appointment: varchar({ length: 16 }).$type<LocalTime>(),
    /** The given reason; for a partial refund, the sum of all refunds so far: '$123.45'. */
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
