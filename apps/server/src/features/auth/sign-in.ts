import type { Session } from '@game-plan/contracts/people/auth';
import type { Database } from '#db/client.ts';
import { findUserWithProfile } from '#features/users/user-queries.ts';
import { AppError } from '#http/app-error.ts';
import type { RateLimits } from '#http/limits/rate-limits.ts';
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
  const found = await findUserWithProfile(db, userId);
  // It was deleted since the request began.
  if (!found) throw new AppError('signed_out', 'Please sign in first');
  return found;
}

interface SignInAttempt {
  /** Undefined where there is no account of that name. */
  readonly userId: number | undefined;
  /** As it was typed. */
  readonly username: string;
  /** As `networkOf` tells it. */
  readonly network: string;
  /** Undefined where the account never signed in on the browser that asks. */
  readonly device: string | undefined;
}

/** An account has as many spellings of its name as the database folds into one; it is counted by its id. */
const accountOf = ({ userId, username }: SignInAttempt) =>
  userId === undefined ? `nobody ${username.normalize('NFC').toLowerCase()}` : String(userId);

/**
 * Counts an attempt to sign in: of a known device by that device alone, so that guesses from elsewhere do not lock out
 * the owner; of any other by account and network, then by network, then by account. What one count refuses does not
 * use up the next: a housemate who tries one name over and over leaves the network to the others.
 */
export async function countSignIn(rateLimits: RateLimits, attempt: SignInAttempt): Promise<void> {
  const account = accountOf(attempt);
  const { device, network } = attempt;
  if (device !== undefined) return rateLimits.consume('loginByDevice', `${account} ${device}`);
  await rateLimits.consume('loginByAccountAndNetwork', `${account} ${network}`);
  await rateLimits.consume('loginByNetwork', network);
  await rateLimits.consume('loginByAccount', account);
}

/** After a successful sign-in: forgets the failed attempts of this device and network; others stay counted. */
export async function forgetSlips(rateLimits: RateLimits, attempt: SignInAttempt): Promise<void> {
  const account = accountOf(attempt);
  const { device, network } = attempt;
  if (device !== undefined) await rateLimits.reset('loginByDevice', `${account} ${device}`);
  await rateLimits.reset('loginByAccountAndNetwork', `${account} ${network}`);
}
