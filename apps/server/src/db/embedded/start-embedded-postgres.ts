import { resolve } from 'node:path';
import { chooseAccount } from './as-root/account.ts';
import { reachableBinaries } from './as-root/copy-binaries.ts';
import { chooseHome, dataFolder, possibleHomes, SHARED_FOLDER } from './as-root/database-home.ts';
import { makePrivateFolder } from './as-root/folder-access.ts';
import { findBinaries, proveBinaries, type ResolvePackage } from './binaries.ts';
import { lockDataDir } from './data-dir-lock.ts';
import type { DatabaseLog } from './errors.ts';
import { initialise } from './initialise.ts';
import { clearLeftover } from './leftover.ts';
import { launchPostgres } from './postgres-process.ts';
import { readPostmasterFile } from './running-database.ts';
import { prepareSocketFolder, removeFormerSocketFolder, type Settings, socketUrl } from './settings.ts';
import { type Backoff, type DatabaseState, Supervisor } from './supervisor.ts';

export interface EmbeddedPostgresOptions {
  /** Created if necessary, and locked until `stop`. */
  readonly dataDir: string;
  readonly log: DatabaseLog;
  /** The folder for binaries and data that root's database account could not reach otherwise. */
  readonly sharedFolder?: string;
  /** PostgreSQL settings that override the defaults. */
  readonly settings?: Settings;
  readonly backoff?: Backoff;
  readonly resolvePackage?: ResolvePackage;
}

/** The embedded database: PostgreSQL as a child process, reached through a private Unix socket. */
export interface EmbeddedPostgres {
  /** The address for `pg` and other clients on this machine. It does not change with restarts. */
  readonly url: string;
  readonly state: DatabaseState;
  /** Whether it accepts connections. */
  isReady(): boolean;
  /** Calls the listener at each change of state. Returns a function that unsubscribes. */
  onStateChange(listener: (state: DatabaseState) => void): () => void;
  /** Closes the connections, ends the process and unlocks DATA_DIR. */
  stop(): Promise<void>;
}

const BACKOFF: Backoff = { first: 250, longest: 15_000 };

/**
 * Starts the database of `dataDir`, creating it if necessary. If it dies later, it is restarted.
 * @throws EmbeddedPostgresError whose message says what to do
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir);
  const lock = await lockDataDir(dataDir);
  try {
    const { supervisor, url, cleanUp } = await startSupervised(dataDir, options);
    return {
      url,
      get state() {
        return supervisor.state;
      },
      isReady: () => supervisor.state === 'ready',
      onStateChange: (listener) => supervisor.onStateChange(listener),
      stop: async () => {
        await supervisor.stop();
        await cleanUp();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function startSupervised(
  dataDir: string,
  {
    log,
    sharedFolder = SHARED_FOLDER,
    settings = {},
    backoff = BACKOFF,
    resolvePackage,
  }: EmbeddedPostgresOptions,
) {
  const installed = await findBinaries(resolvePackage);
  const homes = await possibleHomes(dataDir, sharedFolder);
  const account = await chooseAccount([homes.elsewhere, homes.inside]);
  const binaries = await reachableBinaries(installed, account, sharedFolder, log);
  const major = await proveBinaries(binaries, account);

  const home = await chooseHome(homes, account, log);
  const data = dataFolder(home);
  await makePrivateFolder(home, account);
  await initialise({ home, binaries, account, major, durable: settings.fsync !== 'off', log });

  const former = await readPostmasterFile(data);
  await clearLeftover(binaries, account, data, log);
  if (former !== undefined) await removeFormerSocketFolder(former.socketFolder);
  const socket = await prepareSocketFolder(home, account);

  const launch = async () => {
    await clearLeftover(binaries, account, data, log);
    await socket.empty();
    return launchPostgres({ binaries, account, data, socketFolder: socket.path, settings, log });
  };
  const supervisor = new Supervisor(launch, log, backoff);
  try {
    await supervisor.start();
  } catch (error) {
    await supervisor.stop();
    await socket.remove();
    throw error;
  }
  return { supervisor, url: socketUrl(socket.path), cleanUp: () => socket.remove() };
}
