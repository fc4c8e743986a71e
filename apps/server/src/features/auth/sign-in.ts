import type { Session } from '@game-plan/contracts/people/auth';
import type { Database } from '#db/client.ts';
import { findUserWithProfile } from '#features/users/user-queries.ts';
import { withReadableAddresses } from '#http/addresses/readable-address.ts';
import { AppError } from '#http/app-error.ts';
import type { RateLimits } from '#http/limits/rate-limits.ts';
import type { findCredentials } from './credential-queries.ts';
import { verifyPassword } from './password.ts';

export interface KnownPassword {
  readonly userId: number;
  /** The hash against which the password was checked. */
  readonly passwordHash: string;
}

/**
 * Checks a name and password. An unknown name (no credentials) and a wrong password get the same error after the same
 * time.
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

/** The account with its profile, as the person may see it. */
export async function describeUser(db: Database, userId: number): Promise<Session> {
  const found = await findUserWithProfile(db, userId);
  // It was deleted during the request.
  if (!found) throw new AppError('signed_out', 'Please sign in first');
  return { ...found, user: withReadableAddresses(found.user) };
}

interface SignInAttempt {
  /** Undefined if there is no account of that name. */
  readonly userId: number | undefined;
  /** As typed. */
  readonly username: string;
  /** The result of `networkOf`. */
  readonly network: string;
  /** Undefined if the account has never signed in on this browser. */
  readonly device: string | undefined;
}

/**
 * The key under which an account is counted: its id, because its name can be spelled in several ways that the database
 * treats as equal.
 */
const accountOf = ({ userId, username }: SignInAttempt) =>
  userId === undefined ? `nobody ${username.normalize('NFC').toLowerCase()}` : String(userId);

/**
 * Counts a sign-in attempt. A known device is counted on its own, so that guesses from elsewhere do not lock out the
 * owner. Other attempts are counted by account and network, then by network, then by account. An attempt refused by one
 * count does not use up the next: a housemate who retries one name does not lock the network for others.
 */
export async function countSignIn(rateLimits: RateLimits, attempt: SignInAttempt): Promise<void> {
  const account = accountOf(attempt);
  const { device, network } = attempt;
  if (device !== undefined) return rateLimits.consume('loginByDevice', `${account} ${device}`);
  await rateLimits.consume('loginByAccountAndNetwork', `${account} ${network}`);
  await rateLimits.consume('loginByNetwork', network);
  await rateLimits.consume('loginByAccount', account);
}

/** Resets the failed attempts of this device and network after a successful sign-in; others remain counted. */
export async function forgetFailedAttempts(rateLimits: RateLimits, attempt: SignInAttempt): Promise<void> {
  const account = accountOf(attempt);
  const { device, network } = attempt;
  if (device !== undefined) await rateLimits.reset('loginByDevice', `${account} ${device}`);
  await rateLimits.reset('loginByAccountAndNetwork', `${account} ${network}`);
}
