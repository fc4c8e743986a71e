import { signupBody } from '@game-plan/contracts/people/auth';
import type { ProvenIdentity } from '#adapters/identity-provider/port.ts';
import type { Database } from '#db/client.ts';
import { AppError } from '#http/app-error.ts';
import type { AccountDetails } from '../create-account.ts';

const { username: usernameSchema, firstName: nameSchema, email: emailSchema } = signupBody.shape;
const LONGEST = 50;
const MOST_NUMBERED = 20;

/** The address as this app stores it; null if it is none. */
export const addressOf = ({ email }: Pick<ProvenIdentity, 'email'>): string | null =>
  emailSchema.safeParse(email).data ?? null;

/** What the provider calls the person: 'marta' of 'marta@example.org'; 'member' if that cannot be a username. */
export function usernameOf({ username, email }: Pick<ProvenIdentity, 'username' | 'email'>): string {
  const written = [username, email].map((name) => name?.split('@')[0]?.trim().slice(0, LONGEST));
  return written.find((name) => usernameSchema.safeParse(name).success) ?? 'member';
}

/**
 * Makes an account without a password for a person whom the provider knows. If their username is taken, or looks like somebody
 * else's, it gets a number.
 */
export async function makeAccount(
  tx: Database,
  identity: ProvenIdentity,
  create: (tx: Database, details: AccountDetails) => Promise<number>,
): Promise<number> {
  const name = usernameOf(identity);
  const details = {
    firstName: nameSchema.safeParse(identity.firstName).data ?? null,
    lastName: nameSchema.safeParse(identity.lastName).data ?? null,
    email: addressOf(identity),
    isEmailConfirmed: identity.isEmailVerified,
  };
  for (let number = 1; number < MOST_NUMBERED; number += 1) {
    const ending = number === 1 ? '' : `-${number}`;
    const username = name.slice(0, LONGEST - ending.length) + ending;
    try {
      return await tx.transaction((attempt) => create(attempt, { ...details, username }));
    } catch (error) {
      if (!(error instanceof AppError && error.details.errors?.username)) throw error;
    }
  }
  throw new AppError('conflict', `Too many accounts here are called ${name}`);
}
