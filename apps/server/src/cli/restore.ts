import { restoreBackup } from '#db/backup/restore-backup.ts';
import { allJobs } from '#jobs';
import { type Call, defineCommand, runAsProcess, WrongCall } from './command.ts';
import { describeBackup } from './describe-backup.ts';
import { explainFailure } from './explain-failure.ts';
import { withUnmigratedDatabase } from './with-database.ts';

const HELP = `Restores what “npm run backup” saved.

  npm run restore -- FILE

The database must be empty, because a restore never replaces anything. Choose a new DATA_DIR (or a new database in
DATABASE_URL), restore, and start the server with it. A backup from an older version is brought up to date.
Everyone has to sign in again. If anything is wrong with the file, the database stays empty.

DATABASE_URL and DATA_DIR work as they do for the server.
Exit codes: 0 restored, 1 not restored (the reason is printed), 2 wrong arguments.`;

const restore = (path: string, call: Call) =>
  withUnmigratedDatabase(call, async ({ url, log }) => {
    const backup = await restoreBackup({ url, path, jobs: allJobs(), log });
    const taken = new Date(backup.createdAt).toUTCString();
    call.stdout.write(`Restored ${describeBackup(backup)}, saved on ${taken}.\n`);
  });

export const restoreFromFile = defineCommand({
  help: HELP,
  usage: 'Name one file to restore.',
  async run({ positionals: [path, ...others] }, call) {
    if (path === undefined || others.length > 0) throw new WrongCall();
    await restore(path, call);
  },
  explain: (error) => explainFailure('Not restored', error),
});

if (import.meta.main) await runAsProcess(restoreFromFile);
