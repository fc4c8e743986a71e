/**
 * Vitest's global set-up for tests that start processes: the app is started once on an empty database, and tests copy its data.
 */
import { join } from 'node:path';
import { copyFolder, makeTemporaryFolder } from '../database/temporary-folder.ts';
import { freePort } from './free-port.ts';
import { startServerHere } from './server-here.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The DATA_DIR of an app that was started and stopped; tests copy it and never change it. */
    startedDataDir: string;
  }
}

interface Project {
  provide(key: 'startedDataDir', path: string): void;
  getProvidedContext(): { readonly initialisedDataDir?: string | undefined };
}

/** Returns the teardown function. */
export async function setup(project: Project): Promise<() => Promise<void>> {
  const folder = await makeTemporaryFolder();
  const dataDir = join(folder.path, 'data');
  const { initialisedDataDir } = project.getProvidedContext();
  if (initialisedDataDir !== undefined) await copyFolder(initialisedDataDir, dataDir);
  const server = await startServerHere({ DATA_DIR: dataDir, PORT: String(await freePort()) });
  await server.stop();
  project.provide('startedDataDir', dataDir);
  return folder.remove;
}
