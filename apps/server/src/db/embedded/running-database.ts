import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Account } from './as-root/account.ts';
import { fileErrorCode, undefinedIfMissing } from './errors.ts';
import { runProgram } from './run-program.ts';

/** What a running PostgreSQL writes about itself into `postmaster.pid`. */
export interface PostmasterFile {
  readonly pid: number;
  readonly socketFolder: string;
  /** Whether it takes connections. */
  readonly ready: boolean;
}

/** The lines in their order; see "postmaster.pid" in PostgreSQL's pidfile.h. */
const LINE = { pid: 0, socketFolder: 4, status: 7 };

const pathOf = (data: string): string => join(data, 'postmaster.pid');

/** Undefined when there is none, or when it is being written. */
export async function readPostmasterFile(data: string): Promise<PostmasterFile | undefined> {
  const text = await undefinedIfMissing(readFile(pathOf(data), 'utf8'));
  const lines = text?.split('\n') ?? [];
  const pid = Number(lines[LINE.pid]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, socketFolder: lines[LINE.socketFolder] ?? '', ready: lines[LINE.status]?.trim() === 'ready' };
}

/**
 * Makes PostgreSQL take the file for the left-over that it is, although its pid now belongs to another
 * program: it never refuses the pid of its own parent. Deleting the file instead would also delete the
 * mark by which PostgreSQL notices connections of a killed server that still write to the folder.
 */
export async function disownPostmasterFile(data: string): Promise<void> {
  const [, ...rest] = (await readFile(pathOf(data), 'utf8')).split('\n');
  await writeFile(pathOf(data), [process.pid, ...rest].join('\n'));
}

const OURSELVES: Account = { name: 'the server itself', uid: -1, gid: -1, differs: false };

/** Whether any process has this id, be it one that has ended and is not yet cleared away. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return fileErrorCode(error) === 'EPERM';
  }
}

/**
 * Whether the process is a PostgreSQL server that was started on exactly this folder. An id alone proves nothing: ids are
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

/** Every process may read it, unlike the links beside it, which a container's root may not follow. */
async function commandLine(pid: number): Promise<string[]> {
  const text = await undefinedIfMissing(readFile(`/proc/${pid}/cmdline`, 'utf8')).catch((error) => {
    // The process ended between opening and reading.
    if (fileErrorCode(error) === 'ESRCH') return undefined;
    throw error;
  });
  return text?.split('\0') ?? [];
}
