import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { userInvitations } from '#db/schema/invitations.ts';

export type InvitationRow = typeof userInvitations.$inferSelect;

export async function listInvitations(db: Database): Promise<InvitationRow[]> {
  return db.select().from(userInvitations).orderBy(desc(userInvitations.createdAt), desc(userInvitations.id));
}

/** The invitation of a code, held until the transaction ends, so that two sign-ups cannot both use it. */
export async function lockInvitation(tx: Database, inviteCode: string): Promise<InvitationRow | undefined> {
  const [row] = await tx
    .select()
    .from(userInvitations)
    .where(eq(userInvitations.inviteCode, inviteCode))
    .for('update');
  return row;
}

export async function markInvitationUsed(tx: Database, id: number, usedBy: number): Promise<void> {
  await tx.update(userInvitations).set({ isUsed: true, usedBy }).where(eq(userInvitations.id, id));
}

export async function deletePendingInvitations(tx: Database, email: string): Promise<void> {
  await tx
    .delete(userInvitations)
    .where(
      and(eq(sql`lower(${userInvitations.email})`, email.toLowerCase()), eq(userInvitations.isUsed, false)),
    );
}

export async function insertInvitation(
  tx: Database,
  invitation: Pick<InvitationRow, 'email' | 'inviteCode' | 'invitedBy' | 'expiresAt'>,
): Promise<InvitationRow> {
  const [row] = await tx.insert(userInvitations).values(invitation).returning();
  if (!row) throw new Error('The new invitation was not returned');
  return row;
}
