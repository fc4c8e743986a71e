import { boolean, index, integer, pgTable, primaryKey, text, timestamp, varchar } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** The stored answer to a change with an `Idempotency-Key`, for repeated requests. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Digest of session, call and key. */
    key: varchar({ length: 64 }).notNull(),
    /** Digest of the body. */
    request: varchar({ length: 64 }).notNull(),
    isDone: boolean().notNull().default(false),
    /** JSON; null while unfinished, for an empty answer, and for an answer too large to store. */
    answer: text(),
    bytes: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When the key is deleted or, for an unfinished request, counts as failed. */
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_expires_idx').on(table.expiresAt),
  ],
);
