import type { Database } from '#db/client.ts';
import type { JobQueue } from '#db/jobs/job-queue.ts';
import { lockFirstAdmin } from '#features/users/account-lock-queries.ts';
import { AppError } from '#http/app-error.ts';
import type { InvitationRow } from './invitation-queries.ts';
import { invitePerson } from './invite-person.ts';

interface Invite {
  readonly email: string;
  readonly now: Date;
  /** Undefined if no mail server is configured. */
  readonly jobs: JobQueue | undefined;
}

/**
 * Invites an address on behalf of the first admin, recorded as done on the command line. Throws 'conflict' if there is
 * no admin yet, or the address has an account.
 */
export async function inviteFromCommandLine(
  db: Database,
  { email, now, jobs }: Invite,
): Promise<InvitationRow> {
  return db.transaction(async (tx) => {
    const userId = await lockFirstAdmin(tx);
    if (userId === undefined) {
      throw new AppError('conflict', 'There is no admin yet. Open the app in a browser to set one up first');
    }
    const inviter = { userId, name: 'command line', isCommandLine: true };
    return invitePerson(tx, { email, inviter, toKitchenId: null, now, jobs });
  });
}
