import { sql } from 'drizzle-orm';
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../people/users.ts';

/** Which composed ideas a person was given, so that the next ones differ. */
export const ideaHistory = pgTable('idea_history', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The foods and limits that the ideas were composed for. */
  kitchen: text().array().notNull().default(sql`'{}'`),
  /** Keys of the ideas, the latest last. */
  given: text().array().notNull().default(sql`'{}'`),
  /** Keys of ideas that were given again after all had been given once. */
  again: text().array().notNull().default(sql`'{}'`),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
