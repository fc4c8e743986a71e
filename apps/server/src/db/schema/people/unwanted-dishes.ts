import { sql } from 'drizzle-orm';
import { check, pgTable, primaryKey, timestamp, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { owned } from '../owned.ts';

/** Dishes that a person wants less often, or never, among ideas and proposals. */
export const unwantedDishes = pgTable(
  'unwanted_dishes',
  {
    ...owned(),
    /** The name that was shown; unique per user, ignoring case. */
    name: varchar({ length: 200 }).notNull(),
    /** The composer's key, which the dish has under any name; null if it was no composed idea. */
    dishKey: varchar({ length: 300 }),
    wanted: varchar({ length: 10, enum: ['less', 'never'] }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('unwanted_dishes_name_key').on(table.userId, sql`lower(${table.name})`),
    check('unwanted_dishes_wanted_check', sql`${table.wanted} in ('less', 'never')`),
  ],
);
