import type { Deps } from '#deps';
import { lockAdmin } from '#features/users/account-lock-queries.ts';
import { AppError } from '#http/app-error.ts';
import type { InvitationRow } from './invitation-queries.ts';
import { invitePerson } from './invite-person.ts';

interface Invite {
  readonly email: string;
  readonly adminId: number;
}

/** Invites an address in the name of the admin who is signed in. */
export async function inviteAsAdmin(
  { db, jobs, mailer, now }: Pick<Deps, 'db' | 'jobs' | 'mailer' | 'now'>,
  { email, adminId }: Invite,
): Promise<InvitationRow> {
  return db.transaction(async (tx) => {
    const name = await lockAdmin(tx, adminId);
    if (name === undefined) throw new AppError('signed_out', 'Please sign in first');
    const inviter = { userId: adminId, name };
    return invitePerson(tx, { email, inviter, now: now(), jobs: mailer && jobs });
  });
}
