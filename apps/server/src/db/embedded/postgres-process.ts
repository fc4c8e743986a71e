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

/** PostgreSQL's fast, then immediate shutdown, then the end; each with the time it gets (ms). */
const STOPS = [
  { signal: 'SIGINT', patience: 30_000 },
  { signal: 'SIGQUIT', patience: 10_000 },
  { signal: 'SIGKILL', patience: 10_000 },
] as const;

/**
 * How long we wait for PostgreSQL's connections to end after its main process has (ms). They end within moments; one that
 * hangs on a broken disk never does, and would block every stop and restart.
 */
const LINGERING = 5_000;

/** One running PostgreSQL: started, watched until it takes connections, stopped. */
export interface PostgresProcess {
  readonly pid: number | undefined;
  /** Resolves when it takes connections; rejects with an `EmbeddedPostgresError` when it ends before. */
  readonly ready: Promise<void>;
  /** Resolves, with the reason as a sentence, when it has ended for whatever cause. */
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
    // In a session of its own, Ctrl-C in a terminal reaches the server only, which stops the database last.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  // After a smart shutdown request PostgreSQL accepts no connection and waits until all are closed, but the app keeps its
  // own open. A fast shutdown ends it, and the supervisor starts it again.
  const shutDownFast = () => void child.kill('SIGINT');
  const lines = child.stderr === null ? () => '' : followLog(child.stderr, log, shutDownFast);

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
  // A caller that stops it before it was ready does not await `ready`: its rejection must not be unhandled.
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

/** Without ERROR: the client that sent a failing statement gets the error and logs it. */
const LEVELS: Readonly<Record<string, LogLevel>> = {
  LOG: 'info',
  WARNING: 'warn',
  FATAL: 'warn',
  PANIC: 'error',
};

/** As PostgreSQL says it where its messages are in English, which the levels above rely on as well. */
const SMART_SHUTDOWN = 'received smart shutdown request';

/**
 * Carries PostgreSQL's own log lines over into the server's log, and keeps the last few to explain an exit.
 * `onSmartShutdown` is called when SIGTERM was sent to the database alone.
 * @returns the last lines, joined, at any time
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
