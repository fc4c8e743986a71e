/** A database of its own for a test file, cloned from the migrated one. */
import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { withClient } from '#db/with-client.ts';

export interface ClonedDatabase {
  readonly url: string;
  /** Removes it, with whatever is still connected. */
  drop(): Promise<void>;
}

/** Clones of one template at the same time disturb each other's check that it has no connections. */
const CLONE_LOCK = 4_190_377;

/** It has the whole schema and no rows. */
export const cloneDatabase = (): Promise<ClonedDatabase> =>
  createDatabase(nameOf(inject('databaseTemplateUrl')));

/** It has not one table. */
export const bareDatabase = (): Promise<ClonedDatabase> => createDatabase('template0');

const createDatabase = async (template: string): Promise<ClonedDatabase> => {
  const server = inject('databaseTemplateUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = withDatabase(server, 'postgres');
  await withClient(admin, async (client) => {
    // Released with the connection.
    await client.query('select pg_advisory_lock($1)', [CLONE_LOCK]);
    await client.query(`create database ${name} template ${template}`);
  });
  return {
    url: withDatabase(server, name),
    drop: () =>
      withClient(admin, async (client) => {
        await client.query(`drop database ${name} with (force)`);
      }),
  };
};

const withDatabase = (url: string, name: string): string => {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
};

const nameOf = (url: string): string => new URL(url).pathname.slice(1);
