import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

const SECRET_BYTES = 48;
/** The session library's minimum length. A secret that was cut off during writing is shorter. */
const SHORTEST = 32;
const FILE = 'session-secret';

/** Thrown if the secret cannot be read or stored. The message says what to do. */
export class SessionSecretError extends Error {}

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;

async function readSecret(path: string): Promise<string | undefined> {
  try {
    const secret = await readFile(path, 'utf8');
    return secret.length >= SHORTEST ? secret : undefined;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Creates the file atomically. If two copies start at once, one creates it and both read the same secret. */
async function makeSecret(path: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true });
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const unfinished = `${path}.${randomUUID()}.part`;
  try {
    await writeFile(unfinished, secret, { mode: 0o600, flush: true });
    await link(unfinished, path).catch(async (error: unknown) => {
      if (!hasCode(error, 'EEXIST')) throw error;
      if ((await readSecret(path)) === undefined) await rename(unfinished, path);
    });
  } finally {
    await rm(unfinished, { force: true });
  }
  return (await readSecret(path)) ?? secret;
}

/**
 * Returns the secret that signs session cookies: the configured one, otherwise one that is generated once and stored in
 * DATA_DIR (mode 0600). Throws a SessionSecretError if the folder cannot be used.
 */
export async function sessionSecret(configured: string | undefined, dataDir: string): Promise<string> {
  if (configured !== undefined) return configured;
  const path = resolve(dataDir, FILE);
  try {
    const kept = await readSecret(path);
    return kept ?? (await makeSecret(path));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SessionSecretError(
      `The secret of the sessions cannot be kept in ${path}: ${reason}. ` +
        'Set DATA_DIR to a folder that this account may write to, or set SESSION_SECRET.',
      { cause: error },
    );
  }
}
