import { hash, verify } from '@node-rs/argon2';

/**
 * argon2id (the library's default variant) with the parameters of the OWASP Password Storage Cheat Sheet:
 * 19 MiB of memory, two passes, one lane.
 */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** A PHC string, salt included. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, PARAMETERS);
}

/** Checked in place of a hash that does not exist, so that an unknown name costs as much as a known one. */
const NOBODYS_HASH = hashPassword('nobody has this password');

/** Whether the password fits. Without a hash (no such user) it takes as long and says no. */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const fits = await verify(passwordHash ?? (await NOBODYS_HASH), password);
  return fits && passwordHash !== undefined;
}
