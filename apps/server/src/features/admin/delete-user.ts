import type { Database } from '#db/client.ts';
import type { JobQueue } from '#db/jobs/job-queue.ts';
import { closePagesOf } from '#features/payments/close-pages-queries.ts';
import { deleteAccount, lockAccount, lockAdmin } from '#features/users/account-lock-queries.ts';
import { AppError, notFound } from '#http/app-error.ts';
import { forgetAddressesOf, recordAdminAction } from './admin-action-queries.ts';

interface Deletion {
  readonly adminId: number;
  readonly userId: number;
}

/**
 * Deletes an account with all its data, and signs it out everywhere. Throws 'forbidden' for an admin's account,
 * including the caller's, and 'not_found' if there is no such account.
 */
export async function deleteUser(db: Database, jobs: JobQueue, { adminId, userId }: Deletion): Promise<void> {
  if (adminId === userId) {
    throw new AppError(
      'forbidden',
      'You cannot delete your own account here. Your profile is the place for it.',
    );
  }
  await db.transaction(async (tx) => {
    const adminName = await lockAdmin(tx, adminId);
    if (adminName === undefined) throw new AppError('signed_out', 'Please sign in first');
    const account = await lockAccount(tx, userId, 'update');
    if (!account) throw notFound('This user');
    if (account.role === 'admin') throw new AppError('forbidden', 'An admin cannot be deleted');
    await forgetAddressesOf(tx, userId);
    await closePagesOf(tx, jobs, userId);
    await deleteAccount(tx, userId);
    await recordAdminAction(tx, {
      action: 'deleted_user',
      adminId,
      adminName,
      targetUserId: userId,
      targetName: account.username,
    });
  });
}
