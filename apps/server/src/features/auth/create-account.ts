import type { auth } from '@game-plan/contracts/auth';
import type { BodyOf } from '@game-plan/contracts/endpoint';
import type { Database } from '#db/client.ts';
import { insertUser } from '#features/users/user-queries.ts';
import { hashPassword } from './password.ts';
import { explainTaken } from './taken.ts';

export type AccountDetails = BodyOf<typeof auth.signup>;

/** Makes the account. Throws 'conflict' with its reason when the username or e-mail address is taken. */
export async function createAccount(
  db: Database,
  details: AccountDetails,
  role: 'admin' | 'user',
): Promise<number> {
  const { username, firstName, lastName, email } = details;
  const passwordHash = await hashPassword(details.password);
  try {
    return await insertUser(db, { username, firstName, lastName, email, passwordHash, role });
  } catch (error) {
    throw explainTaken(error);
  }
}
