import { sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { listOwnedTables } from './owned-tables.ts';

const TABLES = [
  'ingredients',
  'kitchen_invitations',
  'meals',
  'own_foods',
  'saved_meals',
  'favorite_foods',
  'unwanted_dishes',
  'push_subscriptions',
  'linked_identities',
  'passkeys',
  'api_tokens',
  'webhooks',
  'coach_weeks',
  'day_comments',
  'recipes',
  'found_recipes',
  'removals',
  'shopping_list',
  'plan_entries',
  'plan_templates',
  'prices',
  'cookbooks',
  'shopping_cart',
  'orders',
] as const;

/** The ids of one row of a person in each table, the hash of one picture, and the person's id. */
export type Ids = Readonly<Record<(typeof TABLES)[number], number>> & {
  readonly hash: string;
  readonly person: number;
};

/** The rows that `fillOwnedRows` inserted. */
export async function idsOf(db: Database, userId: number): Promise<Ids> {
  const ids = {} as Record<(typeof TABLES)[number], number>;
  const owned = new Map((await listOwnedTables(db)).map(({ name, isOf }) => [name, isOf(userId)]));
  for (const table of TABLES) {
    const { rows } = await db.execute<{ id: number }>(
      sql`select id from ${sql.identifier(table)} where ${owned.get(table)}`,
    );
    const [row] = rows;
    if (!row) throw new Error(`Nothing in ${table}`);
    ids[table] = row.id;
  }
  const { rows } = await db.execute<{ hash: string }>(
    sql`select hash from picture_uses where ${owned.get('picture_uses')}`,
  );
  return { ...ids, hash: rows[0]?.hash ?? '', person: userId };
}

/** All rows of a person and their kitchen, for comparing before and after. */
export async function rowsOf(db: Database, userId: number): Promise<Record<string, unknown[]>> {
  const owned: Record<string, unknown[]> = {};
  for (const { name, isOf } of await listOwnedTables(db)) {
    const { rows } = await db.execute(
      sql`select * from ${sql.identifier(name)} as owned where ${isOf(userId)} order by owned::text`,
    );
    owned[name] = rows;
  }
  return owned;
}
