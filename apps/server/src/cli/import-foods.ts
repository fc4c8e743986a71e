import { explainFailure } from './explain-failure.ts';
import { FoodImportError } from './food-import/food-import-error.ts';
import { importDownload } from './food-import/import-download.ts';
import { showProgress } from './food-import/progress.ts';
import { exitWithUsageError, FAILURE, readArguments } from './read-arguments.ts';
import { withDatabase } from './with-database.ts';

const HELP = `Imports foods from USDA FoodData Central into the food search.

  npm run foods:import -- PATH

PATH is a CSV download from https://fdc.nal.usda.gov/download-datasets (SR Legacy, Foundation, FNDDS, Branded, or all
of them in one): either the zip file or the folder it was unpacked to. Each set replaces the one imported before; running
the command again changes nothing. The server may be running.

DATABASE_URL and DATA_DIR work as they do for the server. Exit codes: 0 done, 1 not imported, 2 wrong arguments.`;

const importInto = (path: string, signal: AbortSignal) =>
  withDatabase(({ client }) =>
    importDownload({ path, client, progress: showProgress(process.stderr), now: () => new Date(), signal }),
  );

/** The message for a known failure, otherwise the full error. */
function explain(error: unknown): string {
  if (error instanceof FoodImportError) return error.message;
  if (error instanceof Error && error.name === 'AbortError')
    return 'Stopped. Sets that were stored stay; run it again for the rest.';
  return explainFailure('The import failed', error);
}

const [path, ...others] = readArguments(HELP, {})?.positionals ?? [];
if (path === undefined || others.length > 0)
  exitWithUsageError(`Name one file or folder to import.\n\n${HELP}`);
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
try {
  await importInto(path, stopping.signal);
} catch (error) {
  console.error(explain(error));
  process.exitCode = FAILURE;
}
