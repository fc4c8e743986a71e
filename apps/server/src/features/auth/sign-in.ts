import type { Session } from '@game-plan/contracts/people/auth';
import type { Database } from '#db/client.ts';
import { findProfile } from '#features/profile/profile-queries.ts';
import { findUser } from '#features/users/user-queries.ts';
import { AppError } from '#http/app-error.ts';
import type { findCredentials } from './credential-queries.ts';
import { verifyPassword } from './password.ts';

export interface KnownPassword {
  readonly userId: number;
  /** What the password was checked against. */
  readonly passwordHash: string;
}

/**
 * Whose name and password these are. An unknown name, which has no credentials, and a wrong password get the same answer
 * after the same time.
 */
export async function signIn(
  credentials: Awaited<ReturnType<typeof findCredentials>>,
  password: string,
): Promise<KnownPassword> {
  const fits = await verifyPassword(credentials?.passwordHash, password);
  if (!credentials || !fits) throw new AppError('signed_out', 'Invalid username or password');
  if (!credentials.isActive) {
    throw new AppError('forbidden', 'This account is inactive. Ask your administrator.');
  }
  return credentials;
}

/** The account with its profile, as the person themselves may see it. */
export async function describeUser(db: Database, userId: number): Promise<Session> {
  const [user, profile] = await Promise.all([findUser(db, userId), findProfile(db, userId)]);
  // It was deleted since the request began.
  if (!user) throw new AppError('signed_out', 'Please sign in first');
  return { user, profile: profile ?? null };
}
