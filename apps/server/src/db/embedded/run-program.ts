import { type SpawnOptions, spawn } from 'node:child_process';
import { isMainThread } from 'node:worker_threads';
import type { Account } from './as-root/account.ts';

/** Enough for any message of PostgreSQL. */
const MAX_OUTPUT = 16_384;

export interface ProgramResult {
  /** Null if a signal ended it. */
  readonly exitCode: number | null;
  /** The end of its stdout and stderr. */
  readonly output: string;
}

/**
 * Options to start a program as the account: in a folder that everyone may enter, because the current one may be
 * inaccessible, and with its own environment, so that no PG… variable changes the behaviour.
 */
export const spawnOptions = (account: Account): SpawnOptions => ({
  cwd: '/',
  env: { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
  ...(account.differs ? { uid: account.uid, gid: account.gid } : {}),
});

/** Runs a PostgreSQL program as the database's account until it exits. Rejects only if it cannot be started. */
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
    // If a program exits without reading its input, its exit code counts, not the broken pipe.
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
    child.once('error', reject);
    child.once('close', (exitCode) => resolve({ exitCode, output: output.trim() }));
  });
}

const SETPRIV = 'setpriv';

/** SIGINT is PostgreSQL's fast shutdown: it closes the connections and writes a checkpoint. */
const PREFIX = ['--pdeathsig', 'INT', '--'];

export interface Command {
  readonly file: string;
  readonly args: readonly string[];
}

/**
 * Wraps a command so that it receives SIGINT when its parent dies, if the system supports that. For the kernel the
 * parent is the starting thread, so it is not used in worker threads, whose end is not the server's.
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
