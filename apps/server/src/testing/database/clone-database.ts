/** A database of its own for a test file, cloned from the migrated one. */
import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { createDatabase, dropDatabase, nameOf, withDatabase } from './server-machines.ts';

export interface ClonedDatabase {
  readonly url: string;
  /** Removes it, with whatever is still connected. */
  drop(): Promise<void>;
}

/** It has the whole schema and no rows. */
export const cloneDatabase = (): Promise<ClonedDatabase> => {
  const { url, machines } = inject('databaseTemplate');
  return cloneOf(machines, nameOf(url));
};

/** It has not one table. On a Citus cluster it is on the first machine alone. */
export const bareDatabase = (): Promise<ClonedDatabase> =>
  cloneOf(inject('databaseTemplate').machines.slice(0, 1), 'template0');

const cloneOf = async (machines: readonly string[], template: string): Promise<ClonedDatabase> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await createDatabase(machines, name, template);
  return {
    url: withDatabase(machines[0] ?? '', name),
    drop: () => dropDatabase(machines, name),
  };
};
