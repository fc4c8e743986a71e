import type { AccountSecurity } from '@game-plan/contracts/people/account';
import type { Database } from '#db/client.ts';
import { deleteSessionsOf, listSessionsOf } from '#features/sessions/session-queries.ts';
import { isLastAdmin } from '#features/users/user-queries.ts';
import { findLastAdminView, findLastPasswordHelp } from './account-queries.ts';

interface Asker {
  readonly userId: number;
  /** The session of the request. */
  readonly sid: string;
}

/**
 * The account's sessions and who viewed its data. Session ids are not returned, because they are as good as passwords.
 */
export async function describeSecurity(
  db: Database,
  { userId, sid }: Asker,
  now: Date,
): Promise<AccountSecurity> {
  const [sessions, lastAdminView, lastPasswordHelp, isLast] = await Promise.all([
    listSessionsOf(db, userId, now),
    findLastAdminView(db, userId),
    findLastPasswordHelp(db, userId),
    isLastAdmin(db, userId),
  ]);
  return {
    sessions: sessions.map((session) => ({
      device: session.sess.device ?? null,
      signedInAt: session.sess.signedInAt ?? null,
      lastUsedOn: session.sess.renewedOn ?? null,
      isCurrent: session.sid === sid,
    })),
    lastAdminView,
    lastPasswordHelp,
    canBeDeleted: !isLast,
  };
}

/** Signs the account out of all other sessions. Returns how many sessions ended. */
export async function endOtherSessions(
  db: Database,
  { userId, sid }: { readonly userId: number; readonly sid: string },
): Promise<{ ended: number }> {
  return { ended: await deleteSessionsOf(db, userId, sid) };
}
