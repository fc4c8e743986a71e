/** A separate database for each test file, cloned from the migrated template. */
import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { createDatabase, dropDatabase, nameOf, withDatabase } from './server-machines.ts';

export interface ClonedDatabase {
  readonly url: string;
  /** Whether its tables are distributed over several machines. */
  readonly isCluster: boolean;
  /** Drops it, including open connections. */
  drop(): Promise<void>;
}

/** Creates a database with the whole schema and no rows. */
export const cloneDatabase = (): Promise<ClonedDatabase> => {
  const { url, machines } = inject('databaseTemplate');
  return makeClone(machines, nameOf(url));
};

/** Creates a database with all that is in another one, to which nothing may be connected. Not on a Citus cluster. */
export const cloneOf = ({ url }: ClonedDatabase): Promise<ClonedDatabase> =>
  makeClone(inject('databaseTemplate').machines.slice(0, 1), nameOf(url));

/** Creates a database without tables. On a Citus cluster it is on the coordinator only. */
export const bareDatabase = (): Promise<ClonedDatabase> =>
  makeClone(inject('databaseTemplate').machines.slice(0, 1), 'template0');

const makeClone = async (machines: readonly string[], template: string): Promise<ClonedDatabase> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await createDatabase(machines, name, template);
  return {
    url: withDatabase(machines[0] ?? '', name),
    isCluster: machines.length > 1,
    drop: () => dropDatabase(machines, name),
  };
};
