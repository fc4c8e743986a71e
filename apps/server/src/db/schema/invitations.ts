import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, timestamp, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

export const userInvitations = pgTable(
  'user_invitations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    email: varchar({ length: 255 }).notNull(),
    inviteCode: varchar({ length: 100 }).notNull().unique(),
    invitedBy: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    isUsed: boolean().notNull().default(false),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('user_invitations_invited_by_idx').on(table.invitedBy),
    // One pending invitation an address: inviting again replaces it.
    uniqueIndex('user_invitations_pending_key')
      .on(sql`lower(${table.email})`)
      .where(sql`not ${table.isUsed}`),
  ],
);
