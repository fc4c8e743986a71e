/** Vitest's global set-up: one PostgreSQL for the whole run, with a migrated database to clone tests from. */
import { join } from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#db/embedded/start-embedded-postgres.ts';
import { openJobQueue } from '#db/jobs/job-queue.ts';
import { migrateDatabase } from '#db/migrate.ts';
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

let folder: TemporaryFolder | undefined;
let database: EmbeddedPostgres | undefined;

export const setup = async (project: Project): Promise<void> => {
  folder = await makeTemporaryFolder();
  database = await startEmbeddedPostgres({
    dataDir: join(folder.path, 'data'),
    sharedFolder: join(folder.path, 'shared'),
    settings: TEST_SETTINGS,
    log: { info: () => {}, warn: () => {}, error: report },
  });
  await migrateDatabase(database.url);
  const queue = await openJobQueue({ database: database.url, jobs: allJobs(), log: { warn: report } });
  await queue.stop();
  project.provide('databaseTemplateUrl', database.url);
};

export const teardown = async (): Promise<void> => {
  await database?.stop();
  await folder?.remove();
};

const report = (_fields: object, message: string): void => {
  process.stderr.write(`${message}\n`);
};
