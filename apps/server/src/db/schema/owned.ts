import { integer } from 'drizzle-orm/pg-core';
import { users } from './people/users.ts';

/**
 * The first two columns of every table with rows of a user. Together they are the primary key, so that every query is
 * scoped by the key, and the table can be distributed by user.
 */
export const owned = () => ({
  userId: integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  id: integer().notNull().generatedAlwaysAsIdentity(),
});

/**
 * Like `owned`, for rows that outlive the account: the business's books keep its orders. `userId` is then the number of
 * an account that no longer exists; numbers are never given twice.
 */
export const outliving = () => ({
  userId: integer().notNull(),
  id: integer().notNull().generatedAlwaysAsIdentity(),
});
