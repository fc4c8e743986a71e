import type { Database } from '#db/client.ts';
import { recordAdminAction } from '#features/admin/admin-action-queries.ts';
import { deleteSessionsOf } from '#features/sessions/session-queries.ts';
import { lockAccount, lockAdmin } from '#features/users/account-lock-queries.ts';
import { AppError, notFound } from '#http/app-error.ts';
import { hashOf, newRecoveryCodes, newSecret, stepOf, uriOf } from './one-time-code.ts';
import {
  confirmSecret,
  deleteSecondFactor,
  findSecondFactor,
  saveNewSecret,
  saveRecoveryHashes,
  takeRecoveryCode,
  takeStep,
} from './second-factor-queries.ts';

interface Attempt {
  readonly userId: number;
  /** As typed; undefined if it was not asked for yet. */
  readonly code: string | undefined;
  readonly now: Date;
}

/** Whether the account signs in with codes. */
export async function hasSecondFactor(db: Database, userId: number): Promise<boolean> {
  return (await findSecondFactor(db, userId))?.confirmedAt != null;
}

/**
 * Checks the code of an account that signs in with one, after its password; others need none. Returns whether it had one. Each code
 * works once. Throws 'second_factor' if it is missing or wrong.
 */
export async function checkSecondFactor(db: Database, { userId, code, now }: Attempt): Promise<boolean> {
  const factor = await findSecondFactor(db, userId);
  if (!factor?.confirmedAt) return false;
  const typed = code?.replaceAll(' ', '') ?? '';
  if (typed === '') {
    throw new AppError('second_factor', 'Type the code of your authenticator app, or a recovery code');
  }
  const step = stepOf(factor.secret, typed, now);
  const fits = step === undefined ? takeRecoveryCode(db, userId, hashOf(typed)) : takeStep(db, userId, step);
  if (await fits) return true;
  const message = 'That code does not fit. Each works once, and only for a moment.';
  throw new AppError('second_factor', message, { errors: { code: [message] } });
}

/** Begins to set codes up. Throws 'conflict' if the account has some. */
export async function beginSecondFactor(
  db: Database,
  { userId, username }: { readonly userId: number; readonly username: string },
): Promise<{ secret: string; uri: string }> {
  const secret = newSecret();
  if (await saveNewSecret(db, userId, secret)) return { secret, uri: uriOf(secret, username) };
  throw new AppError('conflict', 'You already sign in with one-time codes. Turn them off first.');
}

interface Confirmation extends Attempt {
  readonly code: string;
  /** The session that stays. */
  readonly sid: string;
}

/** Turns codes on with the first one, and ends all other sessions. Returns the recovery codes. */
export async function confirmSecondFactor(
  db: Database,
  { userId, code, now, sid }: Confirmation,
): Promise<string[]> {
  const factor = await findSecondFactor(db, userId);
  if (!factor || factor.confirmedAt) {
    throw new AppError('conflict', 'There is nothing to confirm. Begin again.');
  }
  const lastStep = stepOf(factor.secret, code.replaceAll(' ', ''), now);
  if (lastStep === undefined) {
    const message = 'That code does not fit. Is the clock of your phone right?';
    throw new AppError('invalid_body', message, { errors: { code: [message] } });
  }
  const recoveryCodes = newRecoveryCodes();
  await db.transaction(async (tx) => {
    const { secret } = factor;
    const confirmed = { secret, confirmedAt: now, lastStep, recoveryHashes: recoveryCodes.map(hashOf) };
    if (!(await confirmSecret(tx, userId, confirmed))) {
      throw new AppError('conflict', 'There is nothing to confirm. Begin again.');
    }
    await deleteSessionsOf(tx, userId, sid);
  });
  return recoveryCodes;
}

const noCodes = () => new AppError('conflict', 'There are no one-time codes to change');

/** Replaces the recovery codes. */
export async function renewRecoveryCodes(db: Database, userId: number): Promise<string[]> {
  const recoveryCodes = newRecoveryCodes();
  if (await saveRecoveryHashes(db, userId, recoveryCodes.map(hashOf))) return recoveryCodes;
  throw noCodes();
}

/** Turns codes off. */
export async function endSecondFactor(db: Database, userId: number): Promise<void> {
  if (!(await deleteSecondFactor(db, userId))) throw noCodes();
}

/**
 * Turns off the codes of somebody who has lost them, on behalf of the signed-in admin. Throws 'not_found' if there is no such
 * account, and 'conflict' if it has none.
 */
export async function resetSecondFactor(
  db: Database,
  { adminId, userId }: { readonly adminId: number; readonly userId: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const adminName = await lockAdmin(tx, adminId);
    if (adminName === undefined) throw new AppError('signed_out', 'Please sign in first');
    const account = await lockAccount(tx, userId, 'key share');
    if (!account) throw notFound('This user');
    if (!(await deleteSecondFactor(tx, userId))) {
      throw new AppError('conflict', `${account.username} signs in without one-time codes`);
    }
    await recordAdminAction(tx, {
      action: 'reset_second_factor',
      adminId,
      adminName,
      targetUserId: userId,
      targetName: account.username,
    });
  });
}
