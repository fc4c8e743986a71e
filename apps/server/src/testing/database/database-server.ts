/**
 * Vitest's global set-up: one PostgreSQL for the whole run, with a migrated database to clone tests from. Vitest sets each
 * project up with modules of its own; what several projects share stands in `globalThis`.
 */
import { join } from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#db/embedded/start-embedded-postgres.ts';
import { openJobQueue } from '#db/jobs/job-queue.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { withClient } from '#db/with-client.ts';
import { allJobs } from '#jobs';
import { makeTemporaryFolder, type TemporaryFolder } from './temporary-folder.ts';
import { TEST_SETTINGS } from './test-settings.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the migrated database that tests clone and never change. */
    databaseTemplateUrl: string;
  }
}

interface Project {
  provide(key: 'databaseTemplateUrl', url: string): void;
}

interface Shared {
  readonly folder: TemporaryFolder;
  readonly database: EmbeddedPostgres;
}

const run = globalThis as { testDatabase?: { readonly started: Promise<Shared>; users: number } };

async function start(): Promise<Shared> {
  const folder = await makeTemporaryFolder();
  const database = await startEmbeddedPostgres({
    dataDir: join(folder.path, 'data'),
    sharedFolder: join(folder.path, 'shared'),
    settings: TEST_SETTINGS,
    log: { info: () => {}, warn: () => {}, error: report },
  });
  await migrateDatabase(database.url);
  // Where a person's number stood for a kitchen's, no test would see it while both begin at 1.
  await withClient(database.url, (client) =>
    client.query('alter sequence kitchens_id_seq restart with 7001'),
  );
  const queue = await openJobQueue({ database: database.url, jobs: allJobs(), log: { warn: report } });
  await queue.stop();
  return { folder, database };
}

export const setup = async (project: Project): Promise<void> => {
  run.testDatabase ??= { started: start(), users: 0 };
  run.testDatabase.users += 1;
  const { database } = await run.testDatabase.started;
  project.provide('databaseTemplateUrl', database.url);
};

export const teardown = async (): Promise<void> => {
  const shared = run.testDatabase;
  if (!shared) return;
  shared.users -= 1;
  if (shared.users > 0) return;
  delete run.testDatabase;
  const { database, folder } = await shared.started;
  await database.stop();
  await folder.remove();
};

const report = (_fields: object, message: string): void => {
  process.stderr.write(`${message}\n`);
};
