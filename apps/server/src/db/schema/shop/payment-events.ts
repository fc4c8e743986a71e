import { index, integer, pgTable, timestamp, varchar } from 'drizzle-orm/pg-core';

/** Every event of the payment service that was handled, so that a second delivery changes nothing. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: varchar({ length: 255 }).primaryKey(),
    type: varchar({ length: 100 }).notNull(),
    /** Which order it was about; null when it was about none of ours. No reference: the account may be gone. */
    orderId: integer(),
    /** What it did: 'moved', 'unchanged', 'refused' or 'ignored'. */
    outcome: varchar({ length: 20, enum: ['moved', 'unchanged', 'refused', 'ignored'] }).notNull(),
    receivedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('payment_events_order_idx').on(table.orderId)],
);
