import { existsSync } from 'node:fs';
import { join } from 'node:path';

const FILE = join(import.meta.dirname, '../.env');

/** Loads the repository's .env; variables of the environment take precedence. */
export function loadDotEnv(): void {
  if (existsSync(FILE)) process.loadEnvFile(FILE);
}
