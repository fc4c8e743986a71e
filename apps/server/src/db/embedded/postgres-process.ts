import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { isMainThread } from 'node:worker_threads';
import type { Account } from './as-root/account.ts';
import type { Binaries } from './binaries.ts';
import { type DatabaseLog, type EmbeddedPostgresError, explainFailure, type LogLevel } from './errors.ts';
import { endWithParent, spawnOptions } from './run-program.ts';
import { readPostmasterFile } from './running-database.ts';
import { type Settings, settingArguments } from './settings.ts';

const POLL_MS = 20;

/** PostgreSQL's fast shutdown, then immediate shutdown, then kill, each with its time (ms). */
const STOPS = [
  { signal: 'SIGINT', patience: 30_000 },
  { signal: 'SIGQUIT', patience: 10_000 },
  { signal: 'SIGKILL', patience: 10_000 },
] as const;

/**
 * How long to wait for PostgreSQL's connection processes after its main process has ended (ms). They normally end
 * within moments; one that hangs on a broken disk would block every stop and restart forever.
 */
const LINGERING = 5_000;

/** A running PostgreSQL child process. */
export interface PostgresProcess {
  readonly pid: number | undefined;
  /** Resolves when it accepts connections; rejects with an `EmbeddedPostgresError` if it ends before. */
  readonly ready: Promise<void>;
  /** Resolves with the reason when it has ended, for whatever cause. */
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

export async function launchPostgres(options: LaunchOptions): Promise<PostgresProcess> {
  const { binaries, account, data, log } = options;
  const command = await endWithParent(account, {
    file: binaries.postgres,
    args: ['-D', data, ...settingArguments(options.socketFolder, options.settings)],
  });
  const child = spawn(command.file, command.args, {
    ...spawnOptions(account),
    // In its own session, so that Ctrl-C in a terminal reaches only the server, which stops the database last.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  // After a smart shutdown request PostgreSQL waits until all connections are closed and accepts no new ones, but the
  // app keeps its connections open. A fast shutdown ends it, and the supervisor restarts it.
  const shutDownFast = () => void child.kill('SIGINT');
  const lines = child.stderr === null ? () => '' : followLog(child.stderr, log, shutDownFast);

  const stopOnExit = (): void => {
    child.kill('SIGINT');
  };
  // For systems that cannot end it with its parent. Not in worker threads, whose end is not the server's.
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
  // A caller that stops it before it is ready does not await `ready`; this prevents an unhandled rejection.
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
}

const KEPT_LINES = 20;

/** ERROR is not listed, because the client that sent the failing statement gets and logs the error. */
const LEVELS: Readonly<Record<string, LogLevel>> = {
  LOG: 'info',
  WARNING: 'warn',
  FATAL: 'warn',
  PANIC: 'error',
};

/** PostgreSQL's English message; the log levels above rely on English as well. */
const SMART_SHUTDOWN = 'received smart shutdown request';

/**
 * Copies PostgreSQL's log lines into the server's log, and keeps the last few to explain an exit. `onSmartShutdown` is
 * called when PostgreSQL alone received SIGTERM.
 * @returns a function that returns the last lines
 */
function followLog(stream: Readable, log: DatabaseLog, onSmartShutdown: () => void): () => string {
  const kept: string[] = [];
  createInterface({ input: stream }).on('line', (line) => {
    kept.push(line);
    if (kept.length > KEPT_LINES) kept.shift();
    const [, severity = '', message] = /^([A-Z]+): {2}(.*)$/.exec(line) ?? [];
    if (message === SMART_SHUTDOWN) onSmartShutdown();
    const level = LEVELS[severity];
    if (level !== undefined) log[level]({ from: 'postgres' }, `PostgreSQL: ${message}`);
  });
  return () => kept.join('\n');
}
