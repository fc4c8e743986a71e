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
    /** The account that it made: the invitation, and the address in it, goes when the account goes. */
    usedBy: integer().references(() => users.id, { onDelete: 'cascade' }),
    /**
     * The kitchen that it invites to as well: the sender's at that time. No reference: it holds while they belong to it,
     * and a kitchen's number is never given again.
     */
    toKitchenId: integer().$type<KitchenId>(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** How its e-mail fares; 'not_sent' where no mail server was set up when it was made. */
    mailState: varchar({ length: 20, enum: ['not_sent', 'queued', 'sent', 'failed'] })
      .notNull()
      .default('not_sent'),
    /** The mail server's own words, of the last try that failed. */
    mailError: text(),
    /** When the mail server took it, or gave it up. */
    mailedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('user_invitations_invited_by_idx').on(table.invitedBy),
    index('user_invitations_used_by_idx').on(table.usedBy),
    // One pending invitation an address: inviting again replaces it.
    uniqueIndex('user_invitations_pending_key')
      .on(sql`lower(${table.email})`)
      .where(sql`not ${table.isUsed}`),
  ],
);
