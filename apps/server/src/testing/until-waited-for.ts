import { sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';

/** Until some other connection waits for what a transaction holds. */
export async function untilWaitedFor(db: Database): Promise<void> {
  const isWaitedFor = async () => {
    const { rows } = await db.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.length > 0;
  };
  while (!(await isWaitedFor()));
}
