import type { AdminAction } from '@game-plan/contracts/admin';
import { and, desc, eq, inArray, isNotNull, lt, notExists, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { adminActions } from '#db/schema/admin-actions.ts';
import { userInvitations } from '#db/schema/invitations.ts';

type NewAdminAction = Omit<typeof adminActions.$inferInsert, 'id' | 'createdAt'>;

const SHOWN = 50;

/** Writes down what an admin did, in the transaction that does it. */
export async function recordAdminAction(tx: Database, action: NewAdminAction): Promise<void> {
  await tx.insert(adminActions).values(action);
}

/** The last fifty, the newest first. */
export async function listAdminActions(db: Database): Promise<AdminAction[]> {
  const rows = await db
    .select()
    .from(adminActions)
    .orderBy(desc(adminActions.createdAt), desc(adminActions.id))
    .limit(SHOWN);
  return rows.map(({ id, action, adminName, targetName, createdAt }) => ({
    id,
    action,
    adminName,
    targetName,
    createdAt: createdAt.toISOString(),
  }));
}

const ABOUT_INVITATIONS = inArray(adminActions.action, ['invited', 'revoked_invitation']);

/** Forgets the addresses that one account was invited by; to be called before the account goes. */
export async function forgetAddressesOf(tx: Database, userId: number): Promise<void> {
  const invitations = tx
    .select({ id: userInvitations.id })
    .from(userInvitations)
    .where(eq(userInvitations.usedBy, userId));
  await tx
    .update(adminActions)
    .set({ targetName: null })
    .where(and(ABOUT_INVITATIONS, inArray(adminActions.targetInvitationId, invitations)));
}

/** Forgets the addresses of invitations that are gone, where the action was before `instant`. */
export async function forgetAddressesOfGoneInvitations(db: Database, instant: Date): Promise<void> {
  const invitation = db
    .select({ one: sql`1` })
    .from(userInvitations)
    .where(eq(userInvitations.id, adminActions.targetInvitationId));
  await db
    .update(adminActions)
    .set({ targetName: null })
    .where(
      and(
        ABOUT_INVITATIONS,
        isNotNull(adminActions.targetName),
        lt(adminActions.createdAt, instant),
        notExists(invitation),
      ),
    );
}
