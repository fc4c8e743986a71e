import type { Database } from '#db/client.ts';
import { deleteSessionsOf } from '#features/sessions/session-queries.ts';
import { AppError } from '#http/app-error.ts';
import { hasPassword, updatePasswordHash } from './credential-queries.ts';
import { hashPassword } from './password.ts';

/** The error for a password that was correct a moment ago and has been replaced since. */
export const passwordChanged = (): AppError =>
  new AppError('signed_out', 'The password has just been changed. Please sign in with the new one.');

interface NewPassword {
  readonly password: string;
  readonly now: Date;
  /** Only replace this hash; any if undefined. */
  readonly former?: string;
}

/**
 * Sets a new password and ends all sessions of the account in one transaction. Returns the new hash. Throws
 * 'signed_out' if the former password has been changed meanwhile, so that it cannot be used to set another one.
 */
export async function setPassword(
  db: Database,
  userId: number,
  { password, now, former }: NewPassword,
): Promise<string> {
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    if (!(await updatePasswordHash(tx, userId, { passwordHash, now, former }))) throw passwordChanged();
    await deleteSessionsOf(tx, userId);
  });
  return passwordHash;
}

const JUST_NOW_MILLISECONDS = 900_000;

/**
 * Sets the password of an account that has none, and returns its hash. Throws 'conflict' if it has one, which only its owner may
 * change, and 'forbidden' unless the session began in the last quarter of an hour: an unattended one must not give a way in for ever.
 */
export async function setFirstPassword(
  db: Database,
  userId: number,
  { password, signedInAt, now }: Omit<NewPassword, 'former'> & { readonly signedInAt: string | undefined },
): Promise<string> {
  if (await hasPassword(db, userId))
    throw new AppError('conflict', 'Your account has a password. Change it.');
  if (now.getTime() - Date.parse(signedInAt ?? '1970-01-01') > JUST_NOW_MILLISECONDS) {
    throw new AppError(
      'forbidden',
      'Sign out and in again first: a password can be set for a quarter of an hour after that.',
    );
  }
  return setPassword(db, userId, { password, now, former: '' });
}
