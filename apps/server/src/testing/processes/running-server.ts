import { join } from 'node:path';
import { auth } from '@game-plan/contracts/people/auth';
import { inject, onTestFinished } from 'vitest';
import { cloneDatabase } from '../database/clone-database.ts';
import { copyFolder, makeTemporaryFolder } from '../database/temporary-folder.ts';
import { details } from '../people.ts';
import { TestClient } from '../test-client.ts';
import { freePort } from './free-port.ts';
import { ServerProcess } from './server-process.ts';

/** The settings of a server with an empty database, a folder and a port of its own, which go away with the test. */
export async function serverHome() {
  const database = await cloneDatabase();
  onTestFinished(() => database.drop());
  const folder = await makeTemporaryFolder();
  onTestFinished(() => folder.remove());
  return { DATABASE_URL: database.url, DATA_DIR: folder.path, PORT: String(await freePort()) };
}

/**
 * Puts into the folder the DATA_DIR of an app that has started before and holds nothing yet; answers where. Only for the
 * project `processes`. To start from nothing takes twice as long.
 */
export async function copyStartedData(folder: string): Promise<string> {
  const dataDir = join(folder, 'data');
  await copyFolder(inject('startedDataDir'), dataDir);
  return dataDir;
}

/** The settings of a server on such a DATA_DIR, with a port of its own; they go away with the test. */
export async function startedHome() {
  const folder = await makeTemporaryFolder();
  onTestFinished(() => folder.remove());
  return { DATA_DIR: await copyStartedData(folder.path), PORT: String(await freePort()) };
}

/** A server with these settings that answers, as its own process; it ends with the test at the latest. */
export async function runServer(env: Record<string, string>): Promise<ServerProcess> {
  const server = new ServerProcess(env);
  onTestFinished(() => server.stop());
  await server.ready();
  return server;
}

/** A new browser without cookies, for the server that runs on the port. */
export const clientOf = ({ PORT }: { readonly PORT: string }): TestClient =>
  new TestClient(`http://127.0.0.1:${PORT}`);

/** Sets up the first admin of the server on the port; the client is signed in. */
export async function setUpServer(env: { readonly PORT: string }): Promise<TestClient> {
  const client = clientOf(env);
  await client.call(auth.setupAdmin, { body: details('ada') });
  return client;
}
