import type { Client } from 'pg';
import { relationExists } from '../migrations/migrations.ts';
import { withClient } from '../with-client.ts';
import { DistributeError, explainDatabaseError } from './distribute-error.ts';
import { TABLE_PLACES, type TablePlace } from './table-places.ts';

interface Settings {
  /** The address of the database on the first machine, the coordinator. It is up to date. */
  readonly url: string;
  /** Machines to be added, 'host:port'; those that the database knows already stay. */
  readonly machines: readonly string[];
  readonly log: { info(fields: object, message: string): void };
}

/** What was done, by the names of the tables. */
export interface Distributed {
  readonly spread: readonly string[];
  readonly before: readonly string[];
  /** How many machines beside the first there are. */
  readonly machines: number;
}

/**
 * Of the database itself, for every connection to it. With the first, Citus would take tables that refer to what is everywhere
 * into its care by itself, which fails for those with numbers of their own. The second lets a transaction change a table
 * that is everywhere, such as an account, after it has changed what refers to it.
 */
const DATABASE_SETTINGS: ReadonlyArray<readonly [string, string]> = [
  ['citus.enable_local_reference_table_foreign_keys', 'off'],
  ['citus.multi_shard_modify_mode', 'sequential'],
];

/** Writes down what every connection to the database has to run with. A copy of a database does not have it. */
export async function saveCitusSettings(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select quote_ident(current_database()) as name');
  for (const [setting, value] of DATABASE_SETTINGS) {
    await client.query(`alter database ${rows[0]?.name} set ${setting} = '${value}'`);
    await client.query(`set ${setting} = '${value}'`);
  }
}

/**
 * Spreads the tables of an up-to-date database over the machines of a Citus cluster, with the rows that are in them, and those
 * that migrations have added since the last time. Done twice it changes nothing; broken off it goes on where it was.
 * Throws a DistributeError that says why it cannot be done.
 */
export function distributeDatabase({ url, machines, log }: Settings): Promise<Distributed> {
  return explained(url, async (client) => {
    await requireCitus(client);
    await refuseWhileInUse(client);
    await saveCitusSettings(client);
    const count = await addMachines(client, machines);
    return { ...(await spreadTables(client, log)), machines: count };
  });
}

/** Throws a DistributeError unless the database is one of Citus that only this process uses. */
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

/** Copies of the app would wait for the tables that are being spread, and their requests would fail. */
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

/** Of each table that is on more than the first machine: the column that it is spread by, null where it is everywhere. */
async function listSpread(client: Client): Promise<ReadonlyMap<string, string | null>> {
  const { rows } = await client.query<{ name: string; by: string | null }>(`
    select c.relname as name,
      case when p.partmethod = 'h' then column_to_column_name(p.logicalrelid, p.partkey) end as by
    from pg_dist_partition p join pg_class c on c.oid = p.logicalrelid
    where c.relnamespace = 'public'::regnamespace`);
  return new Map(rows.map(({ name, by }) => [name, by]));
}

/**
 * The tables that a database of several machines has on the first one alone, though they belong elsewhere: those that migrations
 * have added since it was spread. None of a database of one machine.
 */
export async function listUnspreadTables(client: Client): Promise<string[]> {
  if (!(await relationExists(client, 'pg_catalog.pg_dist_partition'))) return [];
  const there = await listSpread(client);
  if (there.size === 0) return [];
  return [...TABLE_PLACES]
    .filter(([table, { kind }]) => kind !== 'first machine' && !there.has(table))
    .map(([table]) => table);
}

const wantedKey = (place: TablePlace): string | null | undefined => {
  if (place.kind === 'first machine') return undefined;
  return place.kind === 'spread' ? place.by : null;
};

async function spreadTables(client: Client, log: Settings['log']) {
  const there = await listSpread(client);
  const spread: string[] = [];
  const before: string[] = [];
  /** Column → the first table that is spread by it: the others lie beside it. */
  const first = new Map<string, string>();
  for (const [table, place] of TABLE_PLACES) {
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
  // Rows as they were before, which nobody sees any more. Those that refer to others go first.
  for (const table of spread.toReversed())
    await client.query('select truncate_local_data_after_distributing_table($1)', [table]);
  return { spread, before };
}
