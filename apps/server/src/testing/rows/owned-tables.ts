import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';

interface OwnedTable {
  readonly name: string;
  /** SQL condition for a person's rows: their own, their kitchen's, and those they added anywhere. */
  readonly isOf: (userId: number) => SQL;
}

const KITCHEN = (userId: number) =>
  sql`kitchen_id = (select kitchen_id from kitchen_members where user_id = ${userId})`;

const CONDITIONS: Readonly<Record<string, (userId: number) => SQL>> = {
  user_id: (userId) => sql`user_id = ${userId}`,
  kitchen_id: KITCHEN,
  added_by: (userId) => sql`(${KITCHEN(userId)} or added_by = ${userId})`,
};

/** Lists every table with a user_id or a kitchen_id. */
export async function listOwnedTables(db: Database): Promise<OwnedTable[]> {
  const { rows } = await db.execute<{ name: string; column: string }>(sql`
    select table_name as name,
      coalesce(max(column_name) filter (where column_name = 'user_id'), min(column_name)) as column
    from information_schema.columns
    where table_schema = 'public' and column_name in ('user_id', 'kitchen_id', 'added_by')
    group by table_name order by table_name`);
  return rows.map(({ name, column }) => ({ name, isOf: CONDITIONS[column] ?? KITCHEN }));
}
