import type { Database } from '#db/client.ts';
import { deleteSessionsOf } from '#features/sessions/session-queries.ts';

/** Signs the account out everywhere but in the session that asks. How many sessions were ended. */
export async function endOtherSessions(
  db: Database,
  { userId, sid }: { readonly userId: number; readonly sid: string },
): Promise<{ ended: number }> {
  return { ended: await deleteSessionsOf(db, userId, sid) };
}
