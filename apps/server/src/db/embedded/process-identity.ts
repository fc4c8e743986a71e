/** Tells whether a process id still belongs to the database: ids are reused, in containers within seconds. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Account } from './account.ts';
import { fileErrorCode, undefinedIfMissing } from './file-error.ts';
import { runProgram } from './run-program.ts';

const OURSELVES: Account = { name: 'the server itself', uid: -1, gid: -1, differs: false };

/** Whether any process has this id, be it one that has ended and is not yet cleared away. */
export const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return fileErrorCode(error) === 'EPERM';
  }
};

/** Whether the process is a PostgreSQL server that was started on exactly this folder. */
export const isDatabaseServer = async (pid: number, data: string): Promise<boolean> => {
  if (process.platform === 'linux') {
    const [file, ...args] = await commandLine(pid);
    return file !== undefined && basename(file) === 'postgres' && args.includes(data);
  }
  const { output } = await runProgram(OURSELVES, 'ps', ['-ww', '-o', 'args=', '-p', String(pid)]);
  return output.includes('postgres') && output.includes(` ${data} `);
};

/** Every process may read it, unlike the links beside it, which a container's root may not follow. */
const commandLine = async (pid: number): Promise<string[]> => {
  const text = await undefinedIfMissing(readFile(`/proc/${pid}/cmdline`, 'utf8')).catch((error) => {
    // The process ended between opening and reading.
    if (fileErrorCode(error) === 'ESRCH') return undefined;
    throw error;
  });
  return text?.split('\0') ?? [];
};
