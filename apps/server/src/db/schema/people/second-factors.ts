import { bigint, integer, pgTable, text, timestamp, varchar } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** The one-time codes (TOTP, RFC 6238) of people who sign in with them. */
export const secondFactors = pgTable('second_factors', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Base32. */
  secret: varchar({ length: 64 }).notNull(),
  /** When its first code was typed; until then it is only being set up. */
  confirmedAt: timestamp({ withTimezone: true }),
  /** The time step of the last code that was used: each code signs in once. */
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
  /** SHA-256 of the recovery codes that were not used. */
  recoveryHashes: text().array().notNull().default([]),
});
