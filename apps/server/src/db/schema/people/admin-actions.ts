import { ADMIN_ACTIONS } from '@game-plan/domain/admin-actions';
import { ORDER_EVENT_KINDS } from '@game-plan/domain/orders/handle-order';
import { index, integer, pgTable, timestamp, varchar } from 'drizzle-orm/pg-core';

/**
 * What admins did, for everyone to trust. It outlives the accounts that it names, so names are kept as they were;
 * the address of an invitation goes when the invitation is purged.
 */
export const adminActions = pgTable(
  'admin_actions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    action: varchar({
      length: 50,
      enum: ADMIN_ACTIONS,
    }).notNull(),
    /** No reference, like the target's: the account may be gone. Null of what was done on the command line. */
    adminId: integer(),
    adminName: varchar({ length: 50 }).notNull(),
    /** Whose data it was about. Null of 'viewed_profiles' for the list itself, beside one for each person on it. */
    targetUserId: integer(),
    targetInvitationId: integer(),
    /** Of 'moved_order', and what was done with it. */
    targetOrderId: integer(),
    orderEvent: varchar({ length: 30, enum: ORDER_EVENT_KINDS }),
    /** A username or an e-mail address. */
    targetName: varchar({ length: 255 }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('admin_actions_newest_idx').on(table.createdAt),
    index('admin_actions_target_idx').on(table.targetUserId, table.action, table.createdAt),
  ],
);
