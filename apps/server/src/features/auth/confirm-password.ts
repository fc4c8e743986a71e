import type { Database } from '#db/client.ts';
import { AppError } from '#http/app-error.ts';
import type { RateLimits } from '#http/rate-limits.ts';
import { findPasswordHash } from './credential-queries.ts';
import { verifyPassword } from './password.ts';

interface Confirmation {
  readonly userId: number;
  readonly password: string;
  /** Where a wrong one is reported. */
  readonly field: string;
}

/**
 * Makes sure that whoever is signed in also knows the password. A wrong one is refused at its field; too many are
 * refused as at sign-in: an open session on somebody else's computer must not be a place to guess. Answers the hash
 * that it was checked against.
 */
export async function confirmPassword(
  db: Database,
  rateLimits: RateLimits,
  { userId, password, field }: Confirmation,
): Promise<string> {
  await rateLimits.consume('passwordByUser', String(userId));
  const passwordHash = await findPasswordHash(db, userId);
  // The account was deleted since the request began, as by the first of two clicks.
  if (passwordHash === undefined) throw new AppError('signed_out', 'Please sign in first');
  if (!(await verifyPassword(passwordHash, password))) {
    const message = 'That is not your password';
    throw new AppError('invalid_body', message, { errors: { [field]: [message] } });
  }
  await rateLimits.reset('passwordByUser', String(userId));
  return passwordHash;
}
