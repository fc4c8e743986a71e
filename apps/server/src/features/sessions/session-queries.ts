import type { Role } from '@game-plan/contracts/people/auth';
import type { Member } from '@game-plan/domain/kitchen-member';
import { and, desc, eq, gt, isNotNull, lt, ne, notExists, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { preparedRead } from '#db/reads/prepared-read.ts';
import { kitchenMembers } from '#db/schema/kitchen/kitchens.ts';
import { type StoredSession, sessions } from '#db/schema/people/sessions.ts';
import { users } from '#db/schema/people/users.ts';

const openSessions = preparedRead(
  'open-sessions',
  {
    sid: sessions.sid,
    sess: sessions.sess,
    userId: users.id,
    role: users.role,
    kitchenId: kitchenMembers.kitchenId,
  },
  (select) =>
    select
      .from(sessions)
      .leftJoin(users, and(eq(users.id, sql`(${sessions.sess} ->> 'userId')::integer`), users.isActive))
      .leftJoin(kitchenMembers, eq(kitchenMembers.userId, users.id))
      .where(
        and(
          eq(sessions.sid, sql`any(${sql.placeholder('sids')}::text[])`),
          gt(sessions.expire, sql`${sql.placeholder('now')}::timestamptz`),
        ),
      ),
);

/** The signed-in user of a session. */
interface SignedIn extends Member {
  readonly role: Role;
  readonly sid: string;
}

/** Those of these sessions that have not ended, with their users if the account exists and is active. */
export async function findSignedIn(
  db: Database,
  sids: readonly string[],
  now: Date,
): Promise<Map<string, { readonly sess: StoredSession; readonly actor: SignedIn | null }>> {
  const rows = await openSessions(db, { sids, now: now.toISOString() });
  return new Map(
    rows.map(({ sid, sess, userId, role, kitchenId }) => {
      // The columns of a left join may be null, although their types do not say so.
      const isThere = [userId, role, kitchenId].every((value) => value !== null);
      return [sid, { sess, actor: isThere ? { userId, role, kitchenId, sid } : null }];
    }),
  );
}

type SessionRow = typeof sessions.$inferSelect;

export async function insertSession(db: Database, row: SessionRow): Promise<void> {
  await db.insert(sessions).values(row);
}

/** Updates an existing session; does not recreate one that was ended meanwhile. */
export async function updateSession(db: Database, { sid, sess, expire }: SessionRow): Promise<void> {
  await db.update(sessions).set({ sess, expire }).where(eq(sessions.sid, sid));
}

export async function deleteSession(db: Database, sid: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.sid, sid));
}

/** Deletes sessions that ended before `now`, and those of deleted accounts. */
export async function deleteDeadSessions(db: Database, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expire, now));
  const userId = sql`(${sessions.sess} ->> 'userId')`;
  const owner = db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, sql`${userId}::integer`));
  // Selected first, because in a distributed database a delete cannot read the accounts.
  const ownerless = await db
    .select({ sid: sessions.sid })
    .from(sessions)
    .where(and(isNotNull(userId), notExists(owner)));
  for (const { sid } of ownerless) await deleteSession(db, sid);
}

const ofUser = (userId: number) => eq(sql`${sessions.sess} ->> 'userId'`, String(userId));

/** The open sessions of an account, newest first. */
export async function listSessionsOf(
  db: Database,
  userId: number,
  now: Date,
): Promise<Pick<SessionRow, 'sid' | 'sess'>[]> {
  return db
    .select({ sid: sessions.sid, sess: sessions.sess })
    .from(sessions)
    .where(and(ofUser(userId), gt(sessions.expire, now)))
    .orderBy(sql`${sessions.sess} ->> 'signedInAt' desc nulls last`, desc(sessions.expire));
}

interface ProviderSessions {
  readonly issuer: string;
  /** The account whose sessions end; of any account if undefined. */
  readonly userId: number | undefined;
  /** The provider's id of its session; null for any. */
  readonly providerSession: string | null;
}

/** Ends the sessions that an identity provider began, those of one of its own sessions or of one account. Returns how many ended. */
export async function deleteProviderSessions(
  db: Database,
  { issuer, userId, providerSession }: ProviderSessions,
): Promise<number> {
  const provider = sql`${sessions.sess} -> 'provider'`;
  const ended = await db
    .delete(sessions)
    .where(
      and(
        eq(sql`${provider} ->> 'issuer'`, issuer),
        userId === undefined ? undefined : ofUser(userId),
        providerSession === null ? undefined : eq(sql`${provider} ->> 'session'`, providerSession),
      ),
    )
    .returning({ sid: sessions.sid });
  return ended.length;
}

/** Ends all sessions of an account, except possibly one. Returns how many ended. */
export async function deleteSessionsOf(db: Database, userId: number, exceptSid?: string): Promise<number> {
  const ended = await db
    .delete(sessions)
    .where(and(ofUser(userId), exceptSid === undefined ? undefined : ne(sessions.sid, exceptSid)))
    .returning({ sid: sessions.sid });
  return ended.length;
}
