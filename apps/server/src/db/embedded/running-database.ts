import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Account } from './as-root/account.ts';
import { fileErrorCode, undefinedIfMissing } from './errors.ts';
import { runProgram } from './run-program.ts';

/** Information that a running PostgreSQL writes into `postmaster.pid`. */
export interface PostmasterFile {
  readonly pid: number;
  readonly socketFolder: string;
  /** Whether it accepts connections. */
  readonly ready: boolean;
}

/** Line numbers; see "postmaster.pid" in PostgreSQL's pidfile.h. */
const LINE = { pid: 0, socketFolder: 4, status: 7 };

const pathOf = (data: string): string => join(data, 'postmaster.pid');

/** Reads the file. Returns undefined if it does not exist or is being written. */
export async function readPostmasterFile(data: string): Promise<PostmasterFile | undefined> {
  const text = await undefinedIfMissing(readFile(pathOf(data), 'utf8'));
  const lines = text?.split('\n') ?? [];
  const pid = Number(lines[LINE.pid]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, socketFolder: lines[LINE.socketFolder] ?? '', ready: lines[LINE.status]?.trim() === 'ready' };
}

/**
 * Makes PostgreSQL treat the file as stale although its pid now belongs to another program, by writing our own pid:
 * PostgreSQL accepts the pid of its parent. Deleting the file would also remove the information with which PostgreSQL
 * detects connections of a killed server that still write to the folder.
 */
export async function disownPostmasterFile(data: string): Promise<void> {
  const [, ...rest] = (await readFile(pathOf(data), 'utf8')).split('\n');
  await writeFile(pathOf(data), [process.pid, ...rest].join('\n'));
}

const OURSELVES: Account = { name: 'the server itself', uid: -1, gid: -1, differs: false };

/** Whether a process with this id exists, including zombies. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return fileErrorCode(error) === 'EPERM';
  }
}

/**
 * Whether the process is a PostgreSQL server on exactly this folder. The id alone is not enough, because ids are
 * reused, in containers within seconds.
 */
export async function isDatabaseServer(pid: number, data: string): Promise<boolean> {
  if (process.platform === 'linux') {
    const [file, ...args] = await commandLine(pid);
    return file !== undefined && basename(file) === 'postgres' && args.includes(data);
  }
  const { output } = await runProgram(OURSELVES, 'ps', ['-ww', '-o', 'args=', '-p', String(pid)]);
  return output.includes('postgres') && output.includes(` ${data} `);
}

/**
 * Reads `/proc/PID/cmdline`, which every process may read, unlike the links beside it, which a container's root may not
 * follow.
 */
async function commandLine(pid: number): Promise<string[]> {
  const text = await undefinedIfMissing(readFile(`/proc/${pid}/cmdline`, 'utf8')).catch((error) => {
    // The process ended between opening and reading.
    if (fileErrorCode(error) === 'ESRCH') return undefined;
    throw error;
  });
  return text?.split('\0') ?? [];
}
