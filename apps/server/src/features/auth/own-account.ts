import type { BodyOf } from '@game-plan/contracts/endpoint';
import type { auth, User } from '@game-plan/contracts/people/auth';
import type { Database } from '#db/client.ts';
import { sendAddressConfirmationJob } from '#db/jobs/address-jobs.ts';
import type { JobQueue } from '#db/jobs/job-queue.ts';
import { mailDeletedOrdersJob } from '#db/jobs/order-jobs.ts';
import type { Deps } from '#deps';
import { forgetAddressesOf } from '#features/admin/admin-action-queries.ts';
import { listUnsettledOrders, type OrderRow } from '#features/orders/order-queries.ts';
import { closePagesOf } from '#features/payments/close-pages-queries.ts';
import { deleteAccount, lockAccount, lockAdmins } from '#features/users/account-lock-queries.ts';
import { findUser, isLastAdmin, listMailableAdmins, updateUser } from '#features/users/user-queries.ts';
import { withReadableAddresses } from '#http/addresses/readable-address.ts';
import { AppError, notFound } from '#http/app-error.ts';
import type { RateLimits } from '#http/limits/rate-limits.ts';
import { findPasswordHash, lockAdminSetup } from './credential-queries.ts';
import { verifyPassword } from './password.ts';

/**
 * Deletes the user's own account with all its data, and ends its sessions. Throws 'conflict' for the last admin,
 * because without an admin nobody could be invited. If the last two admins do so at the same time, exactly one is
 * deleted. Admins are mailed about orders for which somebody still owes something.
 */
export async function deleteOwnAccount(
  { db, jobs, mailer }: Pick<Deps, 'db' | 'jobs' | 'mailer'>,
  userId: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAdminSetup(tx);
    await lockAdmins(tx);
    // Waits for requests that write rows of this account, and blocks later ones.
    await lockAccount(tx, userId, 'update');
    if (await isLastAdmin(tx, userId)) {
      throw new AppError(
        'conflict',
        'You are the only admin. Your account can be deleted once there is another one.',
      );
    }
    await forgetAddressesOf(tx, userId);
    await closePagesOf(tx, jobs, userId);
    const open = mailer ? await listUnsettledOrders(tx, userId) : [];
    await deleteAccount(tx, userId);
    if (open.length > 0) await mailAdmins(tx, jobs, open);
  });
}

/** Queues a mail to each admin about orders whose buyer has just deleted their account. */
async function mailAdmins(tx: Database, jobs: JobQueue, left: readonly OrderRow[]): Promise<void> {
  const orders = left.map(({ id, appointment, status }) => ({
    id,
    appointment,
    isPaid: status === 'paid',
  }));
  const admins = await listMailableAdmins(tx);
  if (admins.length === 0) return;
  await jobs.addMany(
    tx,
    mailDeletedOrdersJob,
    admins.map((recipientId) => ({ data: { recipientId, orders } })),
  );
}

/**
 * Changes personal information. A changed e-mail address has to be confirmed by a link that is mailed to it; whether
 * another account has it is told only there. Throws 'too_many_requests' if it is changed often.
 */
export async function changePersonalInfo(
  { db, jobs, mailer, publicUrl, rateLimits, now }: AddressDeps,
  userId: number,
  change: BodyOf<typeof auth.updateUser>,
): Promise<User> {
  const before = await findUser(db, userId);
  if (!before) throw notFound('This account');
  const isNewAddress = change.email.toLowerCase() !== before.email?.toLowerCase();
  if (isNewAddress) await rateLimits.consume('addressChangesByUser', String(userId));
  return db.transaction(async (tx) => {
    const address = isNewAddress ? { isEmailConfirmed: false } : {};
    const user = await updateUser(tx, userId, { ...change, ...address }, now());
    if (!user) throw notFound('This account');
    if (isNewAddress && mailer && publicUrl !== undefined) {
      await jobs.add(tx, sendAddressConfirmationJob, { userId });
    }
    return withReadableAddresses(user);
  });
}

type AddressDeps = Pick<Deps, 'db' | 'jobs' | 'mailer' | 'publicUrl' | 'rateLimits' | 'now'>;

interface Confirmation {
  readonly userId: number;
  readonly password: string;
  /** The field at which a wrong password is reported. */
  readonly field: string;
}

/**
 * Checks the signed-in user's password and returns the hash it was checked against. A wrong password is reported at its
 * field. Attempts are limited as at sign-in, so that an unattended session cannot be used to guess.
 */
export async function confirmPassword(
  db: Database,
  rateLimits: RateLimits,
  { userId, password, field }: Confirmation,
): Promise<string> {
  await rateLimits.consume('passwordByUser', String(userId));
  const passwordHash = await findPasswordHash(db, userId);
  // The account was deleted during the request, for example by the first of two clicks.
  if (passwordHash === undefined) throw new AppError('signed_out', 'Please sign in first');
  if (!(await verifyPassword(passwordHash, password))) {
    const message = 'That is not your password';
    throw new AppError('invalid_body', message, { errors: { [field]: [message] } });
  }
  await rateLimits.reset('passwordByUser', String(userId));
  return passwordHash;
}
