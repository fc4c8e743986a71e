import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { connectDatabase } from '#db/client.ts';
import { EmbeddedPostgresError } from '#db/embedded/embedded-postgres-error.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { EnvironmentError, parseEnv } from '../env.ts';
import { FoodImportError } from './food-import/food-import-error.ts';
import { importDownload } from './food-import/import-download.ts';
import { openImportDatabase } from './food-import/open-import-database.ts';
import { showProgress } from './food-import/progress.ts';

const HELP = `Imports foods from USDA FoodData Central, so that the food search knows them.

  npm run foods:import -- PATH

PATH is a CSV download from https://fdc.nal.usda.gov/download-datasets (SR Legacy, Foundation, FNDDS, Branded, or all
of them in one), the zip file as saved or the folder it was unpacked to. Each set takes the place of the one imported
before; running it again changes nothing. The server may be running.

DATABASE_URL and DATA_DIR are read as by the server. Exit code: 0 done, 1 not imported, 2 called wrongly.`;

const DONE = 0;
const FAILED = 1;
const CALLED_WRONGLY = 2;

async function importInto(path: string, signal: AbortSignal): Promise<void> {
  const env = parseEnv();
  const log = pino({ level: 'warn' }, pino.destination(2));
  const database = await openImportDatabase({ url: env.DATABASE_URL, dataDir: env.DATA_DIR, log });
  try {
    await migrateDatabase(database.url);
    const client = connectDatabase(database.url, (error) => log.warn({ err: error }, 'Lost a connection'));
    try {
      const progress = showProgress(process.stderr);
      await importDownload({ path, client, progress, now: () => new Date(), signal });
    } finally {
      await client.close();
    }
  } finally {
    await database.stop();
  }
}

/** The sentence for a failure that we know, else all there is to it. */
function explain(error: unknown): string {
  if (error instanceof FoodImportError) return error.message;
  if (error instanceof EmbeddedPostgresError) return error.message;
  if (error instanceof EnvironmentError) return `The configuration has a mistake.\n${error.message}`;
  if (error instanceof Error && error.name === 'AbortError')
    return 'Stopped. Sets that were stored stay; run it again for the rest.';
  return `The import failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

function readPath(): string | undefined {
  try {
    const { values, positionals } = parseArgs({
      options: { help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
    if (values.help) {
      console.log(HELP);
      process.exit(DONE);
    }
    return positionals.length === 1 ? positionals[0] : undefined;
  } catch {
    return undefined;
  }
}

const path = readPath();
if (path === undefined) {
  console.error(`Give one file or folder to import.\n\n${HELP}`);
  process.exit(CALLED_WRONGLY);
}
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
try {
  await importInto(path, stopping.signal);
} catch (error) {
  console.error(explain(error));
  process.exitCode = FAILED;
}
