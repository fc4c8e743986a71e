import type { Database } from '#db/client.ts';
import type { JobQueue } from '#db/jobs/job-queue.ts';
import { forgetAddressesOf } from '#features/admin/admin-action-queries.ts';
import { closePagesOf } from '#features/payments/close-pages-queries.ts';
import { deleteAccount, lockAccount, lockAdmins } from '#features/users/account-lock-queries.ts';
import { isLastAdmin } from '#features/users/user-queries.ts';
import { AppError } from '#http/app-error.ts';
import { lockAdminSetup } from './credential-queries.ts';

/**
 * Deletes the user's own account with all its data, and ends its sessions. 'conflict' for the last admin, since without
 * one no user could be invited any more. When the last two admins do this at once, exactly one is deleted.
 */
export async function deleteOwnAccount(db: Database, jobs: JobQueue, userId: number): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAdminSetup(tx);
    await lockAdmins(tx);
    // Waits for requests that write rows of this account, and keeps out the next.
    await lockAccount(tx, userId, 'update');
    if (await isLastAdmin(tx, userId)) {
      throw new AppError(
        'conflict',
        'You are the only admin. Your account can be deleted once there is another one.',
      );
    }
    await forgetAddressesOf(tx, userId);
    await closePagesOf(tx, jobs, userId);
    await deleteAccount(tx, userId);
  });
}
