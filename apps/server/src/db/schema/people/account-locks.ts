import { integer, pgTable } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/**
 * One row per account, used only for locking. In a distributed database `users` is on all machines, where locks are
 * expensive; this row is on one machine, with the person's other rows.
 */
export const accountLocks = pgTable('account_locks', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
});
