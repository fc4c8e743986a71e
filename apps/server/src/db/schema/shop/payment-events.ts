import { index, integer, pgTable, timestamp, varchar } from 'drizzle-orm/pg-core';

/** All handled events of the payment service, so that a repeated delivery changes nothing. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: varchar({ length: 255 }).primaryKey(),
    type: varchar({ length: 100 }).notNull(),
    /** The order it was about; null if it was none of ours. Not a foreign key, because the account may be deleted. */
    orderId: integer(),
    /** The effect of the event: 'moved', 'unchanged', 'refused' or 'ignored'. */
    outcome: varchar({ length: 20, enum: ['moved', 'unchanged', 'refused', 'ignored'] }).notNull(),
    receivedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('payment_events_order_idx').on(table.orderId)],
);
