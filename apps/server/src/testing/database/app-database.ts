/** The databases of test apps. One that an app gives back is emptied for the next app, as long as it can be as new. */
import { inject } from 'vitest';
import {
  connectDatabase,
  connectionsOf,
  type Database,
  type DatabaseClient,
  databaseOn,
} from '#db/client.ts';
import { openJobQueue, type RunningJobQueue } from '#db/jobs/job-queue.ts';
import { synchroniseBuiltInFoods } from '#features/foods/synchronise-built-in-foods.ts';
import { poolAsDb } from '../jobs/run-jobs.ts';
import { type ClonedDatabase, cloneDatabase, cloneOf } from './clone-database.ts';

export interface AppDatabase {
  readonly url: string;
  /** Whether its tables are distributed over several machines. */
  readonly isCluster: boolean;
  readonly db: Database;
  readonly pool: DatabaseClient['pool'];
  readonly queue: RunningJobQueue;
  /** Gives it back, when nothing uses it any more. */
  release(): Promise<void>;
}

interface Kept {
  readonly clone: ClonedDatabase;
  readonly client: DatabaseClient;
  readonly queue: RunningJobQueue;
  /** What its catalogue says as long as no test changes the schema. */
  readonly schema: string;
}

const PATIENCE_MILLISECONDS = 60_000;

/** Rows that were deleted stay in the files, which nobody cleans up in a test run: such a database is not used again. */
const LARGEST_BYTES = 4 * 1024 ** 2;

/** Those of this worker that wait for the next app, with their connections. */
const waiting: Kept[] = [];

/** A database with the whole schema and no rows: to clone one and to connect to it takes ten times as long as to empty one. */
export async function takeDatabase({ hasFoods = false } = {}): Promise<AppDatabase> {
  const kept = hasFoods
    ? await makeOne(cloneWithFoods())
    : (waiting.pop() ?? (await makeOne(cloneDatabase())));
  const { clone, client, queue } = kept;
  return {
    url: clone.url,
    isCluster: clone.isCluster,
    db: databaseOn(client.pool),
    pool: client.pool,
    queue,
    release: async () => {
      if (await isAsNew(kept)) waiting.push(kept);
      else await discard(kept);
    },
  };
}

/** The built-in foods are written once in a worker: that takes ten times as long as to clone them. */
let withFoods: Promise<ClonedDatabase> | undefined;

async function cloneWithFoods(): Promise<ClonedDatabase> {
  // Another's server keeps what is not dropped.
  if (inject('initialisedDataDir') === undefined) return writeFoods();
  withFoods ??= writeFoods();
  return cloneOf(await withFoods);
}

async function writeFoods(): Promise<ClonedDatabase> {
  const clone = await cloneDatabase();
  const { db, close } = connectDatabase(clone.url, () => undefined);
  await synchroniseBuiltInFoods(db, new Date()).finally(close);
  return clone;
}

async function makeOne(cloning: Promise<ClonedDatabase>): Promise<Kept> {
  const clone = await cloning;
  const client = connectDatabase(clone.url, () => undefined);
  // Many concurrent requests wait for a connection, on a busy machine longer than people should.
  client.pool.options.connectionTimeoutMillis = PATIENCE_MILLISECONDS;
  // The connections of a database that waits do not keep the worker alive.
  client.pool.options.allowExitOnIdle = true;
  const queue = await openJobQueue({
    database: poolAsDb(client.pool),
    // The template has the queues of all jobs.
    jobs: [],
    log: { warn: () => undefined },
  });
  const { rows } = await client.pool.query<{ schema: string }>(`select ${SCHEMA} as schema`);
  return { clone, client, queue, schema: rows[0]?.schema ?? '' };
}

async function discard({ clone, client, queue }: Kept): Promise<void> {
  await queue.stop();
  await client.close();
  await clone.drop();
}

/** Empties the database. False if it cannot be used again: it is in use, has grown, or its schema was changed. */
async function isAsNew({ client, schema }: Kept): Promise<boolean> {
  // Another's server keeps what is not dropped.
  if (inject('initialisedDataDir') === undefined) return false;
  const { total, idle } = connectionsOf(client.pool);
  if (total !== idle) return false;
  const { rows } = await client.pool.query<{ isUsable: boolean; reset: string }>(RESET, [
    schema,
    LARGEST_BYTES,
  ]);
  const [found] = rows;
  if (!found?.isUsable) return false;
  await client.pool.query(found.reset);
  return true;
}

/** How many rows these have, and which transaction changed them last. */
const SCHEMA = ['pg_class', 'pg_attribute', 'pg_attrdef', 'pg_constraint', 'pg_trigger', 'pg_proc']
  .map((catalogue) => `(select count(*) || '/' || max(xmin::text::bigint) from ${catalogue})`)
  .concat('(select count(*) from drizzle.__drizzle_migrations)')
  .join(`||' '||`);

/** Whether the schema is as it was made and the tables are small, and what deletes their rows and restarts the sequences. */
const RESET = `
  select
    ${SCHEMA} = $1
    and (select sum(pg_relation_size(oid)) from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r') < $2::bigint as "isUsable",
    'begin; set local session_replication_role = replica;'
    || (select string_agg(format('delete from %s', oid::regclass), ';') from pg_class
        where relkind in ('r', 'p') and not relispartition
        and (relnamespace = 'public'::regnamespace or relnamespace = 'pgboss'::regnamespace and relname in ('job', 'schedule')))
    || ';select '
    || (select string_agg(format('setval(%L, %s, false)', format('%I.%I', schemaname, sequencename), start_value), ',')
        from pg_sequences where schemaname = 'public')
    || '; commit' as reset`;
