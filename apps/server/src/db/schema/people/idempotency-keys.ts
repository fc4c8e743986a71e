import { boolean, index, integer, pgTable, primaryKey, text, timestamp, varchar } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** The answer to a change that came with an `Idempotency-Key`, for a repeated request. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A digest of the session, the call and the key. */
    key: varchar({ length: 64 }).notNull(),
    /** A digest of the body. */
    request: varchar({ length: 64 }).notNull(),
    isDone: boolean().notNull().default(false),
    /** JSON; null while it is not done, of a call without an answer, and of an answer too large to be kept. */
    answer: text(),
    bytes: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When the key is deleted; of an unfinished request, when it counts as failed. */
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_expires_idx').on(table.expiresAt),
  ],
);
