import type { Database } from '#db/client.ts';
import { COMMAND_LINE, recordAdminAction } from '#features/admin/admin-action-queries.ts';
import { findUser } from '#features/users/user-queries.ts';
import { notFound } from '#http/app-error.ts';
import type { RateLimits } from '#http/limits/rate-limits.ts';
import { findCredentials } from './credential-queries.ts';
import { makeCode } from './make-code.ts';
import { deleteSecondFactor } from './second-factor/second-factor-queries.ts';
import { setPassword } from './set-password.ts';

interface Reset {
  /** Case does not matter. */
  readonly username: string;
  readonly password: string;
  readonly now: Date;
}

interface Done {
  /** In its owner's spelling. */
  readonly username: string;
  readonly isActive: boolean;
}

/**
 * Gives a locked-out user's account a new password without one-time codes, signs it out everywhere, records the action for the owner to see,
 * and resets failed attempts. Throws 'not_found' if there is no such account.
 */
export async function resetPassword(db: Database, rateLimits: RateLimits, reset: Reset): Promise<Done> {
  const { password, now } = reset;
  const done = await db.transaction(async (tx) => {
    const credentials = await findCredentials(tx, reset.username);
    const user = credentials && (await findUser(tx, credentials.userId));
    if (!user) throw notFound(`The account ${reset.username}`);
    await setPassword(tx, user.id, { password, now });
    // Whoever has lost the password may have lost the phone with the codes, too.
    await deleteSecondFactor(tx, user.id);
    await recordAdminAction(tx, {
      action: 'reset_password',
      adminName: COMMAND_LINE,
      targetUserId: user.id,
      targetName: user.username,
    });
    return user;
  });
  await forgetFailedSignIns(rateLimits, done.id);
  return { username: done.username, isActive: done.isActive };
}

/** Resets all failed attempts at an account's password, from wherever they came. */
export async function forgetFailedSignIns(rateLimits: RateLimits, userId: number): Promise<void> {
  const account = String(userId);
  await rateLimits.reset('loginByAccount', account);
  await rateLimits.resetAll('loginByAccountAndNetwork', account);
  await rateLimits.resetAll('loginByDevice', account);
  await rateLimits.reset('passwordByUser', account);
}

/** Generates a password to pass on, like 'k7mfp-…': 20 characters out of 31, 99 bits. */
export const makePassword = (): string => makeCode({ groups: 4, length: 5 });
