import { hash, verify } from '@node-rs/argon2';
import { createFairTurns } from '#http/limits/fair-turns.ts';

/**
 * argon2id (the library's default variant) with the parameters of the OWASP Password Storage Cheat Sheet:
 * 19 MiB of memory, two passes, one lane.
 */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * The package works in the process's four threads for files and look-ups. It may take one of them, for 30 ms each time.
 */
const turns = createFairTurns({
  atOnce: 1,
  waitingMax: 200,
  waitingMaxOfOne: 100,
  refusal: 'Many people are signing in just now. Please try again in a moment.',
});

/** A PHC string, salt included. */
export function hashPassword(password: string): Promise<string> {
  return turns.run('new passwords', () => hash(password, PARAMETERS));
}

/** Checked in place of a hash that does not exist, so that an unknown name costs as much as a known one. */
const UNKNOWN_USERS_HASH = hashPassword('nobody has this password');

/**
 * Whether the password fits. Without a hash (no such user) it takes as long and says no. Who tries passwords waits behind
 * those who try them at the same account.
 */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const checked = passwordHash ?? (await UNKNOWN_USERS_HASH);
  const fits = await turns.run(checked, () => verify(checked, password));
  return fits && passwordHash !== undefined;
}
