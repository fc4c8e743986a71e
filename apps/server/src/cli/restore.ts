import { restoreBackup } from '#db/backup/restore-backup.ts';
import { allJobs } from '#jobs';
import { parseEnv } from '../env.ts';
import { commandLog } from './command-log.ts';
import { explainFailure } from './explain-failure.ts';
import { openCommandDatabase } from './open-command-database.ts';
import { callAgain, NOT_DONE, readArguments } from './read-arguments.ts';

const HELP = `Brings back what “npm run backup” saved.

  npm run restore -- FILE

The database must be empty: a restore never replaces anything. Name a new DATA_DIR (with DATABASE_URL, a new database),
restore, and start the server with it. A backup of an older version is brought up to date.
Everybody signs in again. With any fault in the file the database stays empty.

DATABASE_URL and DATA_DIR are read as by the server. Exit code: 0 restored, 1 not restored, with the reason, 2 called
wrongly.`;

async function restore(path: string): Promise<void> {
  const { DATABASE_URL, DATA_DIR } = parseEnv();
  const log = commandLog();
  const { url, stop } = await openCommandDatabase({ url: DATABASE_URL, dataDir: DATA_DIR, log });
  try {
    const { tables, createdAt } = await restoreBackup({ url, path, jobs: allJobs(), log });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `Restored ${rows.toLocaleString('en-US')} rows of ${tables.length} tables, saved on ${new Date(createdAt).toUTCString()}.`,
    );
  } finally {
    await stop();
  }
}

const [path, ...others] = readArguments(HELP, {})?.positionals ?? [];
if (path === undefined || others.length > 0) callAgain(`Give one file to restore.\n\n${HELP}`);
try {
  await restore(path);
} catch (error) {
  console.error(explainFailure('Not restored', error));
  process.exitCode = NOT_DONE;
}
