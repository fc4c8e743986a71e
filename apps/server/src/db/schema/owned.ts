import { integer } from 'drizzle-orm/pg-core';
import { users } from './people/users.ts';

/**
 * The first two columns of every row that belongs to a user. Together they are its primary key: the scope
 * of every query is the key itself, and a table can be distributed by user later.
 */
export const owned = () => ({
  userId: integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  id: integer().notNull().generatedAlwaysAsIdentity(),
});
