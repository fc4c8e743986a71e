import type { Database } from '#db/client.ts';
import { batchReads } from '#db/reads/batch-reads.ts';
import type { SessionStore } from '#http/sessions/session.ts';
import { deleteSession, findSignedIn, insertSession, updateSession } from './session-queries.ts';

/** Stores sessions in our own table, so that ending one takes effect in all copies of the app immediately. */
export function createSessionStore(db: Database, now: () => Date): SessionStore {
  return {
    find: batchReads((sids: readonly string[]) => findSignedIn(db, sids, now())),
    insert: (row) => insertSession(db, row),
    update: (row) => updateSession(db, row),
    remove: (sid) => deleteSession(db, sid),
  };
}
