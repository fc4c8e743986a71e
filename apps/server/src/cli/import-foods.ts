import { explainFailure } from './explain-failure.ts';
import { FoodImportError } from './food-import/food-import-error.ts';
import { importDownload } from './food-import/import-download.ts';
import { showProgress } from './food-import/progress.ts';
import { callAgain, NOT_DONE, readArguments } from './read-arguments.ts';
import { withDatabase } from './with-database.ts';

const HELP = `Imports foods from USDA FoodData Central, so that the food search knows them.

  npm run foods:import -- PATH

PATH is a CSV download from https://fdc.nal.usda.gov/download-datasets (SR Legacy, Foundation, FNDDS, Branded, or all
of them in one), the zip file as saved or the folder it was unpacked to. Each set takes the place of the one imported
before; running it again changes nothing. The server may be running.

DATABASE_URL and DATA_DIR are read as by the server. Exit code: 0 done, 1 not imported, 2 called wrongly.`;

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
if (path === undefined || others.length > 0) callAgain(`Give one file or folder to import.\n\n${HELP}`);
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
try {
  await importInto(path, stopping.signal);
} catch (error) {
  console.error(explain(error));
  process.exitCode = NOT_DONE;
}
