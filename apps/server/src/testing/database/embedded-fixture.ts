/** Shared by the tests of the embedded database: folders, started databases, servers to be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { inject, onTestFinished } from 'vitest';
import { readPostmasterFile } from '#db/embedded/running-database.ts';
import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from '#db/embedded/start-embedded-postgres.ts';
import { withClient } from '#db/with-client.ts';
import { copyFolder, makeTemporaryFolder } from './temporary-folder.ts';
import { TEST_SETTINGS } from './test-settings.ts';

/** Like the settings of other tests, but these databases are killed, and committed data must survive. */
const SETTINGS = { ...TEST_SETTINGS, synchronous_commit: 'on' };

const HOLD_DATABASE = fileURLToPath(new URL('./hold-database.ts', import.meta.url));

export const AS_ROOT = process.getuid?.() === 0;

/** Two folders within the test's own, so that nothing is written to the machine's shared folder. */
export const temporaryFolders = async () => {
  const folder = await makeTemporaryFolder();
  onTestFinished(folder.remove);
  return { root: folder.path, dataDir: join(folder.path, 'data'), sharedFolder: join(folder.path, 'shared') };
};

/** Copies an initialised database into the folder, because initialising one takes longer than most tests. */
export async function putDatabase(dataDir: string): Promise<void> {
  const made = inject('initialisedDataDir');
  if (made !== undefined) await copyFolder(made, dataDir);
}

/** Like `temporaryFolders`, with such a copy. */
export const initialisedFolders = async () => {
  const folders = await temporaryFolders();
  await putDatabase(folders.dataDir);
  return folders;
};

export const recordingLog = () => {
  const messages: string[] = [];
  const record = (_fields: object, message: string): void => {
    messages.push(message);
  };
  return { messages, log: { info: record, warn: record, error: record } };
};

/** Starts a database that is stopped at the end of the test at the latest. */
export const startDatabase = async (
  options: Partial<EmbeddedPostgresOptions> & Pick<EmbeddedPostgresOptions, 'dataDir' | 'sharedFolder'>,
): Promise<EmbeddedPostgres> => {
  const database = await startEmbeddedPostgres({
    settings: SETTINGS,
    backoff: { first: 50, longest: 200 },
    ...options,
    log: options.log ?? recordingLog().log,
  });
  onTestFinished(() => database.stop());
  return database;
};

/** Resolves when the database reports the state; immediately if it is in it. */
export const waitForState = (database: EmbeddedPostgres, state: EmbeddedPostgres['state']): Promise<void> =>
  new Promise((resolve) => {
    if (database.state === state) return resolve();
    const forget = database.onStateChange((now) => {
      if (now !== state) return;
      forget();
      resolve();
    });
  });

/** Runs one statement and returns its rows. */
export const query = (url: string, sql: string): Promise<Record<string, unknown>[]> =>
  withClient(url, async (client) => (await client.query(sql)).rows);

/** The process id of the database that runs on a data folder. */
export const databasePid = async (data: string): Promise<number> => {
  const file = await readPostmasterFile(data);
  if (file === undefined) throw new Error(`No database runs on ${data}`);
  return file.pid;
};

export interface HeldServer {
  readonly process: ChildProcess;
  /** Resolves to the database's address once it runs. */
  readonly url: Promise<string>;
  /** Everything it has logged so far. */
  output(): string;
}

/** Starts `hold-database.ts` as a separate process, which the test may kill. */
export const startServer = (
  options: Partial<EmbeddedPostgresOptions> & { readonly packageFolder?: string },
  { uid, gid, inThread = false }: { uid?: number; gid?: number; inThread?: boolean } = {},
): HeldServer => {
  const args = [HOLD_DATABASE, JSON.stringify({ settings: SETTINGS, ...options })];
  const server = spawn(process.execPath, inThread ? [...args, '--in-thread'] : args, {
    cwd: '/',
    stdio: 'pipe',
    ...(uid === undefined ? {} : { uid }),
    ...(gid === undefined ? {} : { gid }),
  });
  onTestFinished(() => {
    server.kill('SIGKILL');
  });
  let output = '';
  server.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const failed = once(server, 'exit').then(() => {
    throw new Error(`The server ended before its database ran: ${output}`);
  });
  const started = once(createInterface({ input: server.stdout }), 'line').then(([line]) => String(line));
  const url = Promise.race([started, failed]);
  url.catch(() => {});
  return { process: server, url, output: () => output };
};

export const kill = async (server: HeldServer): Promise<void> => {
  server.process.kill('SIGKILL');
  await once(server.process, 'exit');
};

/** Runs `hold-database.ts` in a thread of the test's process; `end` ends it like a crash. */
export const startInThread = (options: Partial<EmbeddedPostgresOptions>) => {
  const thread = new Worker(HOLD_DATABASE, {
    argv: [JSON.stringify({ settings: SETTINGS, ...options })],
    stdin: true,
    stdout: true,
    stderr: true,
  });
  const url = once(thread.stdout, 'data').then(([chunk]) => String(chunk).trim());
  return { url, end: () => thread.terminate() };
};
