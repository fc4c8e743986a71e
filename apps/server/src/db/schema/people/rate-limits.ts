import { bigint, integer, pgTable, varchar } from 'drizzle-orm/pg-core';

/** Columns are named by the PostgreSQL store of rate-limiter-flexible. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint({ mode: 'number' }),
});
