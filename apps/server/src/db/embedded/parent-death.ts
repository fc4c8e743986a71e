/** Lets Linux stop the database cleanly when the server dies without being able to (SIGKILL, out of memory). */
import { isMainThread } from 'node:worker_threads';
import type { Account } from './account.ts';
import { runProgram } from './run-program.ts';

const SETPRIV = 'setpriv';

/** SIGINT is PostgreSQL's fast shutdown: it ends the connections and writes a checkpoint. */
const PREFIX = ['--pdeathsig', 'INT', '--'];

export interface Command {
  readonly file: string;
  readonly args: readonly string[];
}

/**
 * Wraps a command so that it gets SIGINT when its parent dies, where the system can do that. The kernel's
 * "parent" is the thread that started it, so a worker thread must not ask for it: its end is not the server's.
 */
export const endWithParent = async (account: Account, command: Command): Promise<Command> => {
  if (process.platform !== 'linux' || !isMainThread) return command;
  const supported = await runProgram(account, SETPRIV, [...PREFIX, 'true']).then(
    ({ exitCode }) => exitCode === 0,
    () => false,
  );
  if (!supported) return command;
  return { file: SETPRIV, args: [...PREFIX, command.file, ...command.args] };
};
