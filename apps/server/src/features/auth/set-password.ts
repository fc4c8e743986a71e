import type { Database } from '#db/client.ts';
import { deleteSessionsOf } from '#features/sessions/session-queries.ts';
import { hashPassword } from './password.ts';
import { updatePasswordHash } from './user-queries.ts';

/** Gives an account a new password and ends all its sessions, both or neither. The hash of the new one. */
export async function setPassword(
  db: Database,
  userId: number,
  password: string,
  now: Date,
): Promise<string> {
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    await updatePasswordHash(tx, userId, passwordHash, now);
    await deleteSessionsOf(tx, userId);
  });
  return passwordHash;
}
