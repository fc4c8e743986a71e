import { sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';

/** Number of unfinished jobs of a kind in a state: 'created', 'retry', 'active'. */
export interface JobCount {
  readonly job: string;
  readonly state: string;
  readonly count: number;
}

export async function countJobs(db: Database): Promise<readonly JobCount[]> {
  const { rows } = await db.execute<{ job: string; state: string; count: number }>(sql`
    select name as job, state::text, count(*)::integer as count from pgboss.job
    where state::text in ('created', 'retry', 'active') and name not like '\\_\\_%' group by 1, 2`);
  return rows;
}
