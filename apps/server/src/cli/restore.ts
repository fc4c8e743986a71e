import { restoreBackup } from '#db/backup/restore-backup.ts';
import { allJobs } from '#jobs';
import { describeBackup } from './describe-backup.ts';
import { explainFailure } from './explain-failure.ts';
import { callAgain, NOT_DONE, readArguments } from './read-arguments.ts';
import { withDatabaseAsItIs } from './with-database.ts';

const HELP = `Brings back what “npm run backup” saved.

  npm run restore -- FILE

The database must be empty: a restore never replaces anything. Name a new DATA_DIR (with DATABASE_URL, a new database),
restore, and start the server with it. A backup of an older version is brought up to date.
Everybody signs in again. With any fault in the file the database stays empty.

DATABASE_URL and DATA_DIR are read as by the server. Exit code: 0 restored, 1 not restored, with the reason, 2 called
wrongly.`;

const restore = (path: string) =>
  withDatabaseAsItIs(async ({ url, log }) => {
    const backup = await restoreBackup({ url, path, jobs: allJobs(), log });
    console.log(`Restored ${describeBackup(backup)}, saved on ${new Date(backup.createdAt).toUTCString()}.`);
  });

const [path, ...others] = readArguments(HELP, {})?.positionals ?? [];
if (path === undefined || others.length > 0) callAgain(`Give one file to restore.\n\n${HELP}`);
try {
  await restore(path);
} catch (error) {
  console.error(explainFailure('Not restored', error));
  process.exitCode = NOT_DONE;
}
