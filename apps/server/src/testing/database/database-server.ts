/** Vitest's global set-up: one PostgreSQL for the whole run, with a migrated database to clone tests from. */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#db/embedded/start-embedded-postgres.ts';
import { migrateDatabase } from '#db/migrate.ts';
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

let folder: string | undefined;
let database: EmbeddedPostgres | undefined;

export const setup = async (project: Project): Promise<void> => {
  folder = await mkdtemp(join(tmpdir(), 'game-plan-test-'));
  // Run by root, the database is another account's, which must get to its folder in here.
  await chmod(folder, 0o711);
  database = await startEmbeddedPostgres({
    dataDir: join(folder, 'data'),
    settings: TEST_SETTINGS,
    log: { info: () => {}, warn: () => {}, error: report },
  });
  await migrateDatabase(database.url);
  project.provide('databaseTemplateUrl', database.url);
};

export const teardown = async (): Promise<void> => {
  await database?.stop();
  if (folder !== undefined) await rm(folder, { recursive: true });
};

const report = (_fields: object, message: string): void => {
  process.stderr.write(`${message}\n`);
};
