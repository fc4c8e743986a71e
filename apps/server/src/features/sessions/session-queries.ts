import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { type StoredSession, sessions } from '#db/schema/sessions.ts';

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

export async function deleteExpiredSessions(db: Database, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expire, now));
}
