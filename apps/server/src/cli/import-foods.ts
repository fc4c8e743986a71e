import { type Call, defineCommand, runAsProcess, WrongCall } from './command.ts';
import { explainFailure } from './explain-failure.ts';
import { FoodImportError } from './food-import/food-import-error.ts';
import { importDownload } from './food-import/import-download.ts';
import { showProgress } from './food-import/progress.ts';
import { withDatabase } from './with-database.ts';

const HELP = `Imports foods from USDA FoodData Central into the food search.

  npm run foods:import -- PATH

PATH is a CSV download from https://fdc.nal.usda.gov/download-datasets (SR Legacy, Foundation, FNDDS, Branded, or all
of them in one): either the zip file or the folder it was unpacked to. Each set replaces the one imported before; running
the command again changes nothing. The server may be running.

DATABASE_URL and DATA_DIR work as they do for the server. Exit codes: 0 done, 1 not imported, 2 wrong arguments.`;

const importInto = (path: string, call: Call, signal: AbortSignal) =>
  withDatabase(call, ({ client }) =>
    importDownload({ path, client, progress: showProgress(call.stderr), now: () => new Date(), signal }),
  );

/** The message for a known failure, otherwise the full error. */
function explain(error: unknown): string {
  if (error instanceof FoodImportError) return error.message;
  if (error instanceof Error && error.name === 'AbortError')
    return 'Stopped. Sets that were stored stay; run it again for the rest.';
  return explainFailure('The import failed', error);
}

const STOPS = ['SIGINT', 'SIGTERM'] as const;

export const importFoods = defineCommand({
  help: HELP,
  usage: 'Name one file or folder to import.',
  async run({ positionals: [path, ...others] }, call) {
    if (path === undefined || others.length > 0) throw new WrongCall();
    const stopping = new AbortController();
    const stop = () => stopping.abort();
    for (const signal of STOPS) process.once(signal, stop);
    try {
      await importInto(path, call, stopping.signal);
    } finally {
      for (const signal of STOPS) process.off(signal, stop);
    }
  },
  explain,
});

if (import.meta.main) await runAsProcess(importFoods);
