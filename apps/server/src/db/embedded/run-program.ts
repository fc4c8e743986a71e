import { type SpawnOptions, spawn } from 'node:child_process';
import { isMainThread } from 'node:worker_threads';
import type { Account } from './as-root/account.ts';

/** Enough for any message of PostgreSQL; more would only fill memory. */
const MAX_OUTPUT = 16_384;

export interface ProgramResult {
  /** Null when a signal ended it. */
  readonly exitCode: number | null;
  /** The end of what it wrote to stdout and stderr. */
  readonly output: string;
}

/**
 * How to start a program as the account: from a folder everyone may enter, since ours may be closed to it,
 * and with an environment of its own, in which no PG… variable changes what we ask for.
 */
export const spawnOptions = (account: Account): SpawnOptions => ({
  cwd: '/',
  env: { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
  ...(account.differs ? { uid: account.uid, gid: account.gid } : {}),
});

/**
 * Runs a PostgreSQL program to its end, as the database's account. Rejects only when the program cannot be started at
 * all.
 */
export function runProgram(
  account: Account,
  file: string,
  args: readonly string[],
  input = '',
): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { ...spawnOptions(account), stdio: 'pipe' });
    let output = '';
    const collect = (chunk: Buffer): void => {
      output = (output + chunk.toString()).slice(-MAX_OUTPUT);
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    // A program that ends without reading its input is judged by its exit code, not by the broken pipe.
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
    child.once('error', reject);
    child.once('close', (exitCode) => resolve({ exitCode, output: output.trim() }));
  });
}

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
export async function endWithParent(account: Account, command: Command): Promise<Command> {
  if (process.platform !== 'linux' || !isMainThread) return command;
  const supported = await runProgram(account, SETPRIV, [...PREFIX, 'true']).then(
    ({ exitCode }) => exitCode === 0,
    () => false,
  );
  if (!supported) return command;
  return { file: SETPRIV, args: [...PREFIX, command.file, ...command.args] };
}
