import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { pendingSignIns } from '#db/schema/people/pending-sign-ins.ts';

type PendingRow = typeof pendingSignIns.$inferInsert;

/** Stores a sign-in that has begun; a later one under the same key replaces it. */
export async function savePendingSignIn(
  db: Database,
  { key, content, expiresAt }: PendingRow,
): Promise<void> {
  await db
    .insert(pendingSignIns)
    .values({ key, content, expiresAt })
    .onConflictDoUpdate({ target: pendingSignIns.key, set: { content, expiresAt } });
}

/** Takes what was stored: of several requests exactly one gets it. */
export async function takePendingSignIn(db: Database, key: string, now: Date): Promise<unknown> {
  const [row] = await db
    .delete(pendingSignIns)
    .where(and(eq(pendingSignIns.key, key), gt(pendingSignIns.expiresAt, now)))
    .returning({ content: pendingSignIns.content });
  return row?.content;
}

export async function deleteExpiredSignIns(db: Database, now: Date): Promise<void> {
  await db.delete(pendingSignIns).where(lt(pendingSignIns.expiresAt, now));
}
