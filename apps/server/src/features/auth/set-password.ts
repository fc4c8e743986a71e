import type { Database } from '#db/client.ts';
import { deleteSessionsOf } from '#features/sessions/session-queries.ts';
import { AppError } from '#http/app-error.ts';
import { updatePasswordHash } from './credential-queries.ts';
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
