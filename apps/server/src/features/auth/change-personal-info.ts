import type { BodyOf } from '@game-plan/contracts/endpoint';
import type { auth, User } from '@game-plan/contracts/people/auth';
import type { Database } from '#db/client.ts';
import { updateUser } from '#features/users/user-queries.ts';
import { notFound } from '#http/app-error.ts';
import { explainTaken } from './create-account.ts';

/** Changes what a person says of themselves. Throws 'conflict' when the e-mail address is another account's. */
export async function changePersonalInfo(
  db: Database,
  userId: number,
  change: BodyOf<typeof auth.updateUser>,
  now: Date,
): Promise<User> {
  try {
    const user = await updateUser(db, userId, change, now);
    if (!user) throw notFound('This account');
    return user;
  } catch (error) {
    throw explainTaken(error);
  }
}
