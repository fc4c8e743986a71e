import { existsSync } from 'node:fs';
import { join } from 'node:path';

const FILE = join(import.meta.dirname, '../.env');

/** Takes over what the repository's .env says, where the environment itself says nothing. */
export function loadDotEnv(): void {
  if (existsSync(FILE)) process.loadEnvFile(FILE);
}
