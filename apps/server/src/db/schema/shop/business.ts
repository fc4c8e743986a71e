import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, timestamp, varchar } from 'drizzle-orm/pg-core';

/** What the business says about itself: a single row, created when an admin first writes something. Stored rows call it a practice. */
export const business = pgTable(
  'practice',
  {
    id: integer().primaryKey().default(1),
    name: varchar({ length: 100 }),
    email: varchar({ length: 255 }),
    phone: varchar({ length: 50 }),
    /** Location and opening hours, in lines. */
    address: text(),
    /** The IANA name of the zone in which appointments are made: 'Europe/Berlin'. */
    timeZone: varchar({ length: 60 }),
    /** Markdown; null shows the default text. */
    terms: text(),
    termsUpdatedAt: timestamp({ withTimezone: true }),
    privacy: text(),
    privacyUpdatedAt: timestamp({ withTimezone: true }),
  },
  (table) => [check('practice_single_check', sql`${table.id} = 1`)],
);
