import { ADMIN_ACTIONS } from '@game-plan/domain/admin-actions';
import { ORDER_EVENT_KINDS } from '@game-plan/domain/orders/handle-order';
import { index, integer, pgTable, timestamp, varchar } from 'drizzle-orm/pg-core';

/**
 * The public record of what admins did. It outlives the accounts it names, so it stores names. The address of an
 * invitation is deleted with the invitation.
 */
export const adminActions = pgTable(
  'admin_actions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    action: varchar({
      length: 50,
      enum: ADMIN_ACTIONS,
    }).notNull(),
    /**
     * Not a foreign key (like the target), because the account may be deleted. Null for actions on the command line.
     */
    adminId: integer(),
    adminName: varchar({ length: 50 }).notNull(),
    /**
     * The person whose data it was about. For views of lists ('viewed_profiles', 'coach_viewed_clients') there is one row
     * per listed person, and one with null for the list itself.
     */
    targetUserId: integer(),
    targetInvitationId: integer(),
    /** For 'moved_order': the order and what was done with it. */
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
