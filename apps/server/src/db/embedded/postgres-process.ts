/** One running PostgreSQL: started, watched until it takes connections, stopped. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { isMainThread } from 'node:worker_threads';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import type { DatabaseLog } from './database-log.ts';
import type { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { explainFailure } from './failure.ts';
import { endWithParent } from './parent-death.ts';
import { followLog } from './postgres-log.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { spawnOptions } from './run-program.ts';
import { type Settings, settingArguments } from './settings.ts';

const POLL_MS = 20;

/** PostgreSQL's fast, then immediate shutdown, then the end; each with the time it gets (ms). */
const STOPS = [
  { signal: 'SIGINT', patience: 30_000 },
  { signal: 'SIGQUIT', patience: 10_000 },
  { signal: 'SIGKILL', patience: 10_000 },
] as const;

/**
 * How long the end of its connections is waited for once it is gone itself (ms). They notice within moments; one that hangs
 * on a broken disk never does, and would hold up whoever stops or restarts the database for ever.
 */
const LINGERING = 5_000;

export interface PostgresProcess {
  readonly pid: number | undefined;
  /** Resolves when it takes connections; rejects with an `EmbeddedPostgresError` when it ends before. */
  readonly ready: Promise<void>;
  /** Resolves, with the reason in words, when it has ended for whatever cause. */
  readonly ended: Promise<EmbeddedPostgresError>;
  stop(): Promise<void>;
}

export interface LaunchOptions {
  readonly binaries: Binaries;
  readonly account: Account;
  readonly data: string;
  readonly socketFolder: string;
  readonly settings: Settings;
  readonly log: DatabaseLog;
}

export const launchPostgres = async (options: LaunchOptions): Promise<PostgresProcess> => {
  const { binaries, account, data, log } = options;
  const command = await endWithParent(account, {
    file: binaries.postgres,
    args: ['-D', data, ...settingArguments(options.socketFolder, options.settings)],
  });
  const child = spawn(command.file, command.args, {
    ...spawnOptions(account),
    // In a session of its own, Ctrl-C in a terminal reaches the server only, which stops the database last.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  // It takes no new connections from then on, and waits for the end of those there are, which is never: the app keeps its
  // own. Told to be quick it ends, and is started again like any database that ended.
  const beQuick = () => void child.kill('SIGINT');
  const lines = child.stderr === null ? () => '' : followLog(child.stderr, log, beQuick);

  const stopOnExit = (): void => {
    child.kill('SIGINT');
  };
  // For systems that cannot do it themselves; a worker thread's end is not the server's.
  if (isMainThread) process.once('exit', stopOnExit);

  let over = false;
  const abandoned = once(child, 'exit').then(
    () => new Promise((give) => setTimeout(give, LINGERING).unref()),
  );
  const ended = Promise.race([once(child, 'close'), abandoned])
    .then(
      () => lines(),
      (error) => String(error),
    )
    .then((output) => {
      over = true;
      process.off('exit', stopOnExit);
      return explainFailure('run', data, output);
    });

  const waitUntilReady = async (): Promise<void> => {
    while (!over) {
      const file = await readPostmasterFile(data);
      if (file?.pid === child.pid && file?.ready) return;
      await Promise.race([delay(POLL_MS), ended]);
    }
    throw await ended;
  };
  const ready = waitUntilReady();
  // Whoever stops it before it was ready need not hear that it never was.
  ready.catch(() => {});

  const stop = async (): Promise<void> => {
    for (const { signal, patience } of STOPS) {
      if (over) return;
      child.kill(signal);
      const abandoned = new AbortController();
      await Promise.race([ended, delay(patience, undefined, { signal: abandoned.signal }).catch(() => {})]);
      abandoned.abort();
    }
  };
  return { pid: child.pid, ready, ended, stop };
};
