import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bareDatabase } from '#testing/database/clone-database.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { connectDatabase } from './client.ts';
import { migrateDatabase } from './migrations/migrate.ts';
import { PRODUCTS_BY_PLAINNESS } from './schema/food/foods.ts';

describe('the schema', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  test('a product of any plainness is in one of their indexes', async () => {
    const parts = PRODUCTS_BY_PLAINNESS.map((among) => sql`(${among})::integer`);
    const { rows } = await app.db.execute(sql`
      select plainness from generate_series(0, 200) as plainness, (values ('branded')) as food (data_set)
      where ${sql.join(parts, sql` + `)} <> 1`);
    expect(rows).toEqual([]);
  });

  test('every table of a user or kitchen has a primary key that begins with their id', async () => {
    const { rows } = await app.db.execute<{ table_name: string; key: string }>(sql`
      select c.table_name, string_agg(k.column_name, ', ' order by k.ordinal_position) as key
      from (
        select distinct table_name from information_schema.columns
        where table_schema = 'public' and column_name in ('user_id', 'kitchen_id')
      ) c
      join information_schema.table_constraints t on t.table_name = c.table_name and t.constraint_type = 'PRIMARY KEY'
      join information_schema.key_column_usage k on k.constraint_name = t.constraint_name and k.table_name = t.table_name
      group by c.table_name order by c.table_name`);
    expect(Object.fromEntries(rows.map(({ table_name, key }) => [table_name, key]))).toEqual({
      account_locks: 'user_id',
      api_tokens: 'user_id, id',
      body_log: 'user_id, id',
      coach_consents: 'user_id, id',
      coach_weeks: 'user_id, id',
      cooked_recipes: 'kitchen_id, id',
      cookbooks: 'kitchen_id, id',
      daily_goals: 'user_id, id',
      day_comments: 'user_id, id',
      favorite_foods: 'user_id, id',
      unwanted_dishes: 'user_id, id',
      found_recipes: 'user_id, id',
      idea_history: 'user_id',
      idempotency_keys: 'user_id, key',
      ingredients: 'kitchen_id, id',
      kitchen_invitations: 'kitchen_id, id',
      kitchen_locks: 'kitchen_id',
      kitchen_members: 'user_id',
      linked_identities: 'user_id, id',
      made_photos: 'kitchen_id, id',
      meals: 'user_id, id',
      order_events: 'user_id, id',
      orders: 'user_id, id',
      own_foods: 'user_id, id',
      passkeys: 'user_id, id',
      picture_uses: 'kitchen_id, id',
      pictures: 'kitchen_id, hash',
      plan_entries: 'kitchen_id, id',
      plan_templates: 'kitchen_id, id',
      prices: 'kitchen_id, id',
      push_subscriptions: 'user_id, id',
      recipe_favorites: 'kitchen_id, user_id, recipe_id',
      recipe_imports: 'user_id',
      recipe_versions: 'kitchen_id, id',
      recipes: 'kitchen_id, id',
      reminder_days: 'user_id, kind, day',
      reminders: 'user_id',
      removals: 'user_id, id',
      saved_meals: 'user_id, id',
      second_factors: 'user_id',
      shopping_cart: 'user_id, id',
      shopping_list: 'kitchen_id, id',
      stock_movements: 'kitchen_id, id',
      user_preferences: 'user_id',
      user_profiles: 'user_id',
      webhook_calls: 'user_id, id',
      webhooks: 'user_id, id',
    });
  });

  test('every foreign key has an index that begins with its columns', async () => {
    const { rows } = await app.db.execute(sql`
      select con.conname from pg_constraint con
      where con.contype = 'f' and con.connamespace = 'public'::regnamespace and not exists (
        select from pg_index i
        where i.indrelid = con.conrelid and (i.indkey::int2[])[0:array_length(con.conkey, 1) - 1] = con.conkey)`);
    expect(rows).toEqual([]);
  });

  test('every foreign key to users cascades', async () => {
    const { rows } = await app.db.execute(sql`
      select conname from pg_constraint
      where contype = 'f' and confrelid = 'users'::regclass and confdeltype <> 'c'`);
    expect(rows).toEqual([]);
  });

  test('several copies can migrate at the same time', async () => {
    const database = await bareDatabase();
    const client = connectDatabase(database.url, () => undefined);
    await Promise.all(Array.from({ length: 4 }, () => migrateDatabase(database.url)));
    const { rows } = await client.db.execute<{ count: string }>(
      sql`select count(*) from information_schema.tables where table_name = 'users'`,
    );
    expect(rows).toEqual([{ count: '1' }]);
    await client.close();
    await database.drop();
  });
});
