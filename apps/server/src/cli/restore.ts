import { restoreBackup } from '#db/backup/restore-backup.ts';
import { allJobs } from '#jobs';
import { describeBackup } from './describe-backup.ts';
import { explainFailure } from './explain-failure.ts';
import { exitWithUsageError, FAILURE, readArguments } from './read-arguments.ts';
import { withUnmigratedDatabase } from './with-database.ts';

const HELP = `Restores what “npm run backup” saved.

  npm run restore -- FILE

The database must be empty, because a restore never replaces anything. Choose a new DATA_DIR (or a new database in
DATABASE_URL), restore, and start the server with it. A backup from an older version is brought up to date.
Everyone has to sign in again. If anything is wrong with the file, the database stays empty.

DATABASE_URL and DATA_DIR work as they do for the server.
Exit codes: 0 restored, 1 not restored (the reason is printed), 2 wrong arguments.`;

const restore = (path: string) =>
  withUnmigratedDatabase(async ({ url, log }) => {
    const backup = await restoreBackup({ url, path, jobs: allJobs(), log });
    console.log(`Restored ${describeBackup(backup)}, saved on ${new Date(backup.createdAt).toUTCString()}.`);
  });

const [path, ...others] = readArguments(HELP, {})?.positionals ?? [];
if (path === undefined || others.length > 0) exitWithUsageError(`Name one file to restore.\n\n${HELP}`);
try {
  await restore(path);
} catch (error) {
  console.error(explainFailure('Not restored', error));
  process.exitCode = FAILURE;
}
