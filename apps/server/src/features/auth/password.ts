import { hash, verify } from '@node-rs/argon2';
import { createConcurrencyLimit } from '#http/limits/concurrency-limit.ts';

/**
 * argon2id (the library's default variant) with the parameters of the OWASP Password Storage Cheat Sheet: 19 MiB of
 * memory, two passes, one lane.
 */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * argon2 uses libuv's four threads, which also serve files and look-ups. It may occupy one of them, for 30 ms per hash.
 */
const limit = createConcurrencyLimit({
  atOnce: 1,
  waitingMax: 200,
  waitingMaxOfOne: 100,
  refusal: 'Many people are signing in just now. Please try again in a moment.',
});

/** Hashes a password. Returns a PHC string that includes the salt. */
export function hashPassword(password: string): Promise<string> {
  return limit.run('new passwords', () => hash(password, PARAMETERS));
}

/** Verified if there is no such user, so that an unknown name takes as long as a known one. */
const UNKNOWN_USERS_HASH = hashPassword('nobody has this password');

/**
 * Whether the password matches. Without a hash (no such user, or one without a password) it takes the same time and returns false. Attempts for
 * the same account queue behind each other.
 */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const checked = passwordHash || (await UNKNOWN_USERS_HASH);
  const fits = await limit.run(checked, () => verify(checked, password));
  return fits && Boolean(passwordHash);
}
