import { type Logger, pino } from 'pino';
import { connectDatabase, type DatabaseClient } from '#db/client.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { LOG_OPTIONS } from '#http/log-options.ts';
import { type Env, parseEnv } from '../env.ts';
import { openCommandDatabase } from './open-command-database.ts';

export interface CommandSettings {
  readonly env: Env;
  readonly client: DatabaseClient;
  /** The address of the database. */
  readonly url: string;
  /** To the standard error: what a command answers is alone on the standard output. */
  readonly log: Logger;
}

/**
 * Does a command's work on the database that the server of the same environment uses, brought up to date, whether the
 * server runs or not. Everything is closed afterwards. Throws what `work` throws, and all that can be wrong with the
 * environment or the database: see `explainFailure`.
 */
export async function withDatabase<Result>(
  work: (settings: CommandSettings) => Promise<Result>,
): Promise<Result> {
  const env = parseEnv();
  const log = pino({ level: 'warn', ...LOG_OPTIONS }, pino.destination(2));
  const { url, stop } = await openCommandDatabase({ url: env.DATABASE_URL, dataDir: env.DATA_DIR, log });
  try {
    await migrateDatabase(url);
    const client = connectDatabase(url, (error) => log.warn({ err: error }, 'Lost a connection'));
    try {
      return await work({ env, client, url, log });
    } finally {
      await client.close();
    }
  } finally {
    await stop();
  }
}
