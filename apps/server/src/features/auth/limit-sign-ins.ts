import type { RateLimits } from '#http/limits/rate-limits.ts';

export interface SignInAttempt {
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
