/** Reads `postmaster.pid`, in which a running PostgreSQL describes itself. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { undefinedIfMissing } from './file-error.ts';

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
export const readPostmasterFile = async (data: string): Promise<PostmasterFile | undefined> => {
  const text = await undefinedIfMissing(readFile(pathOf(data), 'utf8'));
  const lines = text?.split('\n') ?? [];
  const pid = Number(lines[LINE.pid]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, socketFolder: lines[LINE.socketFolder] ?? '', ready: lines[LINE.status]?.trim() === 'ready' };
};

/**
 * Makes PostgreSQL take the file for the left-over that it is, although its pid now belongs to another
 * program: it never refuses the pid of its own parent. Deleting the file instead would also delete the
 * mark by which PostgreSQL notices connections of a killed server that still write to the folder.
 */
export const disownPostmasterFile = async (data: string): Promise<void> => {
  const [, ...rest] = (await readFile(pathOf(data), 'utf8')).split('\n');
  await writeFile(pathOf(data), [process.pid, ...rest].join('\n'));
};
