import type { KitchenId } from '@game-plan/domain/kitchen-member';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
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
    /** The account that used it. The invitation with its address is deleted with the account. */
    usedBy: integer().references(() => users.id, { onDelete: 'cascade' }),
    /**
     * The kitchen it also invites to: the sender's at that time. Not a foreign key: it is valid while the sender
     * belongs to the kitchen, and kitchen ids are never reused.
     */
    toKitchenId: integer().$type<KitchenId>(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** State of its e-mail; 'not_sent' if no mail server was configured when it was created. */
    mailState: varchar({ length: 20, enum: ['not_sent', 'queued', 'sent', 'failed'] })
      .notNull()
      .default('not_sent'),
    /** The mail server's error message from the last failed attempt. */
    mailError: text(),
    /** When the mail server accepted it, or the app gave up. */
    mailedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('user_invitations_invited_by_idx').on(table.invitedBy),
    index('user_invitations_used_by_idx').on(table.usedBy),
    // One pending invitation per address: inviting again replaces it.
    uniqueIndex('user_invitations_pending_key')
      .on(sql`lower(${table.email})`)
      .where(sql`not ${table.isUsed}`),
  ],
);
