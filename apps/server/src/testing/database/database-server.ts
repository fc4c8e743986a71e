/**
 * Vitest's global set-up: one PostgreSQL for the whole run, with a migrated template database. Vitest sets up each
 * project with separate modules, so what projects share is in `globalThis`.
 */
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#db/embedded/start-embedded-postgres.ts';
import { openJobQueue } from '#db/jobs/job-queue.ts';
import { migrateDatabase } from '#db/migrations/migrate.ts';
import { withClient } from '#db/with-client.ts';
import { allJobs } from '#jobs';
import { dropDatabase, joinMachines, listMachines, spreadTemplate, withDatabase } from './server-machines.ts';
import { copyFolder, makeTemporaryFolder } from './temporary-folder.ts';
import { TEST_SETTINGS } from './test-settings.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseTemplate: DatabaseTemplate;
    /**
     * The DATA_DIR of an initialised embedded database that was never used; tests copy it. Undefined with
     * TEST_DATABASE_URL.
     */
    initialisedDataDir: string | undefined;
  }
}

/** The migrated database that tests clone and never change. */
export interface DatabaseTemplate {
  readonly url: string;
  /** The addresses of all its machines, the coordinator first. */
  readonly machines: readonly string[];
}

interface Project {
  provide(key: 'databaseTemplate', template: DatabaseTemplate): void;
  provide(key: 'initialisedDataDir', path: string | undefined): void;
}

interface Shared {
  readonly template: DatabaseTemplate;
  readonly initialisedDataDir?: string;
  stop(): Promise<void>;
}

const run = globalThis as { testDatabase?: { readonly started: Promise<Shared>; users: number } };

/**
 * Starts the embedded database or, with TEST_DATABASE_URL, creates a database on that server, on all machines of a
 * Citus cluster.
 */
function start(): Promise<Shared> {
  const url = process.env.TEST_DATABASE_URL;
  return url === undefined || url === '' ? startEmbedded() : useServer(url);
}

async function startEmbedded(): Promise<Shared> {
  const folder = await makeTemporaryFolder();
  const dataDir = join(folder.path, 'data');
  const initialisedDataDir = join(folder.path, 'initialised');
  const options = {
    dataDir,
    sharedFolder: join(folder.path, 'shared'),
    settings: TEST_SETTINGS,
    log: { info: () => {}, warn: () => {}, error: report },
  };
  await (await startEmbeddedPostgres(options)).stop();
  await copyFolder(dataDir, initialisedDataDir);
  const database = await startEmbeddedPostgres(options);
  await fill(database.url);
  return {
    template: { url: database.url, machines: [database.url] },
    initialisedDataDir,
    async stop() {
      await database.stop();
      await folder.remove();
    },
  };
}

async function useServer(server: string): Promise<Shared> {
  const machines = await listMachines(server);
  const name = await joinMachines(machines);
  const url = withDatabase(server, name);
  await fill(url);
  if (machines.length > 1) await spreadTemplate(machines, name);
  return { template: { url, machines }, stop: () => dropDatabase(machines, name) };
}

async function fill(url: string): Promise<void> {
  await migrateDatabase(url);
  // Kitchen ids start elsewhere than user ids, so that tests notice when one is used for the other.
  await withClient(url, (client) => client.query('alter sequence kitchens_id_seq start with 7001 restart'));
  const queue = await openJobQueue({ database: url, jobs: allJobs(), log: { warn: report } });
  await queue.stop();
}

export const setup = async (project: Project): Promise<void> => {
  run.testDatabase ??= { started: start(), users: 0 };
  run.testDatabase.users += 1;
  const { template, initialisedDataDir } = await run.testDatabase.started;
  project.provide('databaseTemplate', template);
  project.provide('initialisedDataDir', initialisedDataDir);
};

export const teardown = async (): Promise<void> => {
  const shared = run.testDatabase;
  if (!shared) return;
  shared.users -= 1;
  if (shared.users > 0) return;
  delete run.testDatabase;
  await (await shared.started).stop();
};

const report = (_fields: object, message: string): void => {
  process.stderr.write(`${message}\n`);
};
