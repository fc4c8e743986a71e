/** A folder that is removed with its test. */
import { execFile } from 'node:child_process';
import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

export interface TemporaryFolder {
  readonly path: string;
  remove(): Promise<void>;
}

/** Accessible to other accounts, because under root the database runs as another account. */
export const makeTemporaryFolder = async (): Promise<TemporaryFolder> => {
  const path = await mkdtemp(join(await realpath(tmpdir()), 'game-plan-test-'));
  await chmod(path, 0o711);
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
};

/** Copies what is in a folder and keeps the owners of its files, as a stopped database requires. The other folder may exist. */
export async function copyFolder(from: string, to: string): Promise<void> {
  await promisify(execFile)('cp', ['-a', `${from}/.`, to]);
}
