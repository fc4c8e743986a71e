/** Vitest's global set-up of the tests that start processes: the app starts once from nothing, and they copy what it made. */
import { join } from 'node:path';
import { makeTemporaryFolder } from '../database/temporary-folder.ts';
import { freePort } from './free-port.ts';
import { ServerProcess } from './server-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The DATA_DIR of an app that has started and stopped; tests copy it and never change it. */
    startedDataDir: string;
  }
}

interface Project {
  provide(key: 'startedDataDir', path: string): void;
}

/** Answers what is to be done after the last test. */
export async function setup(project: Project): Promise<() => Promise<void>> {
  const folder = await makeTemporaryFolder();
  const dataDir = join(folder.path, 'data');
  const server = new ServerProcess({ DATA_DIR: dataDir, PORT: String(await freePort()) });
  await server.ready();
  await server.stop();
  project.provide('startedDataDir', dataDir);
  return folder.remove;
}
