import type { Client } from 'pg';
import { relationExists } from '../migrations/migrations.ts';
import { retryOnDeadlock } from '../retry-on-deadlock.ts';

const BEGIN = 'begin isolation level repeatable read read only';

/** The quoted names of the tables that Citus distributes. */
async function listDistributedTables(client: Client): Promise<string[]> {
  if (!(await relationExists(client, 'pg_catalog.pg_dist_partition'))) return [];
  const { rows } = await client.query<{ name: string }>(
    'select logicalrelid::regclass::text as name from pg_dist_partition order by 1',
  );
  return rows.map(({ name }) => name);
}

/**
 * Begins a transaction that reads the whole database as of one moment. On Citus each machine takes its own snapshot at
 * its first query. To make them consistent, locks block all writers until every machine has taken its snapshot; rolling
 * back to a savepoint then releases the locks and keeps the snapshots. Citus uses one connection per machine, because
 * each connection has its own snapshot. Throws if writers never leave a gap for the locks.
 */
export async function beginSnapshot(client: Client): Promise<void> {
  const spread = await listDistributedTables(client);
  if (spread.length === 0) {
    await client.query(BEGIN);
    // The snapshot is taken by the first statement.
    await client.query('select 1');
    return;
  }
  await retryOnDeadlock(async () => {
    try {
      await client.query(BEGIN);
      await client.query('set local citus.max_adaptive_executor_pool_size = 1');
      await client.query('savepoint unlocked');
      await client.query(`lock table ${spread.join(', ')} in share mode`);
      for (const table of spread) await client.query(`select 1 from ${table} limit 1`);
      await client.query('rollback to savepoint unlocked');
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      throw error;
    }
  });
}
