import { bigint, integer, pgTable, varchar } from 'drizzle-orm/pg-core';

/** Columns as rate-limiter-flexible's PostgreSQL store names them. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint({ mode: 'number' }),
});
