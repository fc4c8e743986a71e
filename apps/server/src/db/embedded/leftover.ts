import type { Account } from './as-root/account.ts';
import type { Binaries } from './binaries.ts';
import type { DatabaseLog } from './errors.ts';
import { EmbeddedPostgresError } from './errors.ts';
import { runProgram } from './run-program.ts';
import { disownPostmasterFile, isAlive, isDatabaseServer, readPostmasterFile } from './running-database.ts';

/** Seconds for each shutdown mode, the gentle one first. */
const STOPS = [
  { mode: 'fast', seconds: 60 },
  { mode: 'immediate', seconds: 20 },
];

/**
 * Stops a database that an earlier server left running, so that there are never two on one folder. It is not adopted,
 * because only a child process notifies us when it dies.
 * @throws EmbeddedPostgresError `leftover-unstoppable`
 */
export async function clearLeftover(
  binaries: Binaries,
  account: Account,
  data: string,
  log: DatabaseLog,
): Promise<void> {
  const file = await readPostmasterFile(data);
  if (file === undefined) return;
  if (await isDatabaseServer(file.pid, data)) {
    log.warn({ pid: file.pid }, 'An earlier server left its database running; it is stopped first');
    await stopServer(binaries, account, data, file.pid);
  } else if (isAlive(file.pid)) {
    log.warn({ pid: file.pid }, 'The database was not stopped properly, and its process id has been reused');
    await disownPostmasterFile(data);
  }
}

async function stopServer(binaries: Binaries, account: Account, data: string, pid: number): Promise<void> {
  for (const { mode, seconds } of STOPS) {
    await runProgram(account, binaries.pgCtl, ['stop', '-D', data, '-m', mode, '-w', '-t', String(seconds)]);
    if (!(await isDatabaseServer(pid, data))) return;
  }
  throw new EmbeddedPostgresError(
    'leftover-unstoppable',
    `Process ${pid} is a database that an earlier server left running in ${data}, and it does not stop. ` +
      'End it, then start again.',
  );
}
