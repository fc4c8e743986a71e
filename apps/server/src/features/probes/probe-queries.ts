import { sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';

/** Throws if the database does not answer. */
export async function askDatabase(db: Database): Promise<void> {
  await db.execute(sql`select 1`);
}
