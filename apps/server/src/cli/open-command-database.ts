import type { FastifyBaseLogger } from 'fastify';
import { dataFolder, possibleHomes, SHARED_FOLDER } from '#db/embedded/as-root/database-home.ts';
import { EmbeddedPostgresError } from '#db/embedded/errors.ts';
import { readPostmasterFile } from '#db/embedded/running-database.ts';
import { socketUrl } from '#db/embedded/settings.ts';
import { type OpenDatabase, openDatabase } from '#db/open-database.ts';

interface Options {
  readonly url: string | undefined;
  readonly dataDir: string;
  readonly log: FastifyBaseLogger;
}

/** The database of the server's own environment; when the server runs on the embedded one, its connection is shared. */
export async function openCommandDatabase(options: Options): Promise<OpenDatabase> {
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
