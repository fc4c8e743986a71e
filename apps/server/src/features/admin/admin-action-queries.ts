import type { AdminAction } from '@game-plan/contracts/people/admin';
import {
  and,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  notExists,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { adminActions } from '#db/schema/people/admin-actions.ts';
import { userInvitations } from '#db/schema/people/invitations.ts';

type NewAdminAction = Omit<typeof adminActions.$inferInsert, 'id' | 'createdAt'>;

/** The name in the record for actions on the command line. */
export const COMMAND_LINE = 'command line';

const MOST_ACTIONS = 50;

/** Records an admin's action, in the transaction of the action. */
export async function recordAdminAction(tx: Database, action: NewAdminAction): Promise<void> {
  await tx.insert(adminActions).values(action);
}

/** Views of lists with many people. */
const LIST_VIEWS = ['viewed_profiles', 'coach_viewed_clients'] as const;

interface ListView {
  readonly action: (typeof LIST_VIEWS)[number];
  readonly adminId: number;
  readonly adminName: string;
  /** The people whose data is on the page. */
  readonly people: readonly { readonly userId: number; readonly username: string }[];
}

const LOOK_LOCK = 7_306_294;
const THIS_HOUR = sql`date_trunc('hour', now())`;

/**
 * Records that an admin or a coach views a list of people: one row for the list, shown to admins, and one per person,
 * shown on that person's Security tab. Repeated views within an hour update the rows instead of adding new ones.
 */
export async function recordListView(tx: Database, look: ListView): Promise<void> {
  const { action, adminId, adminName, people } = look;
  const seen = people.filter(({ userId }) => userId !== adminId);
  if (seen.length === 0) return;
  // Two pages read at the same time would both find no row of this hour.
  await tx.execute(sql`select pg_advisory_xact_lock(${LOOK_LOCK}, ${adminId})`);
  const onPage = inArray(
    adminActions.targetUserId,
    seen.map(({ userId }) => userId),
  );
  const moved = await tx
    .update(adminActions)
    .set({ createdAt: sql`now()` })
    .where(
      and(
        eq(adminActions.adminId, adminId),
        eq(adminActions.action, action),
        gte(adminActions.createdAt, THIS_HOUR),
        or(isNull(adminActions.targetUserId), onPage),
      ),
    )
    .returning({ targetUserId: adminActions.targetUserId });
  const known = new Set(moved.map(({ targetUserId }) => targetUserId));
  const rows = [
    { targetUserId: null, targetName: null },
    ...seen.map(({ userId, username }) => ({ targetUserId: userId, targetName: username })),
  ]
    .filter(({ targetUserId }) => !known.has(targetUserId))
    .map((target) => ({ action, adminId, adminName, ...target }));
  if (rows.length > 0) await tx.insert(adminActions).values(rows);
}

interface CoachLook {
  readonly coachId: number;
  readonly coachName: string;
  readonly clientId: number;
  readonly clientName: string;
}

/** Records that a coach views a client's days. Repeated views within an hour update the row. */
export async function recordCoachLook(tx: Database, look: CoachLook): Promise<void> {
  const { coachId, coachName, clientId, clientName } = look;
  await tx.execute(sql`select pg_advisory_xact_lock(${LOOK_LOCK}, ${coachId})`);
  const moved = await tx
    .update(adminActions)
    .set({ createdAt: sql`now()` })
    .where(
      and(
        eq(adminActions.adminId, coachId),
        eq(adminActions.action, 'coach_looked'),
        eq(adminActions.targetUserId, clientId),
        gte(adminActions.createdAt, THIS_HOUR),
      ),
    )
    .returning({ id: adminActions.id });
  if (moved.length > 0) return;
  await tx.insert(adminActions).values({
    action: 'coach_looked',
    adminId: coachId,
    adminName: coachName,
    targetUserId: clientId,
    targetName: clientName,
  });
}

/** The last fifty actions, newest first. A view of a list is listed once. */
export async function listAdminActions(db: Database): Promise<AdminAction[]> {
  const rows = await db
    .select()
    .from(adminActions)
    .where(or(notInArray(adminActions.action, [...LIST_VIEWS]), isNull(adminActions.targetUserId)))
    .orderBy(desc(adminActions.createdAt), desc(adminActions.id))
    .limit(MOST_ACTIONS);
  return rows.map(({ id, action, adminName, targetName, targetOrderId, orderEvent, createdAt }) => ({
    id,
    action,
    adminName,
    targetName,
    targetOrderId,
    orderEvent,
    createdAt: createdAt.toISOString(),
  }));
}

const ABOUT_INVITATIONS = inArray(adminActions.action, ['invited', 'revoked_invitation']);

/** Deletes the addresses by which an account was invited from the record. Call it before deleting the account. */
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

/** Deletes the addresses of deleted invitations from actions before `instant`. */
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
