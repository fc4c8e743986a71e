import { type Logger, pino } from 'pino';
import { connectDatabase, type DatabaseClient } from '#db/client.ts';
import { dataFolder, possibleHomes, SHARED_FOLDER } from '#db/embedded/as-root/database-home.ts';
import { EmbeddedPostgresError } from '#db/embedded/errors.ts';
import { readPostmasterFile } from '#db/embedded/running-database.ts';
import { socketUrl } from '#db/embedded/settings.ts';
import { type OpenDatabase, openDatabase } from '#db/open-database.ts';
import { upgradeDatabase } from '#db/upgrade-database.ts';
import { LOG_OPTIONS, logDestination } from '#http/logging.ts';
import { type Env, parseEnv } from '../env.ts';

export interface CommandSettings {
  readonly env: Env;
  readonly client: DatabaseClient;
  /** The address of the database. */
  readonly url: string;
  readonly log: Logger;
}

/** Does a command's work on the server's database as it stands. For the rest see `withDatabase`. */
export async function withDatabaseAsItIs<Result>(
  work: (settings: Omit<CommandSettings, 'client'>) => Promise<Result>,
): Promise<Result> {
  const env = parseEnv();
  const log = commandLog();
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
 * Does a command's work on the database that the server of the same environment uses, brought up to date, whether the
 * server runs or not. Everything is closed afterwards. Throws what `work` throws, and all that can be wrong with the
 * environment or the database: see `explainFailure`.
 */
export function withDatabase<Result>(work: (settings: CommandSettings) => Promise<Result>): Promise<Result> {
  return withDatabaseAsItIs(async ({ env, url, log }) => {
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

/** The database of the server's own environment; when the server runs on the embedded one, its connection is shared. */
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

/** Where the database of the server that has the folder answers, if it does just now. */
async function runningDatabase(dataDir: string): Promise<string | undefined> {
  const homes = await possibleHomes(dataDir, SHARED_FOLDER);
  for (const home of [homes.inside, homes.elsewhere]) {
    const running = await readPostmasterFile(dataFolder(home));
    if (running?.ready) return socketUrl(running.socketFolder);
  }
  return undefined;
}

/** Warnings to the standard error: what a command answers is alone on the standard output. */
const commandLog = (): Logger => pino({ level: 'warn', ...LOG_OPTIONS }, logDestination(2));
