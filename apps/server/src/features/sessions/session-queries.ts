import { and, eq, gt, isNotNull, lt, notExists, or, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { type StoredSession, sessions } from '#db/schema/sessions.ts';
import { users } from '#db/schema/users.ts';

export type { StoredSession };

export async function findSession(db: Database, sid: string, now: Date): Promise<StoredSession | undefined> {
  const [row] = await db
    .select({ sess: sessions.sess })
    .from(sessions)
    .where(and(eq(sessions.sid, sid), gt(sessions.expire, now)));
  return row?.sess;
}

export async function saveSession(
  db: Database,
  row: { sid: string; sess: StoredSession; expire: Date },
): Promise<void> {
  const { sess, expire } = row;
  await db.insert(sessions).values(row).onConflictDoUpdate({ target: sessions.sid, set: { sess, expire } });
}

export async function deleteSession(db: Database, sid: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.sid, sid));
}

/** Deletes sessions that ended before `now`, and those of accounts that are gone. */
export async function deleteDeadSessions(db: Database, now: Date): Promise<void> {
  const userId = sql`(${sessions.sess} ->> 'userId')`;
  const owner = db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, sql`${userId}::integer`));
  await db.delete(sessions).where(or(lt(sessions.expire, now), and(isNotNull(userId), notExists(owner))));
}
