import type { Session } from 'fastify';
import type { Database } from '#db/client.ts';
import { SESSION_DAYS } from '#http/sessions/session.ts';
import {
  deleteSession,
  findSession,
  insertSession,
  type StoredSession,
  updateSession,
} from './session-queries.ts';

function revive({ cookie, ...rest }: StoredSession): Session {
  return {
    ...rest,
    isStored: true,
    cookie: { ...cookie, expires: cookie.expires ? new Date(cookie.expires) : null },
  };
}

type Done = (error?: unknown) => void;
type Found = (error: unknown, session?: Session | null) => void;

interface SessionStore {
  set(sid: string, session: Session, done: Done): void;
  get(sid: string, done: Found): void;
  destroy(sid: string, done: Done): void;
}

/** Keeps @fastify/session's sessions in our own table. */
export function createSessionStore(db: Database, now: () => Date): SessionStore {
  return {
    set(sid, session, done) {
      const { cookie, userId, renewedOn, signedInAt, device } = session;
      const expire = cookie.expires
        ? new Date(cookie.expires)
        : new Date(now().getTime() + SESSION_DAYS * 86_400_000);
      const sess = {
        cookie: { originalMaxAge: cookie.originalMaxAge, expires: expire.toISOString() },
        ...(userId !== undefined && { userId }),
        ...(renewedOn !== undefined && { renewedOn }),
        ...(signedInAt !== undefined && { signedInAt }),
        ...(device !== undefined && { device }),
      };
      const save = session.isStored ? updateSession : insertSession;
      save(db, { sid, sess, expire }).then(() => done(), done);
    },
    get(sid, done) {
      findSession(db, sid, now()).then((sess) => done(null, sess ? revive(sess) : null), done);
    },
    destroy(sid, done) {
      deleteSession(db, sid).then(() => done(), done);
    },
  };
}
