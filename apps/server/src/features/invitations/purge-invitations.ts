import { handle, type JobHandler } from '#db/jobs/job.ts';
import type { Deps } from '#deps';
import { forgetAddressesOfGoneInvitations } from '#features/admin/admin-action-queries.ts';
import { purgeInvitationsJob } from './invitation-jobs.ts';
import { deleteExpiredInvitations } from './invitation-queries.ts';

const KEPT_MILLISECONDS = 30 * 86_400_000;

/**
 * Deletes unused invitations with their addresses thirty days after they expire. Used ones are deleted with their
 * account.
 */
export function purgeInvitationsHandler({ db, now }: Pick<Deps, 'db' | 'now'>): JobHandler {
  return handle(purgeInvitationsJob, async () => {
    const instant = new Date(now().getTime() - KEPT_MILLISECONDS);
    await db.transaction(async (tx) => {
      await deleteExpiredInvitations(tx, instant);
      await forgetAddressesOfGoneInvitations(tx, instant);
    });
  });
}
