import { sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';

const TABLES = [
  'ingredients',
  'meals',
  'own_foods',
  'saved_meals',
  'favorite_foods',
  'day_comments',
  'recipes',
  'shopping_list',
  'shopping_cart',
  'orders',
] as const;

/** One row of a person in each table, by its id, and the hash of one picture. */
export type Ids = Readonly<Record<(typeof TABLES)[number], number>> & { readonly hash: string };

/** The row that `giveBelongings` has put into each table. */
export async function idsOf(db: Database, userId: number): Promise<Ids> {
  const ids = {} as Record<(typeof TABLES)[number], number>;
  for (const table of TABLES) {
    const { rows } = await db.execute<{ id: number }>(
      sql`select id from ${sql.identifier(table)} where user_id = ${userId}`,
    );
    const [row] = rows;
    if (!row) throw new Error(`Nothing in ${table}`);
    ids[table] = row.id;
  }
  const { rows } = await db.execute<{ hash: string }>(
    sql`select hash from picture_uses where user_id = ${userId}`,
  );
  return { ...ids, hash: rows[0]?.hash ?? '' };
}

/** Every row that is a person's, in every table with a user_id: two of them are equal only if nothing changed. */
export async function rowsOf(db: Database, userId: number): Promise<Record<string, unknown[]>> {
  const { rows: tables } = await db.execute<{ table: string }>(sql`
    select table_name as table from information_schema.columns
    where table_schema = 'public' and column_name = 'user_id' order by table_name`);
  const owned: Record<string, unknown[]> = {};
  for (const { table } of tables) {
    const { rows } = await db.execute(
      sql`select * from ${sql.identifier(table)} where user_id = ${userId} order by 1`,
    );
    owned[table] = rows;
  }
  return owned;
}
