import type { Client } from 'pg';
import { relationExists } from '../migrations/migrations.ts';
import { withClient } from '../with-client.ts';
import { DistributeError, explainDatabaseError } from './distribute-error.ts';
import { TABLE_DISTRIBUTIONS, type TableDistribution } from './table-distributions.ts';

interface Settings {
  /** The address of the migrated database on the coordinator. */
  readonly url: string;
  /** Workers to add, as 'host:port'. Known workers stay. */
  readonly machines: readonly string[];
  readonly log: { info(fields: object, message: string): void };
}

/** The result, by names of tables. */
export interface Distributed {
  readonly spread: readonly string[];
  readonly before: readonly string[];
  /** Number of workers. */
  readonly machines: number;
}

/**
 * Settings stored in the database for all connections. With the first one on, Citus would automatically manage tables
 * that refer to reference tables, which fails for tables with identity columns. The second allows a transaction to
 * change a reference table, such as an account, after it changed rows that refer to it.
 */
const DATABASE_SETTINGS: ReadonlyArray<readonly [string, string]> = [
  ['citus.enable_local_reference_table_foreign_keys', 'off'],
  ['citus.multi_shard_modify_mode', 'sequential'],
];

/** Stores the settings that every connection needs. A restored copy of a database does not have them. */
export async function saveCitusSettings(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select quote_ident(current_database()) as name');
  for (const [setting, value] of DATABASE_SETTINGS) {
    await client.query(`alter database ${rows[0]?.name} set ${setting} = '${value}'`);
    await client.query(`set ${setting} = '${value}'`);
  }
}

/**
 * Distributes the tables of a migrated database with their rows over the machines of a Citus cluster, including tables
 * that migrations added since the last run. It can be repeated, and resumes after an interruption. Throws a
 * DistributeError with the reason if it is not possible.
 */
export function distributeDatabase({ url, machines, log }: Settings): Promise<Distributed> {
  return explained(url, async (client) => {
    await requireCitus(client);
    await refuseWhileInUse(client);
    await saveCitusSettings(client);
    const count = await addMachines(client, machines);
    return { ...(await distributedTables(client, log)), machines: count };
  });
}

/** Throws a DistributeError unless the database has Citus and is used by this process only. */
export function requireDistributable(url: string): Promise<void> {
  return explained(url, async (client) => {
    await requireCitus(client);
    await refuseWhileInUse(client);
  });
}

async function explained<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  try {
    return await withClient(url, work);
  } catch (error) {
    throw explainDatabaseError(error);
  }
}

async function requireCitus(client: Client): Promise<void> {
  const { rows } = await client.query(`select 1 from pg_available_extensions where name = 'citus'`);
  if (rows.length === 0)
    throw new DistributeError(
      'This PostgreSQL has no Citus. Install it on every machine, name it in shared_preload_libraries, and restart them.',
    );
  await client.query('create extension if not exists citus');
  const { rows: standby } = await client.query<{ is: boolean }>('select pg_is_in_recovery() as is');
  if (standby[0]?.is)
    throw new DistributeError(
      'This machine only follows another one: name the first machine in DATABASE_URL.',
    );
}

/**
 * Refuses if other clients are connected: copies of the app would wait for the locked tables, and their requests would
 * fail.
 */
async function refuseWhileInUse(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(`
    select distinct coalesce(nullif(application_name, ''), 'the app') as name from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
      and application_name not like 'citus%'`);
  if (rows.length > 0)
    throw new DistributeError(
      `Others are connected to the database (${rows.map(({ name }) => name).join(', ')}). Stop every copy of the app first.`,
    );
}

const MACHINE = /^(?<host>.+):(?<port>\d+)$/;

async function addMachines(client: Client, machines: readonly string[]): Promise<number> {
  for (const machine of machines) {
    const { host, port } = MACHINE.exec(machine)?.groups ?? {};
    if (host === undefined || port === undefined)
      throw new DistributeError(
        `“${machine}” is no machine: write its name and port, as in db2.example.org:5432.`,
      );
    await client.query('select citus_add_node($1, $2)', [host, Number(port)]).catch((error: unknown) => {
      throw new DistributeError(
        `The machine ${machine} could not be added: ${error instanceof Error ? error.message : String(error)}. It needs a ` +
          'database of the same name with the extension citus, and must let the first machine in without a password.',
        { cause: error },
      );
    });
  }
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_dist_node where groupid > 0 and noderole = 'primary' and isactive`,
  );
  const count = rows[0]?.count ?? 0;
  if (count === 0)
    throw new DistributeError(
      'There is no machine beside the first one. Name them: npm run db:distribute -- HOST:PORT',
    );
  return count;
}

/** Maps each distributed table to its distribution column; null for reference tables. */
async function listDistributed(client: Client): Promise<ReadonlyMap<string, string | null>> {
  const { rows } = await client.query<{ name: string; by: string | null }>(`
    select c.relname as name,
      case when p.partmethod = 'h' then column_to_column_name(p.logicalrelid, p.partkey) end as by
    from pg_dist_partition p join pg_class c on c.oid = p.logicalrelid
    where c.relnamespace = 'public'::regnamespace`);
  return new Map(rows.map(({ name, by }) => [name, by]));
}

/**
 * Lists tables that are on the coordinator only although they should be distributed, because migrations added them
 * later. Returns none if the database is not distributed.
 */
export async function listUndistributedTables(client: Client): Promise<string[]> {
  if (!(await relationExists(client, 'pg_catalog.pg_dist_partition'))) return [];
  const there = await listDistributed(client);
  if (there.size === 0) return [];
  return [...TABLE_DISTRIBUTIONS]
    .filter(([table, { kind }]) => kind !== 'first machine' && !there.has(table))
    .map(([table]) => table);
}

const wantedKey = (place: TableDistribution): string | null | undefined => {
  if (place.kind === 'first machine') return undefined;
  return place.kind === 'spread' ? place.by : null;
};

async function distributedTables(client: Client, log: Settings['log']) {
  const there = await listDistributed(client);
  const spread: string[] = [];
  const before: string[] = [];
  /** Distribution column → the first table distributed by it; the others are colocated with it. */
  const first = new Map<string, string>();
  for (const [table, place] of TABLE_DISTRIBUTIONS) {
    const isThere = there.has(table);
    if (isThere && there.get(table) !== wantedKey(place))
      throw new DistributeError(`The table ${table} is spread already, but not as this version wants it.`);
    if (place.kind === 'spread') {
      const beside = first.get(place.by) ?? 'none';
      if (!isThere)
        await client.query('select create_distributed_table($1, $2, colocate_with => $3)', [
          table,
          place.by,
          beside,
        ]);
      if (beside === 'none') first.set(place.by, table);
    } else if (place.kind === 'everywhere' && !isThere) {
      await client.query('select create_reference_table($1)', [table]);
    }
    if (place.kind === 'first machine') continue;
    (isThere ? before : spread).push(table);
    if (!isThere) log.info({ table }, 'Spread a table');
  }
  // Deletes the local copies of the rows, which queries no longer see. Tables that refer to others go first.
  for (const table of spread.toReversed())
    await client.query('select truncate_local_data_after_distributing_table($1)', [table]);
  return { spread, before };
}
