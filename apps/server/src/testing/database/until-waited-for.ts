import { sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';

/** Until some other connection, or so many of them, wait for what a transaction holds. */
export async function untilWaitedFor(db: Database, waiting = 1): Promise<void> {
  const isWaitedFor = async () => {
    const { rows } = await db.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.length >= waiting;
  };
  while (!(await isWaitedFor()));
}
