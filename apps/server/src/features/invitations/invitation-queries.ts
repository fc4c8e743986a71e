import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { userInvitations } from '#db/schema/people/invitations.ts';

export type InvitationRow = typeof userInvitations.$inferSelect;

export async function listInvitations(db: Database): Promise<InvitationRow[]> {
  return db.select().from(userInvitations).orderBy(desc(userInvitations.createdAt), desc(userInvitations.id));
}

export async function findInvitation(db: Database, id: number): Promise<InvitationRow | undefined> {
  const [row] = await db.select().from(userInvitations).where(eq(userInvitations.id, id));
  return row;
}

export async function findInvitationOfCode(
  db: Database,
  inviteCode: string,
): Promise<InvitationRow | undefined> {
  const [row] = await db.select().from(userInvitations).where(eq(userInvitations.inviteCode, inviteCode));
  return row;
}

/** The code of an address's invitation that can still be used; there is at most one. */
export async function findOpenInvitation(
  db: Database,
  email: string,
  now: Date,
): Promise<string | undefined> {
  const [row] = await db
    .select({ inviteCode: userInvitations.inviteCode })
    .from(userInvitations)
    .where(
      and(
        eq(sql`lower(${userInvitations.email})`, sql`lower(${email})`),
        eq(userInvitations.isUsed, false),
        gt(userInvitations.expiresAt, now),
      ),
    )
    .limit(1);
  return row?.inviteCode;
}

/** The invitation with this code, locked until the transaction ends, so that two sign-ups cannot both use it. */
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

const EMAIL_LOCK = 7_306_296;

/** Locks an address until the transaction ends: of two concurrent invitations the later replaces the earlier. */
export async function lockAddress(tx: Database, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${EMAIL_LOCK}, hashtext(lower(${email})))`);
}

export async function deletePendingInvitations(tx: Database, email: string): Promise<void> {
  await tx
    .delete(userInvitations)
    .where(
      and(eq(sql`lower(${userInvitations.email})`, sql`lower(${email})`), eq(userInvitations.isUsed, false)),
    );
}

/** Deletes a pending invitation and returns its address; undefined if it is unknown or used. */
export async function deletePendingInvitation(tx: Database, id: number): Promise<string | undefined> {
  const [row] = await tx
    .delete(userInvitations)
    .where(and(eq(userInvitations.id, id), eq(userInvitations.isUsed, false)))
    .returning({ email: userInvitations.email });
  return row?.email;
}

export async function insertInvitation(
  tx: Database,
  invitation: Pick<
    InvitationRow,
    'email' | 'inviteCode' | 'invitedBy' | 'toKitchenId' | 'createdAt' | 'expiresAt' | 'mailState'
  >,
): Promise<InvitationRow> {
  const [row] = await tx.insert(userInvitations).values(invitation).returning();
  if (!row) throw new Error('The new invitation was not returned');
  return row;
}

type MailOutcome = Pick<InvitationRow, 'mailState' | 'mailError' | 'mailedAt'>;

/** Stores the state of the invitation's e-mail; a revoked invitation is not recreated. */
export async function saveMailOutcome(db: Database, id: number, outcome: MailOutcome): Promise<void> {
  await db.update(userInvitations).set(outcome).where(eq(userInvitations.id, id));
}

/** Deletes invitations that expired before `instant`, except used ones, which are deleted with their account. */
export async function deleteExpiredInvitations(db: Database, instant: Date): Promise<void> {
  await db
    .delete(userInvitations)
    .where(and(lt(userInvitations.expiresAt, instant), isNull(userInvitations.usedBy)));
}
