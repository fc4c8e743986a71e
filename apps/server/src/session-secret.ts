import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const SECRET_BYTES = 48;
const FILE = 'session-secret';

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** The secret that signs session cookies: the configured one, else one made once and kept in DATA_DIR (0600). */
export async function sessionSecret(configured: string | undefined, dataDir: string): Promise<string> {
  if (configured !== undefined) return configured;
  const path = join(dataDir, FILE);
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  await mkdir(dataDir, { recursive: true });
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  // 'wx': of two copies that start at once on an external database, one writes and both read the same.
  await writeFile(path, secret, { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  });
  return readFile(path, 'utf8');
}
