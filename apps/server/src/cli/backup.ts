import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { takeBackup } from '#db/backup/take-backup.ts';
import { parseEnv } from '../env.ts';
import { commandLog } from './command-log.ts';
import { explainFailure } from './explain-failure.ts';
import { openCommandDatabase } from './open-command-database.ts';
import { callAgain, NOT_DONE, readArguments } from './read-arguments.ts';

const HELP = `Saves everything that the app holds into one file.

  npm run backup -- PATH

PATH is the zip file to write, which must not be there yet, or a folder, in which the file is named after the moment.
The file is as the data is at one moment; the server may be running and is not held up. It holds all there is, the
passwords' hashes too: keep it where only you can read it. Who is signed in is not in it.

  npm run restore -- FILE   brings it back, into this version or a newer one

DATABASE_URL and DATA_DIR are read as by the server. Exit code: 0 saved, 1 not saved, with the reason, 2 called wrongly.`;

async function fileOf(path: string, now: Date): Promise<string> {
  const isFolder = await stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
  const moment = now.toISOString().slice(0, 19).replaceAll(':', '-');
  return isFolder ? join(path, `game-plan-cookbook-${moment}.zip`) : path;
}

async function backUp(given: string): Promise<void> {
  const { DATABASE_URL, DATA_DIR } = parseEnv();
  const now = new Date();
  const path = await fileOf(given, now);
  const { url, stop } = await openCommandDatabase({
    url: DATABASE_URL,
    dataDir: DATA_DIR,
    log: commandLog(),
  });
  try {
    const { tables } = await takeBackup({ url, path, now });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `Saved ${rows.toLocaleString('en-US')} rows of ${tables.length} tables into ${resolve(path)}.`,
    );
  } finally {
    await stop();
  }
}

const [path, ...others] = readArguments(HELP, {})?.positionals ?? [];
if (path === undefined || others.length > 0) callAgain(`Give one file or folder to write to.\n\n${HELP}`);
try {
  await backUp(path);
} catch (error) {
  console.error(explainFailure('Not saved', error));
  process.exitCode = NOT_DONE;
}
