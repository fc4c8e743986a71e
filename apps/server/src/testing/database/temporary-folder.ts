/** A folder that goes away with its test. */
import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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
