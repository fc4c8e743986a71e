/**
 * Vitest's global set-up for tests that start processes: the app is started once from scratch, and tests copy its data.
 */
import { join } from 'node:path';
import { makeTemporaryFolder } from '../database/temporary-folder.ts';
import { freePort } from './free-port.ts';
import { ServerProcess } from './server-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The DATA_DIR of an app that was started and stopped; tests copy it and never change it. */
    startedDataDir: string;
  }
}

interface Project {
  provide(key: 'startedDataDir', path: string): void;
}

/** Returns the teardown function. */
export async function setup(project: Project): Promise<() => Promise<void>> {
  const folder = await makeTemporaryFolder();
  const dataDir = join(folder.path, 'data');
  const server = new ServerProcess({ DATA_DIR: dataDir, PORT: String(await freePort()) });
  await server.ready();
  await server.stop();
  project.provide('startedDataDir', dataDir);
  return folder.remove;
}
