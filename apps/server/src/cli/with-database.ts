import type { Logger } from 'pino';
import { connectDatabase, type DatabaseClient } from '#db/client.ts';
import { dataFolder, possibleHomes, SHARED_FOLDER } from '#db/embedded/as-root/database-home.ts';
import { EmbeddedPostgresError } from '#db/embedded/errors.ts';
import { readPostmasterFile } from '#db/embedded/running-database.ts';
import { socketUrl } from '#db/embedded/settings.ts';
import { type OpenDatabase, openDatabase } from '#db/open-database.ts';
import { upgradeDatabase } from '#db/upgrade-database.ts';
import { type Env, parseEnv } from '../env.ts';
import type { Call } from './command.ts';

export interface CommandSettings {
  readonly env: Env;
  readonly client: DatabaseClient;
  /** The address of the database. */
  readonly url: string;
  readonly log: Logger;
}

/** Runs a command's work on the server's database without migrating it; otherwise like `withDatabase`. */
export async function withUnmigratedDatabase<Result>(
  { env: source, log }: Call,
  work: (settings: Omit<CommandSettings, 'client'>) => Promise<Result>,
): Promise<Result> {
  const env = parseEnv(source);
  const { url, stop } = await openCommandDatabase({
    url: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    log,
  });
  try {
    return await work({ env, url, log });
  } finally {
    await stop();
  }
}

/**
 * Runs a command's work on the database of the server with the same environment, migrated if necessary, whether or not
 * the server is running. Closes everything afterwards. Throws what `work` throws, and all errors of the environment and
 * the database; see `explainFailure`.
 */
export function withDatabase<Result>(
  call: Call,
  work: (settings: CommandSettings) => Promise<Result>,
): Promise<Result> {
  return withUnmigratedDatabase(call, async ({ env, url, log }) => {
    await upgradeDatabase({ url, dataDir: env.DATA_DIR, now: new Date(), log });
    const client = connectDatabase(url, (error) => log.warn({ err: error }, 'Lost a connection'));
    try {
      return await work({ env, client, url, log });
    } finally {
      await client.close();
    }
  });
}

interface Options {
  readonly url: string | undefined;
  readonly dataDir: string;
  readonly log: Logger;
}

/** Opens the server's database; if the server is running on the embedded one, connects to that. */
async function openCommandDatabase(options: Options): Promise<OpenDatabase> {
  try {
    return await openDatabase(options);
  } catch (error) {
    const isInUse = error instanceof EmbeddedPostgresError && error.code === 'data-dir-in-use';
    const url = isInUse ? await runningDatabase(options.dataDir) : undefined;
    if (url === undefined) throw error;
    return { url, isReady: () => true, stop: async () => undefined };
  }
}

/** The address of the embedded database of a running server; undefined if it is not ready. */
async function runningDatabase(dataDir: string): Promise<string | undefined> {
  const homes = await possibleHomes(dataDir, SHARED_FOLDER);
  for (const home of [homes.inside, homes.elsewhere]) {
    const running = await readPostmasterFile(dataFolder(home));
    if (running?.ready) return socketUrl(running.socketFolder);
  }
  return undefined;
}
