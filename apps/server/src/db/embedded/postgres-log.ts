/** Carries PostgreSQL's own log lines over into the server's log, and keeps the last few to explain an exit. */
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { DatabaseLog, LogLevel } from './database-log.ts';

const KEPT_LINES = 20;

/** ERROR is not among them: a statement that fails is told to, and logged by, whoever sent it. */
const LEVELS: Readonly<Record<string, LogLevel>> = {
  LOG: 'info',
  WARNING: 'warn',
  FATAL: 'warn',
  PANIC: 'error',
};

/** As PostgreSQL says it where its messages are in English, which the levels above rely on as well. */
const SMART_SHUTDOWN = 'received smart shutdown request';

/**
 * `onSmartShutdown` hears that somebody has sent SIGTERM to the database alone.
 * @returns the last lines, joined, at any time
 */
export const followLog = (
  stream: Readable,
  log: DatabaseLog,
  onSmartShutdown: () => void,
): (() => string) => {
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
};
