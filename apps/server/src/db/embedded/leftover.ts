/** Clears away a database that an earlier server left running, so that there are never two on one folder. */
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import type { DatabaseLog } from './database-log.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { disownPostmasterFile, readPostmasterFile } from './postmaster-file.ts';
import { isAlive, isDatabaseServer } from './process-identity.ts';
import { runProgram } from './run-program.ts';

/** Seconds each way of stopping gets, the gentle one first. */
const STOPS = [
  { mode: 'fast', seconds: 60 },
  { mode: 'immediate', seconds: 20 },
];

/**
 * It is stopped rather than adopted: only a child of ours tells us when it dies.
 * @throws EmbeddedPostgresError `leftover-unstoppable`
 */
export const clearLeftover = async (
  binaries: Binaries,
  account: Account,
  data: string,
  log: DatabaseLog,
): Promise<void> => {
  const file = await readPostmasterFile(data);
  if (file === undefined) return;
  if (await isDatabaseServer(file.pid, data)) {
    log.warn({ pid: file.pid }, 'An earlier server left its database running; it is stopped first');
    await stopServer(binaries, account, data, file.pid);
  } else if (isAlive(file.pid)) {
    log.warn({ pid: file.pid }, 'The database was not stopped properly, and its process id has been reused');
    await disownPostmasterFile(data);
  }
};

const stopServer = async (binaries: Binaries, account: Account, data: string, pid: number): Promise<void> => {
  for (const { mode, seconds } of STOPS) {
    await runProgram(account, binaries.pgCtl, ['stop', '-D', data, '-m', mode, '-w', '-t', String(seconds)]);
    if (!(await isDatabaseServer(pid, data))) return;
  }
  throw new EmbeddedPostgresError(
    'leftover-unstoppable',
    `Process ${pid} is a database that an earlier server left running in ${data}, and it does not stop. ` +
      'End it, then start again.',
  );
};
