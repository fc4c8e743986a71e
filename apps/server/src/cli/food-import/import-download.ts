import { sourceName } from '@game-plan/domain/foods/usda/names';
import type { DatabaseClient } from '#db/client.ts';
import { settleFoods } from '#features/foods/food-word-queries.ts';
import { mergeSet } from './merge-set.ts';
import { openDownload } from './open-download.ts';
import type { Progress } from './progress.ts';
import { stageDownload } from './stage-download.ts';

interface Options {
  /** A zip file or a folder. */
  readonly path: string;
  readonly client: DatabaseClient;
  readonly progress: Progress;
  readonly now: () => Date;
  readonly signal: AbortSignal;
}

/**
 * Imports each set of a download in its own transaction. After an interruption the import can be repeated; finished
 * sets are then replaced by the same data. Throws a FoodImportError if the download cannot be used.
 */
export async function importDownload({ path, client, progress, now, signal }: Options): Promise<void> {
  const download = await openDownload(path);
  const connection = await client.pool.connect();
  try {
    const sets = await stageDownload(download, { connection, progress, signal });
    for (const [dataSet] of sets) {
      signal.throwIfAborted();
      progress.say(`Storing ${sourceName(dataSet, 0)} …`);
      const foods = await mergeSet(connection, dataSet, now());
      progress.say(`${sourceName(dataSet, 0)}: ${foods.toLocaleString('en-US')} foods.`);
    }
  } finally {
    progress.stop();
    // Closes the connection instead of returning it to the pool, which drops its temporary tables.
    connection.release(true);
    await download.close();
  }
  await settleFoods(client.db);
}
