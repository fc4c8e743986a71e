import type { auth } from '@game-plan/contracts/auth';
import type { BodyOf } from '@game-plan/contracts/endpoint';
import type { Database } from '#db/client.ts';
import { violatedUnique } from '#db/errors.ts';
import { AppError } from '#http/app-error.ts';
import { hashPassword } from './password.ts';
import { insertUser } from './user-queries.ts';

export type AccountDetails = BodyOf<typeof auth.signup>;

const TAKEN: Record<string, AppError> = {
  users_username_key: new AppError('conflict', 'That username is taken', {
    errors: { username: ['That username is taken'] },
  }),
  users_email_key: new AppError('conflict', 'That e-mail address already has an account', {
    errors: { email: ['That e-mail address already has an account'] },
  }),
};

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
    throw TAKEN[violatedUnique(error) ?? ''] ?? error;
  }
}
