import type { Session } from '@game-plan/contracts/auth';
import type { Database } from '#db/client.ts';
import { findProfile } from '#features/profile/profile-queries.ts';
import { findUser } from '#features/users/user-queries.ts';
import { AppError } from '#http/app-error.ts';

/** The account with its profile, as the person themselves may see it. */
export async function describeUser(db: Database, userId: number): Promise<Session> {
  const [user, profile] = await Promise.all([findUser(db, userId), findProfile(db, userId)]);
  // It was deleted since the request began.
  if (!user) throw new AppError('signed_out', 'Please sign in first');
  return { user, profile: profile ?? null };
}
