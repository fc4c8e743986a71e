import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { BackupError } from '#db/backup/backup-error.ts';
import { fileTimestamp } from '#db/backup/file-timestamp.ts';
import { takeBackup } from '#db/backup/take-backup.ts';
import { type Call, defineCommand, runAsProcess, WrongCall } from './command.ts';
import { describeBackup } from './describe-backup.ts';
import { explainFailure } from './explain-failure.ts';
import { withUnmigratedDatabase } from './with-database.ts';

const HELP = `Saves everything in the app to one file.

  npm run backup -- PATH

PATH is an existing folder, where the file is named after the current time, or the name of a new file that ends in .zip. The
file holds the data as it was at one moment; the server may be running and is not held up. It contains everything, including the hashes of
passwords, so keep it where only you can read it. It does not contain who is signed in.

  npm run restore -- FILE   restores it, into this version or a newer one

DATABASE_URL and DATA_DIR work as they do for the server.
Exit codes: 0 saved, 1 not saved (the reason is printed), 2 wrong arguments.`;

/**
 * The file to write. A missing folder is not created, because below the mount point of a disk that is not mounted it would
 * fill the wrong disk. It is not taken for the name of a file either, because no restore command would look for that file.
 */
async function fileOf(path: string, now: Date): Promise<string> {
  const found = await stat(path).catch(() => undefined);
  if (found?.isDirectory()) return join(path, `game-plan-cookbook-${fileTimestamp(now)}.zip`);
  if (found || path.toLowerCase().endsWith('.zip')) return path;
  throw new BackupError(
    `There is no folder ${resolve(path)}. Create it first, or name a file that ends in .zip.`,
  );
}

const backUp = (given: string, call: Call) =>
  withUnmigratedDatabase(call, async ({ url }) => {
    const now = new Date();
    const path = await fileOf(given, now);
    const backup = await takeBackup({ url, path, now });
    call.stdout.write(`Saved ${describeBackup(backup)} to ${resolve(path)}.\n`);
  });

export const backupToFile = defineCommand({
  help: HELP,
  usage: 'Name one file or folder to write to.',
  async run({ positionals: [path, ...others] }, call) {
    if (path === undefined || others.length > 0) throw new WrongCall();
    await backUp(path, call);
  },
  explain: (error) => explainFailure('Not saved', error),
});

if (import.meta.main) await runAsProcess(backupToFile);
