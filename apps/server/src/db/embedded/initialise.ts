import { chown, mkdtemp, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Account } from './as-root/account.ts';
import { dataFolder } from './as-root/database-home.ts';
import type { Binaries } from './binaries.ts';
import type { DatabaseLog } from './errors.ts';
import { EmbeddedPostgresError, explainFailure, undefinedIfMissing } from './errors.ts';
import { endWithParent, type ProgramResult, runProgram } from './run-program.ts';
import { DATABASE_NAME, ROLE } from './settings.ts';

const UNFINISHED_PREFIX = 'data.initialising-';

/**
 * PostgreSQL's built-in Unicode rules are the same on every system, so that an update of the C library cannot corrupt
 * an index. Only the trigram index still uses the C library to classify letters.
 */
const LOCALE = [
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
  `--lc-ctype=${process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`,
];

export interface InitialiseOptions {
  readonly home: string;
  readonly binaries: Binaries;
  readonly account: Account;
  /** Major version of the binaries. */
  readonly major: number;
  /** False for a database that need not survive a power cut. */
  readonly durable: boolean;
  readonly log: DatabaseLog;
}

/**
 * Creates the database's files unless they exist, in a temporary folder that is renamed when complete, so that an
 * incomplete database never exists.
 * @throws EmbeddedPostgresError `other-major-version`, `folder-unusable`, `disk-full`, `initialisation-failed`
 */
export async function initialise(options: InitialiseOptions): Promise<void> {
  const { home, account, durable, log } = options;
  await removeUnfinished(home);
  const data = dataFolder(home);
  if (await isInitialised(data, options.major)) return;

  log.info({ folder: data }, 'Creating the database, which happens once');
  const unfinished = await mkdtemp(join(home, UNFINISHED_PREFIX));
  if (account.differs) await chown(unfinished, account.uid, account.gid);
  await runInitdb(options, unfinished);
  await createDatabase(options, unfinished);
  await rename(unfinished, data);
  if (durable) await syncFolder(home);
}

async function removeUnfinished(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    if (!name.startsWith(UNFINISHED_PREFIX)) continue;
    // Retried, because the initdb of a killed server may still be writing there.
    await rm(join(home, name), { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}

async function isInitialised(data: string, major: number): Promise<boolean> {
  const found = (await undefinedIfMissing(readFile(join(data, 'PG_VERSION'), 'utf8')))?.trim();
  if (found === String(major)) return true;
  if (found !== undefined) {
    throw new EmbeddedPostgresError(
      'other-major-version',
      `The database in ${data} was made by PostgreSQL ${found}, and this is PostgreSQL ${major}, which cannot read ` +
        'it. Make a backup with the version of the app that made it, move the folder away, then restore the backup.',
    );
  }
  if ((await undefinedIfMissing(stat(data))) !== undefined && (await readdir(data)).length > 0) {
    throw new EmbeddedPostgresError(
      'folder-unusable',
      `The folder ${data} holds something that is not a database. Move it away, then start again.`,
    );
  }
  return false;
}

async function runInitdb({ binaries, account, durable }: InitialiseOptions, data: string): Promise<void> {
  const command = await endWithParent(account, {
    file: binaries.initdb,
    args: [
      '-D',
      data,
      '-U',
      ROLE,
      ...LOCALE,
      '--auth-local=trust',
      '--auth-host=reject',
      '--no-instructions',
    ].concat(durable ? [] : ['--no-sync']),
  });
  const result = await runProgram(account, command.file, command.args);
  if (/could not look up effective user ID/.test(result.output)) {
    throw new EmbeddedPostgresError(
      'no-account',
      `PostgreSQL needs an account with a name, and uid ${account.uid} has none on this machine. Run the server ` +
        'under a named account (a line in /etc/passwd), or set DATABASE_URL.',
    );
  }
  check(result, data);
}

/**
 * Creates the database in single-user mode, in which PostgreSQL reads statements from stdin, because the server is not
 * running yet.
 */
async function createDatabase(
  { binaries, account, durable }: InitialiseOptions,
  data: string,
): Promise<void> {
  const settings = ['-c', 'exit_on_error=on', '-c', `fsync=${durable ? 'on' : 'off'}`];
  const args = ['--single', '-D', data, ...settings, 'postgres'];
  check(await runProgram(account, binaries.postgres, args, `CREATE DATABASE ${DATABASE_NAME}\n`), data);
}

function check({ exitCode, output }: ProgramResult, data: string): void {
  if (exitCode === 0) return;
  const failure = explainFailure('be created', data, output);
  if (failure.code === 'disk-full') throw failure;
  throw new EmbeddedPostgresError('initialisation-failed', failure.message);
}

/** A rename survives a power cut only after its folder is synced. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
