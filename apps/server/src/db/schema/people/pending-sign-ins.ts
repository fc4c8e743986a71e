import { index, jsonb, pgTable, timestamp, varchar } from 'drizzle-orm/pg-core';

/** Sign-ins that have begun and wait for an answer from elsewhere. Each can be finished once, by the browser that began it. */
export const pendingSignIns = pgTable(
  'pending_sign_ins',
  {
    /** SHA-256 of the browser's cookie and of what the answer names. */
    key: varchar({ length: 64 }).primaryKey(),
    content: jsonb().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('pending_sign_ins_expiry_idx').on(table.expiresAt)],
);
