import type { User } from '@game-plan/contracts/people/auth';
import type { Database } from '#db/client.ts';
import { updateUser } from '#features/users/user-queries.ts';
import { withReadableAddresses } from '#http/addresses/readable-address.ts';
import { notFound } from '#http/app-error.ts';

/**
 * Sets the address of the profile picture, or removes it with null. The server never fetches the address, to prevent
 * server-side request forgery.
 */
export async function changePhoto(
  db: Database,
  userId: number,
  profilePhotoUrl: string | null,
  now: Date,
): Promise<User> {
  const user = await updateUser(db, userId, { profilePhotoUrl }, now);
  if (!user) throw notFound('This account');
  return withReadableAddresses(user);
}
