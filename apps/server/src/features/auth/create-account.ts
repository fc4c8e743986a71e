import type { Database } from '#db/client.ts';
import { violatedUnique } from '#db/errors.ts';
import { insertUser } from '#features/users/user-queries.ts';
import { AppError } from '#http/app-error.ts';
import { hashPassword } from './password.ts';
import { fillSkeletons, isLookAlike, lockUsernames } from './username-queries.ts';
import { usernameSkeleton } from './username-skeleton.ts';

export interface AccountDetails {
  readonly username: string;
  /** Undefined for an account that its owner enters by other ways. */
  readonly password?: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  /** Whether the address is known to be theirs; true by default. */
  readonly isEmailConfirmed?: boolean;
}

/**
 * Creates the account, in a transaction. Throws 'conflict' with the reason if the username or e-mail address is taken, or
 * the username looks like that of somebody else.
 */
export async function createAccount(
  tx: Database,
  details: AccountDetails,
  role: 'admin' | 'user',
): Promise<number> {
  const { username, password, firstName, lastName, email, isEmailConfirmed = true } = details;
  const passwordHash = password === undefined ? '' : await hashPassword(password);
  const skeleton = usernameSkeleton(username);
  await lockUsernames(tx);
  await fillSkeletons(tx, usernameSkeleton);
  if (await isLookAlike(tx, username, skeleton)) {
    throw taken(
      'username',
      'That username looks like one that somebody here already has. Choose another one',
    );
  }
  try {
    const names = { username, usernameSkeleton: skeleton, firstName, lastName };
    return await insertUser(tx, { ...names, email, isEmailConfirmed, passwordHash, role });
  } catch (error) {
    throw explainTaken(error);
  }
}

const taken = (field: 'username' | 'email', message: string) =>
  new AppError('conflict', message, { errors: { [field]: [message] } });

/**
 * Converts a unique violation of a username or e-mail address into a 'conflict' at its field; returns other errors
 * unchanged.
 */
function explainTaken(error: unknown): unknown {
  switch (violatedUnique(error)) {
    case 'users_username_key':
      return taken('username', 'That username is taken');
    case 'users_email_key':
      return taken('email', 'That e-mail address already has an account');
    default:
      return error;
  }
}
