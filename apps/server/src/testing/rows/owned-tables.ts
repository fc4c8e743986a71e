import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';

interface OwnedTable {
  readonly name: string;
  /** The condition of a person's rows: their own, those of their kitchen, and those that they added to any. */
  readonly isOf: (userId: number) => SQL;
}

const conditionOf = (column: string) => (userId: number) =>
  column === 'user_id'
    ? sql`user_id = ${userId}`
    : sql`(kitchen_id = (select kitchen_id from kitchen_members where user_id = ${userId}) or added_by = ${userId})`;

/** Every table with a user_id or a kitchen_id. */
export async function listOwnedTables(db: Database): Promise<OwnedTable[]> {
  const { rows } = await db.execute<{ name: string; column: string }>(sql`
    select table_name as name, max(column_name) as column from information_schema.columns
    where table_schema = 'public' and column_name in ('user_id', 'kitchen_id')
    group by table_name order by table_name`);
  return rows.map(({ name, column }) => ({ name, isOf: conditionOf(column) }));
}
