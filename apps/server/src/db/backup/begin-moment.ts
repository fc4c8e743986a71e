import type { Client } from 'pg';
import { relationExists } from '../migrations/migrations.ts';
import { retryOnDeadlock } from '../retry-on-deadlock.ts';

const BEGIN = 'begin isolation level repeatable read read only';

/** Tables with rows on other machines, quoted. */
async function listSpreadTables(client: Client): Promise<string[]> {
  if (!(await relationExists(client, 'pg_catalog.pg_dist_partition'))) return [];
  const { rows } = await client.query<{ name: string }>(
    'select logicalrelid::regclass::text as name from pg_dist_partition order by 1',
  );
  return rows.map(({ name }) => name);
}

/**
 * Begins a transaction that reads the whole database as it is at one moment. On Citus each machine has a snapshot of its own, of
 * when it is first asked. So that nothing is written between the first and the last of them, writers are kept waiting until
 * each was asked; the locks go with their savepoint, the snapshots stay. One connection for each machine, since each has one.
 * Throws when writers leave no such moment.
 */
export async function beginMoment(client: Client): Promise<void> {
  const spread = await listSpreadTables(client);
  if (spread.length === 0) {
    await client.query(BEGIN);
    // The moment is that of the first statement.
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
