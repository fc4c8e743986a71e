import { integer, pgTable } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/**
 * One row for each account, there to be locked. In a database of several machines `users` is on all of them, where a lock is
 * dear; this row lies on one, beside what belongs to the person.
 */
export const accountLocks = pgTable('account_locks', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
});
