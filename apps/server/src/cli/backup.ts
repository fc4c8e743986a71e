import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileMoment } from '#db/backup/file-moment.ts';
import { takeBackup } from '#db/backup/take-backup.ts';
import { describeBackup } from './describe-backup.ts';
import { explainFailure } from './explain-failure.ts';
import { callAgain, NOT_DONE, readArguments } from './read-arguments.ts';
import { withDatabaseAsItIs } from './with-database.ts';

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
  return isFolder ? join(path, `game-plan-cookbook-${fileMoment(now)}.zip`) : path;
}

const backUp = (given: string) =>
  withDatabaseAsItIs(async ({ url }) => {
    const now = new Date();
    const path = await fileOf(given, now);
    const backup = await takeBackup({ url, path, now });
    console.log(`Saved ${describeBackup(backup)} into ${resolve(path)}.`);
  });

const [path, ...others] = readArguments(HELP, {})?.positionals ?? [];
if (path === undefined || others.length > 0) callAgain(`Give one file or folder to write to.\n\n${HELP}`);
try {
  await backUp(path);
} catch (error) {
  console.error(explainFailure('Not saved', error));
  process.exitCode = NOT_DONE;
}
