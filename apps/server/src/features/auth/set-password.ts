import type { Database } from '#db/client.ts';
import { deleteSessionsOf } from '#features/sessions/session-queries.ts';
import { AppError } from '#http/app-error.ts';
import { updatePasswordHash } from './credential-queries.ts';
import { hashPassword } from './password.ts';

/** For whoever comes with a password that was replaced a moment ago. */
export const passwordChanged = (): AppError =>
  new AppError('signed_out', 'The password has just been changed. Please sign in with the new one.');

interface NewPassword {
  readonly password: string;
  readonly now: Date;
  /** The hash of the one it is to replace, and no other; any unless given. */
  readonly former?: string;
}

/**
 * Gives an account a new password and ends all its sessions, both or neither. The hash of the new one. 'signed_out' when
 * the former one was changed meanwhile: whoever knew only that must not have the last word.
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
