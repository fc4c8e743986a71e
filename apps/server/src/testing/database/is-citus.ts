import { sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';

/** Whether the database is distributed by Citus (`npm run test:citus`). */
export async function isCitus(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ isCitus: boolean }>(
    sql`select to_regclass('citus_stat_activity') is not null as "isCitus"`,
  );
  return rows[0]?.isCitus === true;
}
