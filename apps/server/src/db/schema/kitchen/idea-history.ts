import { sql } from 'drizzle-orm';
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../people/users.ts';

/** Which ideas of the composer a person was given, so that the next ones are others. */
export const ideaHistory = pgTable('idea_history', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The foods and limits that they were composed for. */
  kitchen: text().array().notNull().default(sql`'{}'`),
  /** Keys of the ideas, the latest last. */
  given: text().array().notNull().default(sql`'{}'`),
  /** Those of them that were given once more since all there were had been given. */
  again: text().array().notNull().default(sql`'{}'`),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
