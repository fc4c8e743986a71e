import { sql } from 'drizzle-orm';
import {
  check,
  date,
  doublePrecision,
  integer,
  pgTable,
  primaryKey,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { owned } from '../owned.ts';

/** A person's weight and water on one day of their own calendar: one row per day. */
export const bodyLog = pgTable(
  'body_log',
  {
    ...owned(),
    date: date({ mode: 'string' }).notNull(),
    /** Kilograms. */
    weight: doublePrecision(),
    waterMilliliters: integer().notNull().default(0),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('body_log_date_idx').on(table.userId, table.date),
    check('body_log_weight_check', sql`${table.weight} between 1 and 1000`),
    check('body_log_water_check', sql`${table.waterMilliliters} between 0 and 20000`),
  ],
);
