import type { Database } from '#db/client.ts';
import { AppError } from '#http/app-error.ts';
import type { RateLimits } from '#http/limits/rate-limits.ts';
import { findPasswordHash } from './credential-queries.ts';
import { verifyPassword } from './password.ts';

interface Confirmation {
  readonly userId: number;
  readonly password: string;
  /** Where a wrong one is reported. */
  readonly field: string;
}

/**
 * Checks that the signed-in user knows their password, and returns the hash it was checked against. A wrong password is
 * an error at its field. Attempts are limited as at sign-in, so that a session left open cannot be used to guess.
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
