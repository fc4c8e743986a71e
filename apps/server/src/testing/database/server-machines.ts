/** The machines of a PostgreSQL given by TEST_DATABASE_URL: one, or those of a Citus cluster. */
import { randomUUID } from 'node:crypto';
import { distributeDatabase, saveCitusSettings } from '#db/distribute/distribute-database.ts';
import { withClient } from '#db/with-client.ts';

/** The address of another database on the same server. */
export const withDatabase = (url: string, name: string): string => {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
};

export const nameOf = (url: string): string => new URL(url).pathname.slice(1);

/** The address of the same database on another machine; the host may be a socket's folder. */
function onMachine(url: string, host: string, port: number): string {
  const changed = new URL(url);
  changed.port = String(port);
  if (host.startsWith('/')) {
    changed.searchParams.set('host', host);
  } else {
    changed.hostname = host;
    changed.searchParams.delete('host');
  }
  return changed.href;
}

/**
 * Lists the addresses of the server's machines, the coordinator first. Citus lists its workers in the database
 * 'postgres'.
 */
export function listMachines(url: string): Promise<string[]> {
  return withClient(withDatabase(url, 'postgres'), async (client) => {
    const { rows } = await client.query(`select 1 from pg_extension where extname = 'citus'`);
    if (rows.length === 0) return [url];
    const { rows: others } = await client.query<{ host: string; port: number }>(
      'select nodename as host, nodeport as port from pg_dist_node where groupid > 0 order by nodeid',
    );
    return [url, ...others.map(({ host, port }) => onMachine(url, host, port))];
  });
}

const onEach = async (machines: readonly string[], statements: readonly string[], database = 'postgres') => {
  for (const machine of machines)
    await withClient(withDatabase(machine, database), async (client) => {
      for (const statement of statements) await client.query(statement);
    });
};

/** Concurrent clones of one template fail each other's check that it has no connections. */
const CLONE_LOCK = 4_190_377;

/** Creates a database on each machine, cloned from the template there. */
export async function createDatabase(
  machines: readonly string[],
  name: string,
  template: string,
): Promise<void> {
  // The lock is released with its connection.
  const statements = [
    `select pg_advisory_lock(${CLONE_LOCK})`,
    `create database ${name} template ${template}`,
  ];
  await onEach(machines, statements);
  const [first = ''] = machines;
  if (machines.length > 1) await withClient(withDatabase(first, name), saveCitusSettings);
}

const TRIES = 10;

/**
 * Citus's maintenance may reconnect at any moment, so new connections are refused first, and those already arriving are
 * waited out.
 */
export async function dropDatabase(
  machines: readonly string[],
  name: string,
  triesLeft = TRIES,
): Promise<void> {
  for (const [at, machine] of machines.entries()) {
    try {
      await onEach([machine], [`alter database ${name} allow_connections false`]);
      await onEach([machine], [`drop database ${name} with (force)`]);
    } catch (error) {
      if (!isInUse(error) || triesLeft === 0) throw error;
      return dropDatabase(machines.slice(at), name, triesLeft - 1);
    }
  }
}

const isInUse = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '55006';

/** Creates a database on all machines of a Citus cluster and connects them. */
export async function joinMachines(machines: readonly string[]): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onEach(machines, [`create database ${name} template template0`]);
  if (machines.length > 1) await onEach(machines, ['create extension citus'], name);
  return name;
}

/** Distributes a migrated database over the machines of a Citus cluster; each already has a database of that name. */
export async function spreadDatabase(machines: readonly string[], name: string): Promise<void> {
  const [first = ''] = machines;
  const nodes = await withClient(withDatabase(first, 'postgres'), async (client) => {
    const { rows } = await client.query<{ group: number; host: string; port: number }>(
      'select groupid as group, nodename as host, nodeport as port from pg_dist_node order by nodeid',
    );
    return rows;
  });
  const [own] = nodes.filter(({ group }) => group === 0);
  const url = withDatabase(first, name);
  await withClient(url, (client) =>
    client.query('select citus_set_coordinator_host($1, $2)', [own?.host, own?.port]),
  );
  const names = nodes.filter(({ group }) => group > 0).map(({ host, port }) => `${host}:${port}`);
  await distributeDatabase({ url, machines: names, log: { info: () => undefined } });
}

/** Distributes a database and then refuses connections, so that it can be cloned. */
export async function spreadTemplate(machines: readonly string[], name: string): Promise<void> {
  await spreadDatabase(machines, name);
  await onEach(machines, [
    `alter database ${name} allow_connections false`,
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = '${name}'`,
  ]);
}
