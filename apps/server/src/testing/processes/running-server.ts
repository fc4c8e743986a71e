import { join } from 'node:path';
import { auth } from '@game-plan/contracts/people/auth';
import { inject, onTestFinished } from 'vitest';
import { cloneDatabase } from '../database/clone-database.ts';
import { copyFolder, makeTemporaryFolder } from '../database/temporary-folder.ts';
import { details } from '../people.ts';
import { TestClient } from '../test-client.ts';
import { freePort } from './free-port.ts';
import { ServerProcess } from './server-process.ts';

/** Settings of a server with an empty database, a folder and a port, all removed after the test. */
export async function serverHome() {
  const database = await cloneDatabase();
  onTestFinished(() => database.drop());
  const folder = await makeTemporaryFolder();
  onTestFinished(() => folder.remove());
  return { DATABASE_URL: database.url, DATA_DIR: folder.path, PORT: String(await freePort()) };
}

/**
 * Copies the DATA_DIR of an app that was started before into the folder and returns its path. Only for the project
 * `processes`. Starting from scratch takes twice as long.
 */
export async function copyStartedData(folder: string): Promise<string> {
  const dataDir = join(folder, 'data');
  await copyFolder(inject('startedDataDir'), dataDir);
  return dataDir;
}

/** Settings of a server with such a DATA_DIR and a port, removed after the test. */
export async function startedHome() {
  const folder = await makeTemporaryFolder();
  onTestFinished(() => folder.remove());
  return { DATA_DIR: await copyStartedData(folder.path), PORT: String(await freePort()) };
}

/** Starts a server with these settings as a separate process and waits until it answers; it ends with the test. */
export async function runServer(env: Record<string, string>): Promise<ServerProcess> {
  const server = new ServerProcess(env);
  onTestFinished(() => server.stop());
  await server.ready();
  return server;
}

/** A new client without cookies for the server on the port. */
export const clientOf = ({ PORT }: { readonly PORT: string }): TestClient =>
  new TestClient(`http://127.0.0.1:${PORT}`);

/** Sets up the first admin of the server on the port; the client is signed in. */
export async function setUpServer(env: { readonly PORT: string }): Promise<TestClient> {
  const client = clientOf(env);
  await client.call(auth.setupAdmin, { body: details('ada') });
  return client;
}
