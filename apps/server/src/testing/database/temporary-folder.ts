/** A folder that goes away with its test. */
import { execFile } from 'node:child_process';
import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

export interface TemporaryFolder {
  readonly path: string;
  remove(): Promise<void>;
}

/** Others may pass through it: run by root, the database belongs to another account. */
export const makeTemporaryFolder = async (): Promise<TemporaryFolder> => {
  const path = await mkdtemp(join(await realpath(tmpdir()), 'game-plan-test-'));
  await chmod(path, 0o711);
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
};

/** Copies a folder with the accounts that its files belong to, as those of a stopped database must stay. */
export async function copyFolder(from: string, to: string): Promise<void> {
  await promisify(execFile)('cp', ['-a', from, to]);
}
