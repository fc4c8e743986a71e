import { handle, type JobHandler } from '#db/jobs/job.ts';
import type { Deps } from '#deps';
import { forgetAddressesOfGoneInvitations } from '#features/admin/admin-action-queries.ts';
import { purgeInvitationsJob } from './invitation-jobs.ts';
import { deleteExpiredInvitations } from './invitation-queries.ts';

const KEPT_MILLISECONDS = 30 * 86_400_000;

/**
 * Thirty days after an invitation expired unused, nothing here knows its address any more. A used one stays with its
 * account, whose address it is, and goes with it.
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
