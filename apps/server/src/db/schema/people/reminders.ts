import { REMINDER_KINDS } from '@game-plan/domain/reminders/reminder';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { owned } from '../owned.ts';
import { users } from './users.ts';

const ofUser = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** What a person has chosen to be reminded of. */
export const reminders = pgTable(
  'reminders',
  {
    userId: ofUser().primaryKey(),
    kinds: text({ enum: REMINDER_KINDS }).array().notNull(),
    expiryDays: integer().notNull(),
    /** The hour of the day in `timeZone`. */
    hour: integer().notNull(),
    timeZone: varchar({ length: 60 }).notNull(),
    byMail: boolean().notNull(),
    /** When that hour comes next; null if nothing is chosen. */
    nextAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('reminders_next_idx').on(table.nextAt, table.userId).where(sql`${table.nextAt} is not null`),
    check('reminders_hour_check', sql`${table.hour} between 0 and 23`),
    check('reminders_expiry_check', sql`${table.expiryDays} between 1 and 7`),
  ],
);

/** The reminders that were queued, by the person's own day: each is queued once. Kept for some days. */
export const reminderDays = pgTable(
  'reminder_days',
  {
    userId: ofUser(),
    kind: varchar({ length: 20, enum: REMINDER_KINDS }).notNull(),
    day: date({ mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.day] })],
);

/** The push subscriptions of browsers (RFC 8030). One ends with the session in which it was made. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    ...owned(),
    /** Not a foreign key, because sessions are on one machine of a distributed database. */
    sid: varchar({ length: 255 }).notNull(),
    endpoint: text().notNull(),
    /** The browser's public key and secret (RFC 8291), base64url. */
    p256dh: varchar({ length: 100 }).notNull(),
    auth: varchar({ length: 40 }).notNull(),
    addedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('push_subscriptions_session_key').on(table.userId, table.sid),
  ],
);
